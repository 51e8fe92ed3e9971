"""The doors for researchers, put to the tests of those who made the frameworks."""
