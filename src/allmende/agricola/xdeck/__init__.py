"""The X deck: aliens have landed in the Western Quarry."""
