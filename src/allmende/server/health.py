"""What load balancers and those who run the server ask: is it alive, is it ready, and how is it?"""

import hmac
from typing import Final

from fastapi import FastAPI, Request, Response

from allmende.server.addresses import is_among, read_networks
from allmende.server.config import Config
from allmende.server.errors import AWAY, DRAINING, Refused
from allmende.server.hall import Hall
from allmende.server.metrics import Metrics
from allmende.server.wire import encode

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
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")


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
