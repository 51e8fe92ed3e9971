"""What can go wrong at the table. Each message is a sentence for the person who caused it."""


class AllmendeError(Exception):
    """The base of every error that is the caller's to mend. Nothing has changed when it is raised."""


class IllegalOption(AllmendeError):
    """The option is not offered now."""


class UnknownOption(AllmendeError, KeyError):
    """No game of this kind has such an option."""

    def __str__(self) -> str:  # a KeyError would put quotation marks round the sentence
        return Exception.__str__(self)


class BadSeat(AllmendeError):
    """There is no such seat, or it has nothing to choose."""


class UnknownGame(AllmendeError):
    """No game of that name is registered."""


class BrokenBox(AllmendeError):
    """A distribution brings a game that cannot be loaded."""


class BadGameOption(AllmendeError):
    """An option given to `new_game` is unknown or has an impossible value."""


class DamagedRecord(AllmendeError):
    """A record or a saved game cannot be read or played."""


class ImpossibleSituation(AllmendeError):
    """An arranged situation could never lie on the table."""


class NothingToUndo(AllmendeError):
    """The seat has no pick that it may take back."""
