"""What is seen: views, what a seat can work out, and how the rest is redrawn for a bot."""
