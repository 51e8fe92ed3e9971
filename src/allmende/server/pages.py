"""The built web client. Its pages are one page: the address says what it shows.

All files are kept in memory, and packed once for browsers that take them so: there are few, and they are small.
"""

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

NO_CLIENT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Allmende</title>
<h1>Allmende</h1>
<p>The server is running, but this build holds no web client.
<p>Programs can play: <a href="/openapi.json">/openapi.json</a> says how.
</html>
"""
INDEX: Final = "index.html"
PACKED: Final = ("text/", "image/svg", "application/json", "application/manifest")
FOREVER: Final = "public, max-age=31536000, immutable"
# Windows may know other types for these from its registry.
TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


class PageFile:
    """One file of the client, ready to be sent."""

    def __init__(self, name: str, content: bytes) -> None:
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.type = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.content = content
        self.packs = kind.startswith(PACKED)
        # The names of assets change with their content: they may be kept for ever.
        self.keep = FOREVER if name.startswith("assets/") else "no-cache"
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": self.keep, "ETag": self.tag}
        if self.packs:
            headers["Vary"] = "Accept-Encoding"
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packs and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.type)
        return Response(self.content, headers=headers, media_type=self.type)


def add_pages(app: FastAPI, folder: Path | None) -> None:
    files = {} if folder is None else client_files(folder)
    built = INDEX in files
    if not built:
        files = {INDEX: PageFile(INDEX, NO_CLIENT.encode())}

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path in files:
            return files[path].answer(request)
        ours = path == "" or (built and not path.startswith("api/") and "." not in path.rpartition("/")[2])
        if not ours:
            raise HTTPException(404, "there is no such page")
        return files[INDEX].answer(request)


def client_files(folder: Path) -> dict[str, PageFile]:
    found = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    names = {path.relative_to(folder).as_posix(): path for path in found}
    return {name: PageFile(name, path.read_bytes()) for name, path in names.items()}
