"""What load balancers, Prometheus and browsers behind TLS are told; and what strangers are not."""

import json
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from subprocess import run
from threading import Thread

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from allmende.cli import main
from allmende.server.config import sqlite_url
from allmende.server.metrics import TIMES
from allmende.server.traces import TRACES
from tests.server.database import Databases
from tests.server.house import House, generous, sensible
from tests.server.test_operations import away

TOKEN = "a-token-nobody-guesses"


def test_alive_is_not_ready(databases: Databases) -> None:
    """A server without its database is not to be started anew, and people are to go elsewhere."""
    with databases.fresh() as url, House(generous(url)) as house:
        nobody = house.nobody()
        assert nobody.get("/alive") == nobody.get("/ready") == nobody.get("/healthz") == {"ok": True}
        with away(url, "alembic_version"):
            give_up = time.monotonic() + 30
            while nobody.http.get("/ready").status_code == 200 and time.monotonic() < give_up:
                time.sleep(0.05)
            assert nobody.get("/alive") == {"ok": True}
            for path in ("/ready", "/healthz"):
                assert nobody.http.get(path).status_code == 503
                assert not nobody.http.get(path).json()["ok"]


def test_metrics_are_not_for_strangers(tmp_path: Path) -> None:
    with House(generous(sqlite_url(tmp_path))) as house:
        nobody = house.nobody()
        assert nobody.http.get("/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):  # by a proxy, so from elsewhere
            nobody.refused("GET", "/metrics", 403, "not-for-strangers", headers={header: "192.0.2.7"})
    trusting = replace(generous(sqlite_url(tmp_path)), proxies=("127.0.0.1/32",))
    with House(trusting) as house:
        house.nobody().refused("GET", "/metrics", 403, "not-for-strangers", headers={"X-Forwarded-For": "192.0.2.7"})
    with House(replace(trusting, metrics_token=TOKEN)) as house:
        nobody = house.nobody()
        nobody.refused("GET", "/metrics", 403, "not-for-strangers")
        nobody.refused("GET", "/metrics", 403, "not-for-strangers", headers={"Authorization": "Bearer something"})
        headers = {"Authorization": f"Bearer {TOKEN}", "X-Forwarded-For": "192.0.2.7"}
        assert nobody.http.get("/metrics", headers=headers).status_code == 200


def test_behind_tls_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with House(replace(generous(sqlite_url(tmp_path)), proxies=("127.0.0.1/32",))) as house:
        nobody = house.nobody()
        told = nobody.http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert told.headers["strict-transport-security"] == "max-age=31536000"
        assert "Secure" in told.headers["set-cookie"]
        plain = nobody.http.get("/api/me")
        assert "strict-transport-security" not in plain.headers
        assert "Secure" not in plain.headers["set-cookie"]
    with House(generous(sqlite_url(tmp_path))) as house:  # nobody named the proxy: it is not believed
        headers = {"X-Forwarded-Proto": "https"}
        assert "strict-transport-security" not in house.nobody().http.get("/api/me", headers=headers).headers


def test_what_takes_how_long(databases: Databases) -> None:
    with databases.fresh() as url, House(generous(url)) as house:
        anna = house.someone()
        line = anna.socket(anna.table("me", "me")["table"])
        line.receive()
        update = anna.look(line.update["table"])
        anna.pick(update, sensible(update))
        line.updated(update["seq"] + 1)
        told = anna.http.get("/metrics").text
    counts = {name: int(re.search(rf"^allmende_{name}_seconds_count (\d+)$", told, re.M)[1]) for name in TIMES}  # type: ignore[index]
    assert counts["pick"] == 1
    assert min(counts[name] for name in ("request", "commit", "query", "send")) >= 2
    assert (counts["beat"] > 0) == (databases.kind == "postgresql")
    for gauge in ("sockets", "listeners", "tables_in_memory", "reading_only", "draining"):
        assert re.search(rf"^allmende_{gauge} \d+$", told, re.M)


def test_the_dashboard_shows_what_there_is(house: House) -> None:
    told = house.nobody().http.get("/metrics").text
    there = set(re.findall(r"^# TYPE (\w+)", told, re.M))
    dashboard = json.loads((Path(__file__).parents[2] / "deploy" / "dashboard.json").read_text())
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"allmende_\w+", target["expr"])
    }
    assert {name.removesuffix("_bucket") for name in asked} <= there
    assert {f"allmende_{name}_seconds_bucket" for name in TIMES} <= asked
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


@pytest.fixture
def collector() -> Iterator[tuple[str, list[ExportTraceServiceRequest]]]:
    """Takes traces, as a collector does."""
    got: list[ExportTraceServiceRequest] = []

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append(ExportTraceServiceRequest.FromString(body))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", got
    server.shutdown()
    thread.join()
    server.server_close()


def test_traces_go_to_a_collector(tmp_path: Path, collector: tuple[str, list[ExportTraceServiceRequest]]) -> None:
    address, got = collector
    with House(replace(generous(sqlite_url(tmp_path)), traces=address)) as house:
        anna = house.someone("Anna Moor")
        update = anna.table("me", "me")
        anna.pick(update, sensible(update))
    spans = [span for one in got for r in one.resource_spans for scope in r.scope_spans for span in scope.spans]
    by_name = {span.name: span for span in spans}
    assert {"POST /api/tables/…/picks", "pick", "commit"} <= by_name.keys()
    pick = by_name["pick"]
    assert pick.parent_span_id == by_name["POST /api/tables/…/picks"].span_id
    facts = {one.key: one.value for one in pick.attributes}
    assert facts["allmende.table"].string_value == update["table"]["id"]
    everything = b"".join(one.SerializeToString() for one in got)
    assert all(word.encode() not in everything for word in ("Anna Moor", anna.secret, update["table"]["invite"]))
    assert TRACES.span("nothing") is TRACES.span("nothing else")  # off again: nothing is made


def test_without_traces_nothing_of_them_is_needed() -> None:
    """As if the extra were not installed; FastAPI brings the empty shell of it by itself."""
    absent = "sys.modules['opentelemetry.sdk'] = sys.modules['opentelemetry.exporter'] = None"
    code = f"import sys; {absent}; import allmende.server.app"
    assert run([sys.executable, "-c", code], check=False).returncode == 0


def test_traces_that_are_not_installed_are_asked_for_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http", None)
    monkeypatch.setenv("ALLMENDE_TRACES", "http://127.0.0.1:4318")
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "allmende[otel]" in capsys.readouterr().err
