"""The Farmer, who plays Agricola."""
