"""Traces for OpenTelemetry: where the time of a request, a change, a commit or a bot's pick goes.

Nothing of it is imported, and a span costs next to nothing, unless `traces` names a collector (the extra `otel`). Spans
name tables, seqs, seats and kinds, as the log does; never what somebody sees, says or holds.
"""

import contextlib
from importlib.util import find_spec
from typing import Any, Final

from allmende import __version__
from allmende.locales import SpokenError

NOTHING: Final = contextlib.nullcontext()
MODULE: Final = "opentelemetry"
PATH: Final = "/v1/traces"


class NoTraces(SpokenError):
    """The packages for traces are not installed."""

    code = 1


class Traces:
    """Spans go to a collector between `begin` and `end`."""

    def __init__(self) -> None:
        self._tracer: Any = None
        self._provider: Any = None

    def begin(self, endpoint: str) -> None:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        resource = Resource.create({"service.name": "allmende", "service.version": __version__})
        self._provider = TracerProvider(resource=resource)
        exporter = OTLPSpanExporter(endpoint=endpoint.rstrip("/") + PATH, timeout=5)
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("allmende")

    def end(self) -> None:
        """Send what is left."""
        if self._provider is not None:
            self._provider.shutdown()
        self._tracer = self._provider = None

    def span(self, name: str, **facts: str | int | float | bool | None) -> contextlib.AbstractContextManager[Any]:
        """Within it, what happens belongs to `name`. Facts that are None are left out."""
        if self._tracer is None:
            return NOTHING
        attributes = {f"allmende.{key}": value for key, value in facts.items() if value is not None}
        span: contextlib.AbstractContextManager[Any] = self._tracer.start_as_current_span(name, attributes=attributes)
        return span


TRACES: Final = Traces()
"""Those of this process."""


def check_traces() -> None:
    """Said before the server starts, and not by its first request."""
    try:
        there = find_spec(f"{MODULE}.exporter.otlp.proto.http") is not None and find_spec(f"{MODULE}.sdk") is not None
    except ModuleNotFoundError:
        there = False
    if not there:
        raise NoTraces("error-no-otel")
