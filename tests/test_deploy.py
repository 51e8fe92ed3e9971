"""What `deploy/` holds is true: each file names what there is, as far as that can be seen without a daemon."""

import re
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from allmende.cli_commands import app
from allmende.server.settings import BY_NAME, SETTINGS, Settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
VARIABLES = {setting.env for setting in SETTINGS}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def steps() -> list[tuple[str, str]]:
    """The instructions of the container file, those that go on over several lines as one."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(), flags=re.M).replace("\\\n", " ")
    return [(line.split()[0], line.partition(" ")[2]) for line in text.splitlines() if line.strip()]


def commands() -> dict[str, Any]:
    group: Any = typer.main.get_command(app("en"))
    return dict(group.commands)


def flags_of(name: str) -> set[str]:
    command = commands()[name]
    return {name for one in command.params for name in (*one.opts, *one.secondary_opts)}


def test_the_container_copies_what_the_wheel_needs() -> None:
    copied = {
        source for kind, rest in steps() if kind == "COPY" and "--from" not in rest for source in rest.split()[:-1]
    }
    assert all((ROOT / source).exists() for source in copied)
    assert {"pyproject.toml", "hatch_build.py", "src", "web", "docs/rules", "README.md", "LICENSE"} == copied
    let_in = re.findall(r"^!(.+)$", (DEPLOY / "Containerfile.dockerignore").read_text(), re.M)
    assert set(let_in) == copied


def test_the_container_is_set_up_with_settings_that_there_are() -> None:
    [said] = [rest for kind, rest in steps() if kind == "ENV"]
    settings = dict(part.split("=", 1) for part in said.split())
    assert settings.keys() <= VARIABLES
    ours = Settings({}, settings)
    assert (ours["host"], ours["port"], ours["browser"]) == ("0.0.0.0", 8642, False)
    assert [rest for kind, rest in steps() if kind in ("ENTRYPOINT", "CMD")] == ['["allmende"]', '["serve"]']
    [health] = [rest for kind, rest in steps() if kind == "HEALTHCHECK"]
    assert f":{ours['port']}/alive" in health
    extras = re.search(r"\[(.*?)\]\" &&|whl\)\[(.*?)\]", " ".join(rest for _, rest in steps()))
    assert extras is not None
    assert extras[2].split(",") == ["postgres", "otel", "people"]


def test_the_services_are_set_up_with_settings_that_there_are() -> None:
    services = compose()["services"]
    assert services.keys() == {"database", "server", "worker", "proxy"}
    for name in ("server", "worker"):
        assert services[name]["environment"].keys() <= VARIABLES
        command, *words = services[name]["command"]
        if command in commands():
            assert {word for word in words if word.startswith("--")} <= flags_of(command)
    url = services["server"]["environment"]["ALLMENDE_DATABASE"]
    assert url.startswith("postgresql+asyncpg://")
    assert "@database/" in url
    assert services["server"]["build"] == {"context": "..", "dockerfile": "deploy/Containerfile"}
    assert not any("ports" in services[name] for name in ("database", "server", "worker"))


def test_only_the_proxy_is_believed() -> None:
    services = compose()["services"]
    address = services["proxy"]["networks"]["outside"]["ipv4_address"]
    assert services["server"]["environment"]["ALLMENDE_PROXIES"] == address
    [addresses] = compose()["networks"]["outside"]["ipam"]["config"]
    assert ip_address(address) in ip_network(addresses["subnet"])
    assert ip_address(address) not in ip_network(addresses["ip_range"]), "nobody else gets it by chance"
    assert compose()["networks"]["inside"] == {"internal": True}
    assert services["database"]["networks"] == services["worker"]["networks"] == ["inside"]


def test_what_has_to_be_filled_in_stands_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert asked == set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.M))


def test_the_proxy_leads_to_the_server_and_keeps_strangers_out() -> None:
    said = (DEPLOY / "Caddyfile").read_text()
    assert "reverse_proxy server:8642" in said
    assert "@inside path /metrics /ready /alive" in said
    assert said.count("{\n") == said.count("}\n")


def test_the_example_of_settings_can_be_read() -> None:
    settings = Settings({}, {}, str(DEPLOY / "allmende.toml"))
    assert settings["port"] == 8642
    commented = re.findall(r"^# (\w+) = ", (DEPLOY / "allmende.toml").read_text(), re.M)
    assert set(commented) <= BY_NAME.keys()


UNITS = {"allmende.service": "serve", "allmende-worker.service": "worker"}


def unit(name: str) -> RawConfigParser:
    parser = RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / name)
    return parser


@pytest.mark.parametrize(("name", "command"), UNITS.items())
def test_the_units_start_what_there_is(name: str, command: str) -> None:
    service = unit(name)["Service"]
    words = service["ExecStart"].split()
    assert words[1] == command
    assert {word for word in words if word.startswith("--")} <= flags_of(command)
    assert service.get("Environment", "ALLMENDE_DATA=").split("=")[0] in VARIABLES
    assert service.get("ExecReload", "/bin/kill -HUP $MAINPID") == "/bin/kill -HUP $MAINPID"
    assert service.keys() - {"Environment", "ExecReload", "StateDirectory", "LimitNOFILE"} == (
        unit("allmende-worker.service")["Service"].keys()
    ), "shut in alike"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """With a program that is there: it looks for it."""
    for name in UNITS:
        copy = tmp_path / name
        copy.write_text((DEPLOY / name).read_text().replace("/opt/allmende/bin/allmende", sys.executable))
        done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
        assert not [line for line in done.stderr.splitlines() if name in line]
