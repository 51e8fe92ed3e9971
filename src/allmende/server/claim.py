"""One server for one data folder: a second one would not see what happens at the tables of the first.

The claim is a lock on a file, so it ends with the process, however that ends. The file says where the server is.
"""

import contextlib
import sys
import time
from pathlib import Path
from typing import IO, Final

FILE: Final = "server.lock"
FAR_BEHIND: Final = 1 << 20
"""Windows locks bytes, and nobody else may read those: far behind the address."""


class Claim:
    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._file: IO[str] | None = None

    def take(self) -> bool:
        """Is the folder ours now? Also where the file system knows no locks."""
        file = self._path.open("a+", encoding="utf-8")
        if not locked(file):
            file.close()
            return False
        self._file = file
        self.write("")
        return True

    def write(self, address: str) -> None:
        """Tell the next one who comes where we are."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.write(address)
            self._file.flush()

    def holder(self, patience: float = 5) -> str:
        """Where the one is who has the folder; while it is starting, wait a little for it to say so."""
        end = time.monotonic() + patience
        while True:
            with contextlib.suppress(OSError):
                if address := self._path.read_text(encoding="utf-8").strip():
                    return address
            if time.monotonic() > end:
                return ""
            time.sleep(0.05)

    def release(self) -> None:
        if self._file is not None:
            self.write("")
            self._file.close()
            self._file = None


def locked(file: IO[str]) -> bool:
    """Try to lock a file; False if somebody else has."""
    if sys.platform == "win32":
        import msvcrt

        try:
            file.seek(FAR_BEHIND)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # no locks here, on some network drives
        return True
    return True
