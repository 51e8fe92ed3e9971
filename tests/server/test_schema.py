"""schemathesis reads /openapi.json and tries everything that it allows, and much that it does not."""

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.database import Databases
from tests.server.house import House, Someone, generous

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@contextlib.contextmanager
def owner(databases: Databases, house: House) -> Iterator[House]:
    """On PostgreSQL another process than the one that is asked."""
    if databases.kind == "sqlite":
        yield house
        return
    with House(generous(house.config.database)) as another:
        yield another


def test_no_request_that_the_document_describes_breaks_the_server(
    databases: Databases, house: House, tmp_path: Path
) -> None:
    with owner(databases, house) as there:
        anna = there.someone("Anna")
        table = anna.table("me", "me", settings={"hints": True})["table"]
        line = anna.socket(table)  # so the table stays with its owner
        line.updated(1)
        try_everything(house, anna, table["id"], tmp_path)
    assert house.someone().get("/healthz") == {"ok": True}


def try_everything(house: House, anna: Someone, table: str, tmp_path: Path) -> None:
    settings = tmp_path / "schemathesis.toml"
    settings.write_text(f'[parameters]\n"path.id" = "{table}"\n')  # at a real table, much more can go wrong
    command = [
        sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run", f"{house.url}/openapi.json",
        "--checks", CHECKS, "--exclude-method", "DELETE",
        "--header", f"Authorization: Bearer {anna.secret}", "--max-examples", "4", "--seed", "1", "--no-color",
        "--phases", "examples,coverage,fuzzing", "--generation-database", "none", "--workers", "1",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert re.search(r"(\d{3,}) generated, \1 passed", done.stdout), done.stdout[-2000:]


def test_the_document_describes_every_request_of_the_api(house: House) -> None:
    paths = house.nobody().get("/openapi.json")["paths"]
    asked = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert {"POST /api/tables", "GET /api/tables/{id}", "POST /api/tables/{id}/picks", "GET /metrics"} <= asked
    for path, methods in paths.items():
        assert not path.startswith("/api/") or all("422" in method["responses"] for method in methods.values())
