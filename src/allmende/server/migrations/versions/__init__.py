"""The scripts, named by their number."""
