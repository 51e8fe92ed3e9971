"""The actions: the boards with their spaces, and what can be done there."""
