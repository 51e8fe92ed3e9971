"""What load balancers and those who run the server ask: is it alive, is it ready, and how is it?"""

import asyncio
import hmac
from typing import Final

from fastapi import FastAPI, Request, Response

from allmende.server.addresses import is_among, read_networks
from allmende.server.config import Config
from allmende.server.errors import AWAY, DRAINING, Refused
from allmende.server.hall import Hall
from allmende.server.leases import Elsewhere
from allmende.server.metrics import Metrics, Told, written
from allmende.server.wire import encode

NEIGHBOUR_SECONDS: Final = 1.0
HERE: Final = read_networks("127.0.0.0/8, ::1")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Whoever comes with one of these comes from elsewhere, whatever the line says."""


def add_health(app: FastAPI, config: Config, metrics: Metrics) -> None:
    """`/alive`, `/ready`, `/healthz` (the same as `/ready`) and `/metrics`."""

    @app.get("/alive")
    async def alive() -> Response:
        """Does it answer at all? If not, it is to be started anew. The database is none of its business."""
        return said(None)

    @app.get("/ready", responses={503: {"description": "Send people elsewhere."}})
    @app.get("/healthz", responses={503: {"description": "Send people elsewhere."}})
    async def ready() -> Response:
        """Can people come here? Only if something can be written, and it is not about to stop."""
        hall: Hall = app.state.hall
        if hall.draining:
            return said(DRAINING)
        return said(AWAY if hall.cut() else await hall.journal.trouble())

    @app.get(
        "/metrics", response_class=Response,
        responses={200: {"content": {"text/plain": {}}}, 403: {"description": "Not for strangers."}},
    )  # fmt: skip
    async def show_metrics(request: Request) -> Response:
        """Counts and times, for Prometheus: not for strangers."""
        if not may_look(request, config.metrics_token):
            raise Refused(403, "not-for-strangers", "this is for whoever runs the server: it takes metrics_token")
        told = await told_by_all(app.state.hall, metrics)
        return Response(written(told), media_type="text/plain; version=0.0.4")


async def told_by_all(hall: Hall, metrics: Metrics) -> dict[str, Told]:
    """By this process, and by the others behind the same door: whoever asks there cannot choose who answers."""
    me = hall.leases.me or ""
    asked = sorted(hall.inside.neighbours(hall.leases.alive, me)) if hall.config.door else []
    answers = await asyncio.gather(*(told_by(hall, process) for process in asked))
    others = {process: told for process, told in zip(asked, answers, strict=True) if told}
    return {me: metrics.told(), **others}


async def told_by(hall: Hall, process: str) -> Told | None:
    try:
        async with asyncio.timeout(NEIGHBOUR_SECONDS):
            errand = {"metrics": hall.config.door}
            told: Told = await hall.inside.ask(process, hall.leases.alive.get(process, ""), errand)
            return told
    except (Elsewhere, TimeoutError):  # behind another door, or it has just gone
        return None


def said(why: str | None) -> Response:
    well = {"ok": True} if why is None else {"ok": False, "why": why}
    return Response(encode(well), 200 if why is None else 503, media_type="application/json")


def may_look(request: Request, token: str) -> bool:
    """With a token, whoever has it; without one, programs on the same machine that come by no proxy."""
    if token:
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        return scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())
    here = request.client is not None and is_among(request.client.host, HERE)
    return here and not any(name in request.headers for name in FORWARDED)
