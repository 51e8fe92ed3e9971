"""The Shepherd, who plays The Lowlands."""
