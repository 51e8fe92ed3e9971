"""The client and the server for the browser tests: built once, started once for each process of the test run."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SCREENSHOTS = Path(os.environ.get("ALLMENDE_TEST_SCREENSHOTS") or ROOT / "build" / "screenshots")
START_SECONDS = 60
BUILD_SECONDS = 300
LIMITS = "analysis_picks=250," + ",".join(
    f"{where}_{what}_burst=100000" for where in ("address", "network") for what in ("people", "tables", "requests")
)
"""All visitors of all tests come from one address; and how good an analysis is they do not care."""


def chromium() -> str | None:
    """The browser on this machine, if there is one: rather the one without windows, which costs a third less time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def build_client() -> None:
    """Build the client as an installation does, unless it is built from these sources already."""
    if os.environ.get("ALLMENDE_STATIC"):
        return
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import Client
    finally:
        sys.path.remove(str(ROOT))
    client = Client(ROOT)
    if not client.is_due():
        return
    with alone(ROOT / "web" / "node_modules.lock"):
        if client.is_due():
            client.build()


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Only one process of the test run at a time. A lock that was left behind by a killed one counts for nothing."""
    while True:
        try:
            lock.touch(exist_ok=False)
            break
        except FileExistsError:
            with contextlib.suppress(FileNotFoundError):
                if time.time() - lock.stat().st_mtime > BUILD_SECONDS:
                    lock.unlink()
            time.sleep(0.2)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


@contextlib.contextmanager
def server(data: Path, *more: str, python: str = sys.executable) -> Iterator[str]:
    """`allmende serve` as a person starts it; its address."""
    command = [python, "-m", "allmende", "serve", "--no-browser", "--port", "0", "--data", str(data), *more]
    with (data / "server.log").open("w+") as log:
        env = {**os.environ, "ALLMENDE_LIMITS": LIMITS}
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=data, env=env)
        try:
            yield wait_for_address(process, data / "server.log")
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for_address(process: subprocess.Popen[bytes], log: Path) -> str:
    give_up = time.monotonic() + START_SECONDS
    while not (found := re.search(r"http://localhost:\d+", log.read_text())):
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < give_up, f"the server did not start: {log.read_text()}"
        time.sleep(0.05)
    return found[0]
