"""What all tables of the database are declared with."""

from typing import Final

from sqlalchemy import MetaData, String

METADATA: Final = MetaData()
ID: Final = String(22)
HASH: Final = String(64)
