"""What is saved or arranged by hand: JSON, situations, and whether they could lie on a table."""
