from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves and records of tests lie in a folder of their own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("ALLMENDE_DATA", str(folder))
    return folder
