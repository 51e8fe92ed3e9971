"""Recovery codes: 128 random bits, as a person can read them, write them down and type them again.

Seven groups of four characters (Crockford's base32, without I, L, O and U). The last twelve of the 140 bits are a
check, so that a slip of the pen is told from a code that is not known.
"""

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOK_ALIKES: Final = str.maketrans("OIL", "011")
BITS: Final = 128
CHECK_BITS: Final = 12
LENGTH: Final = (BITS + CHECK_BITS) // 5
GROUP: Final = 4


def new_code() -> str:
    return written(secrets.randbits(BITS))


def written(number: int) -> str:
    """
    >>> written(0), written((1 << 128) - 1)
    ('0000-0000-0000-0000-0000-0000-00VM', 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZXDC')
    """
    whole = number << CHECK_BITS | check_of(number)
    letters = "".join(ALPHABET[whole >> 5 * place & 31] for place in reversed(range(LENGTH)))
    return "-".join(letters[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def read_code(text: str) -> str | None:
    """A code as `written` has it, however it was typed; None if it is none, or there is a slip in it.

    >>> read_code(" oooo 0000 0000 0000 0000 0000 00vm")
    '0000-0000-0000-0000-0000-0000-00VM'
    >>> read_code("0000-0000-0000-0000-0000-0001-00VM")
    """
    letters = "".join(char for char in text.upper() if char.isalnum()).translate(LOOK_ALIKES)
    if len(letters) != LENGTH or any(char not in ALPHABET for char in letters):
        return None
    whole = 0
    for char in letters:
        whole = whole << 5 | ALPHABET.index(char)
    number = whole >> CHECK_BITS
    return written(number) if whole & (1 << CHECK_BITS) - 1 == check_of(number) else None


def check_of(number: int) -> int:
    digest = hashlib.sha256(number.to_bytes(BITS // 8, "big")).digest()
    return int.from_bytes(digest[:2], "big") >> 16 - CHECK_BITS
