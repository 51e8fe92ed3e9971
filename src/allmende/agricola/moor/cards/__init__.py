"""The cards of Farmers of the Moor, in the order of their numbers: new modules come last."""

# isort: off
from allmende.agricola.moor.cards import majors
from allmende.agricola.moor.cards import batch_one_a, batch_one_b
from allmende.agricola.moor.cards import batch_two_a, batch_two_b, batch_two_c
from allmende.agricola.moor.cards import batch_three_a, batch_three_b

# isort: on

__all__ = [
    "batch_one_a", "batch_one_b", "batch_three_a", "batch_three_b", "batch_two_a", "batch_two_b", "batch_two_c",
    "majors",
]  # fmt: skip
