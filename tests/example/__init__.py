"""A game from elsewhere: the distribution in examples/gleaning, installed into an environment of its own."""
