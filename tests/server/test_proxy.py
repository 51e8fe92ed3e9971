"""Behind an ordinary proxy, nginx, that sends everybody anywhere: nobody must come back to the same process."""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from allmende.server.command import listen
from tests.server.database import POSTGRES, Databases
from tests.server.house import House, Line, Someone, generous, sensible

NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
pytestmark = [
    pytest.mark.skipif(not POSTGRES, reason="several processes need a PostgreSQL"),
    pytest.mark.skipif(not NGINX, reason="nginx is not installed"),
]
LONG = 30
COME_BACK = 1012
CONFIGURATION = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
    upstream allmende {{
        server 127.0.0.1:{one} max_fails=1 fail_timeout=2s;
        server 127.0.0.1:{two} max_fails=1 fail_timeout=2s;
        keepalive 32;
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://allmende;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_read_timeout 60s;
            proxy_connect_timeout 2s;
            proxy_next_upstream error timeout http_502 http_503;
        }}
    }}
}}
"""


@contextlib.contextmanager
def nginx(folder: Path, one: int, two: int) -> Iterator[str]:
    with contextlib.closing(listen("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    configuration = folder / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder, one=one, two=two, port=port))
    folder.chmod(0o755)
    command = [str(NGINX), "-c", str(configuration), "-p", str(folder), "-e", str(folder / "error.log")]
    if os.geteuid() == 0:  # its processes would be somebody who may not enter the folder
        command += ["-g", "user root;"]
    proxy = subprocess.Popen(command)
    try:
        give_up = time.monotonic() + LONG
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert proxy.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < give_up
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait(LONG)


def test_no_process_is_better_than_another(tmp_path: Path) -> None:
    with Databases("postgresql", tmp_path).fresh() as url, contextlib.ExitStack() as stack:
        config = generous(url, proxies=("127.0.0.1",))
        one = stack.enter_context(House(config))
        two = stack.enter_context(contextlib.ExitStack())
        second = two.enter_context(House(config))
        with nginx(tmp_path, one.port, second.port) as there:
            anna = stack.enter_context(contextlib.closing(Someone(there, "Anna")))
            bo = stack.enter_context(contextlib.closing(Someone(there, "Bo")))
            table = anna.table("me", "open", options={"first": 0}, seed=1)["table"]
            bo.join(table)
            lines = [someone.socket(table, seat=seat) for seat, someone in enumerate((anna, bo))]
            lines += [someone.socket(table, seat=seat) for seat, someone in enumerate((anna, bo))]
            for line in lines:
                line.updated(2)
            seq = 2
            for _ in range(8):  # by request and by socket, each to whichever process comes next
                seat = int(lines[0].update["view"]["waiting"][0])
                update = (anna, bo)[seat].look(table, seat=seat)
                seq = (anna, bo)[seat].pick(update, sensible(update))["seq"]
                for line in lines:
                    line.updated(seq)
            answered = [_requests(house) for house in (one, second)]
            assert min(answered) > 5, answered
            two.close()  # stopped in order, while people play
            lost = [line for line in lines if _is_lost(line)]
            assert 0 < len(lost) < len(lines), "they were at both processes"
            for line in lost:
                _again(line).updated(seq)
            update = anna.look(table, seat=0)
            seat = int(update["view"]["waiting"][0])
            update = (anna, bo)[seat].look(table, seat=seat)
            assert (anna, bo)[seat].pick(update, sensible(update))["seq"] == seq + 1


def _requests(house: House) -> int:
    text = house.nobody().http.get("/metrics").text
    return int(text.split('allmende_requests_total{status="2xx"} ')[1].split("\n")[0])


def _is_lost(line: Line) -> bool:
    """Does nobody answer any more?"""
    try:
        line.connection.send(json.dumps({"type": "ping", "id": "p"}))
        while line.receive()["type"] != "pong":
            pass
    except ConnectionClosed:
        return line.connection.close_code == COME_BACK
    return False


def _again(line: Line) -> Line:
    """As the page does: come back, and once more if that process is just closing, too."""
    for _ in range(5):
        with contextlib.suppress(InvalidStatus):
            return line.someone.socket({"id": line.id}, seat=line.update["view"]["seat"])
    raise AssertionError("nobody is there")
