"""The cards of Farmers of the Moor, in the order of their numbers: new modules come last."""

# isort: off
from allmende.agricola.moor.cards import majors

# isort: on

__all__ = ["majors"]
