"""Big Money, which plays Dominion."""
