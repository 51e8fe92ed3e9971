"""Two other browsers, WebKit and Firefox, by what they speak themselves: no library and no driver from elsewhere.

WebKit's driver speaks WebDriver by HTTP; Firefox takes the same commands from a socket (Marionette).
"""

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx

START_SECONDS: Final = 60
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
"""How WebDriver calls a reference to an element."""
ANSWERED: Final = """
  const answer = arguments[arguments.length - 1];
  Promise.resolve((SCRIPT)(...[...arguments].slice(0, -1))).then(
    (found) => answer({ found: found ?? null }), (error) => answer({ error: String(error) }));
"""
LITTLE_MOTION: Final = "[Settings]\ngtk-enable-animations=0\n"
STIR: Final = """() => {
  const { style } = document.documentElement;
  window.stirring = setInterval(() => { style.opacity = style.opacity === "1" ? "0.9999" : "1"; }, 20);
}"""


class Engine(ABC):
    """A browser with one window, that does what WebDriver can ask for."""

    name: str

    @abstractmethod
    def go(self, url: str) -> None: ...

    @abstractmethod
    def click(self, chosen: str) -> None:
        """As a person does: it must be in sight, and nothing may lie over it."""

    @abstractmethod
    def picture(self) -> bytes: ...

    @abstractmethod
    def _execute(self, script: str, given: list[Any]) -> Any: ...

    @abstractmethod
    def _set_window(self, width: int, height: int) -> None: ...

    def run(self, function: str, *given: Any) -> Any:
        """Call a function in the page, and wait for what it promises."""
        answer = self._execute(ANSWERED.replace("SCRIPT", function), list(given))
        assert "error" not in answer, f"{self.name}: {answer['error']}"
        return answer["found"]

    def wait(self, condition: str, *given: Any, seconds: float = 20) -> None:
        give_up = time.monotonic() + seconds
        while not self.run(condition, *given):
            assert time.monotonic() < give_up, f"{self.name}: waited in vain for {condition} {given}"
            time.sleep(0.05)

    def resize(self, width: int, height: int) -> None:
        """The page, not the window around it."""
        self._set_window(width, height)
        inner = self.run("() => [innerWidth, innerHeight]")
        self._set_window(2 * width - inner[0], 2 * height - inner[1])
        self.wait("(width, height) => innerWidth === width && innerHeight === height", width, height)


# WebKit


class WebKit(Engine):
    name = "webkit"

    def __init__(self, port: int) -> None:
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        browser = {"binary": str(minibrowser()), "args": ["--automation"]}
        always = {"webkitgtk:browserOptions": browser}
        session = self._post("/session", {"capabilities": {"alwaysMatch": always}})
        self._session = f"/session/{session['sessionId']}"

    def go(self, url: str) -> None:
        self._post(f"{self._session}/url", {"url": url})

    def click(self, chosen: str) -> None:
        found = self._post(f"{self._session}/element", {"using": "css selector", "value": chosen})[ELEMENT]
        self._post(f"{self._session}/element/{found}/click", {})

    def picture(self) -> bytes:
        """WebKit waits for the next frame, and where nothing moves there is none: so something hardly does."""
        self.run(STIR)
        picture = base64.b64decode(self._value(self._http.get(f"{self._session}/screenshot")))
        self.run("() => clearInterval(window.stirring)")
        return picture

    def close(self) -> None:
        self._http.delete(self._session)
        self._http.close()

    def _execute(self, script: str, given: list[Any]) -> Any:
        return self._post(f"{self._session}/execute/async", {"script": script, "args": given})

    def _set_window(self, width: int, height: int) -> None:
        self._post(f"{self._session}/window/rect", {"width": width, "height": height})

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._value(self._http.post(path, json=body))

    def _value(self, answer: httpx.Response) -> Any:
        value = answer.json()["value"]
        assert answer.is_success, f"{answer.request.url.path}: {value['error']}: {value['message']}"
        return value


def minibrowser() -> Path | None:
    """Debian's small browser around WebKit: the newest, if there are several."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return found[-1] if found else None


QUIETLY: Final = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it wants a kernel that lets it; the pages are ours
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "GSETTINGS_BACKEND": "memory",
    "NO_AT_BRIDGE": "1",
    "NO_PROXY": "localhost",
}


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """WebKit draws on a screen, which nobody sees: Xvfb."""
    log, settings = folder / "webkit.log", folder / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text(LITTLE_MOTION, encoding="utf-8")
    with log.open("w") as out, screen() as display:
        port = free_port()
        homes = {f"XDG_{what}_HOME": str(folder) for what in ("CACHE", "CONFIG", "DATA")}
        env = {**os.environ, **QUIETLY, **homes, "DISPLAY": display}
        with started(["WebKitWebDriver", f"--port={port}"], env, out):
            wait_for_port(port)
            browser = WebKit(port)
            yield browser
            browser.close()


@contextlib.contextmanager
def screen() -> Iterator[str]:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, pass_fds=[writing]) as process:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()


# Firefox

PREFERENCES: Final[dict[str, bool | int | str]] = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage": "about:blank",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "remote.prefs.recommended": True,
    "ui.prefersReducedMotion": 1,
}


class Firefox(Engine):
    name = "firefox"

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self._number = 0
        self._receive()  # a greeting
        self._ask("NewSession")

    def go(self, url: str) -> None:
        self._ask("Navigate", url=url)

    def click(self, chosen: str) -> None:
        found = self._ask("FindElement", using="css selector", value=chosen)["value"][ELEMENT]
        self._ask("ElementClick", id=found)

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("TakeScreenshot", full=False)["value"])

    def close(self) -> None:
        self._socket.close()

    def _execute(self, script: str, given: list[Any]) -> Any:
        return self._ask("ExecuteAsyncScript", script=script, args=given, sandbox=None)["value"]

    def _set_window(self, width: int, height: int) -> None:
        self._ask("SetWindowRect", width=width, height=height)

    def _ask(self, command: str, **given: Any) -> Any:
        self._number += 1
        said = json.dumps([0, self._number, f"WebDriver:{command}", given]).encode()
        self._socket.sendall(b"%d:%b" % (len(said), said))
        _, number, error, value = self._receive()
        assert number == self._number
        assert error is None, f"{command} {given}: {error['error']}: {error['message']}"
        return value

    def _receive(self) -> Any:
        """A message comes after its length."""
        length = b""
        while (sign := self._socket.recv(1)) != b":":
            assert sign, "Firefox has hung up"
            length += sign
        said = b""
        while len(said) < int(length):
            said += self._socket.recv(int(length) - len(said))
        return json.loads(said)


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    profile, log = folder / "firefox", folder / "firefox.log"
    profile.mkdir()
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [str(firefox_command()), "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
    with log.open("w") as out, started(command, {**os.environ, "HOME": str(folder)}, out) as process:
        told = profile / "MarionetteActivePort"
        give_up = time.monotonic() + START_SECONDS
        while not (told.exists() and told.read_text()):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < give_up, f"Firefox did not start: {log.read_text()}"
            time.sleep(0.05)
        browser = Firefox(int(told.read_text()))
        yield browser
        browser.close()


def firefox_command() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


# Both


def missing(name: str) -> str | None:
    """What this machine lacks for one of the two, in a sentence."""
    if name == "firefox":
        return None if firefox_command() else "no Firefox on this machine: install it, or let .ci/run do so"
    if minibrowser() and shutil.which("WebKitWebDriver") and shutil.which("Xvfb"):
        return None
    return "no WebKit on this machine: install webkit2gtk-driver and xvfb, or let .ci/run do so"


@contextlib.contextmanager
def started(command: list[str], env: dict[str, str], out: Any) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, env=env, stdout=out, stderr=out)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def wait_for_port(port: int) -> None:
    give_up = time.monotonic() + START_SECONDS
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        assert time.monotonic() < give_up, "WebKit's driver did not start"
        time.sleep(0.05)
