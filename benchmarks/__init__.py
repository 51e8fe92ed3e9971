"""How fast and how small the engine is: `uv run python -m benchmarks` prints the figures beside their targets."""
