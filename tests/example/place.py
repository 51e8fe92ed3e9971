"""An environment of its own, in which the example is installed as a person would install it."""

import shutil
import subprocess
import sysconfig
import venv
from pathlib import Path

from tests.web.place import ROOT

EXAMPLE = ROOT / "examples" / "gleaning"


def fresh_environment(folder: Path) -> str:
    """A new environment with the example in it: its Python. All that is installed here is lent to it, not fetched."""
    uv = shutil.which("uv")
    venv.create(folder, with_pip=uv is None)
    python = str(folder / "bin" / "python")
    lent = sysconfig.get_path("purelib")
    (packages_of(python) / "lent.pth").write_text(f"import site; site.addsitedir({lent!r})\n", encoding="utf-8")
    source = folder / "gleaning"
    shutil.copytree(EXAMPLE, source)
    offline = (
        [uv, "pip", "install", "--python", python, "--offline"]
        if uv
        else [python, "-m", "pip", "install", "--no-index"]
    )
    done = subprocess.run(
        [*offline, "--no-deps", "--no-build-isolation", str(source)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return python


def packages_of(python: str) -> Path:
    """Where an environment keeps what is installed."""
    asked = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    return Path(subprocess.check_output(asked, text=True).strip())
