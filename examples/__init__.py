"""Small programs to begin with: a bot, a training loop, an analysis."""
