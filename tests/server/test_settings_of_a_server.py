"""Settings from a file, the environment and flags: which counts, and the sentence for one that is wrong."""

from pathlib import Path

import pytest

from allmende.cli import main
from allmende.server.config import Config
from allmende.server.settings import SECRETS, SETTINGS, BadSetting, Settings, of_environment, table

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"
WHOLE = """
host = "0.0.0.0"
port = 9000
database = "postgresql+asyncpg://file@host/x"
processes = 3
browser = false
hall = true
statistics = true
hosts = ["play.example.org", "www.example.org"]
proxies = ["10.0.0.7"]
inside = "10.0.0.5:8700"
static = "/srv/client"
metrics_token = "sixteen-characters"
hsts_days = 30
secret_days = 0
keep_unfinished_days = 90
keep_finished_days = 12.5
vacation_days = 30
address = "https://play.example.org"
push = false
push_key = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE"
mail = "smtps://allmende:word@mail.example.org"
mail_from = "allmende@example.org"
webhooks = "public"
traces = "http://127.0.0.1:4318"

[limits]
tables_per_person = 7
head_seconds = 2.5
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "allmende.toml"
    path.write_text(WHOLE)
    return path


def test_everything_can_stand_in_a_file(file: Path) -> None:
    settings = Settings({}, {}, str(file))
    config = settings.config("sqlite://", Path("/static"))
    assert (settings["host"], settings["port"], settings["processes"], settings["browser"]) == (
        "0.0.0.0",
        9000,
        3,
        False,
    )
    assert config.hosts == {"play.example.org", "www.example.org"}
    assert "10.0.0.7/32" in config.proxies
    assert (config.static, config.inside, config.traces) == (
        Path("/srv/client"),
        "10.0.0.5:8700",
        "http://127.0.0.1:4318",
    )
    assert (config.hsts_days, config.secret_days, config.keep_unfinished_days, config.keep_finished_days) == (
        30,
        0,
        90,
        12.5,
    )
    assert (config.address, config.push, config.webhooks) == ("https://play.example.org", False, "public")
    assert (config.mail, config.mail_from) == ("smtps://allmende:word@mail.example.org", "allmende@example.org")
    assert config.push_key.endswith("AE")
    assert (config.tables_per_person, config.head_seconds) == (7, 2.5)
    unsaid = {setting.name for setting in SETTINGS} - {"data", "limits"}
    assert all(name in WHOLE for name in unsaid)  # every setting was tried


def test_flags_count_more_than_the_environment_and_that_more_than_the_file(file: Path) -> None:
    environment = {"ALLMENDE_CONFIG": str(file), "ALLMENDE_PORT": "9001", "ALLMENDE_LIMITS": "tables_per_person=8",
                   "ALLMENDE_PROCESSES": ""}  # fmt: skip
    settings = Settings({"port": 9002, "host": None}, environment)
    assert (settings["host"], settings["port"], settings["processes"]) == ("0.0.0.0", 9002, 3)
    assert settings["limits"] == {"tables_per_person": 8}
    assert Settings({}, environment)["port"] == 9001


def test_who_names_a_folder_means_no_database(file: Path) -> None:
    settings = Settings({"data": "/srv/tables"}, {}, str(file))
    assert (settings["data"], settings["database"]) == ("/srv/tables", None)


def test_what_is_usual_is_what_the_server_has() -> None:
    config = Settings({}, {}).config("sqlite://", Path("/static"))
    assert config == Config("sqlite://", static=Path("/static"), connections=config.connections)


@pytest.mark.parametrize(
    ("name", "value"),
    [("port", "http"), ("port", "70000"), ("processes", "0"), ("browser", "perhaps"), ("proxies", "nginx"),
     ("inside", "10.0.0.5"), ("metrics_token", "short"), ("hsts_days", "-1"), ("secret_days", "nan"),
     ("keep_finished_days", "a year"), ("traces", "collector:4318"), ("limits", "tea=7"), ("limits", "connections=0"),
     ("address", "play.example.org"), ("address", "https://play.example.org/x"), ("push", "perhaps"),
     ("push_key", "AAAA"), ("mail", "http://mail.example.org"), ("mail_from", "Allmende"), ("webhooks", "yes"),
     ("hosts", "https://play.example.org/"), ("keep_unfinished_days", "-3")],
)  # fmt: skip
def test_wrong_values_get_a_sentence(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as wrong:
        Settings({}, {f"ALLMENDE_{name.upper()}": value})
    for lang in ("en", "de"):
        said = wrong.value.spoken(lang)
        assert f"ALLMENDE_{name.upper()}" in said
        assert (value in said) != (name in SECRETS)  # it may be a real one with a blank


def test_mail_needs_an_address_to_come_from() -> None:
    with pytest.raises(BadSetting) as wrong:
        Settings({}, {"ALLMENDE_MAIL": "smtp://localhost"})
    assert "mail_from" in wrong.value.spoken("en")


@pytest.mark.parametrize(
    ("text", "said"),
    [("colour = 7", "“colour”"), ("port =", "not a TOML file"), ('port = "x"', "port ("),
     ("[limits]\ntea = 1", "“tea=1”"), ("limits = 7", "limits ("), ("hosts = [7]", "hosts (")],
)  # fmt: skip
def test_wrong_files_get_a_sentence(text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    assert main(["serve", "--no-browser", "--config", str(path), "--data", str(tmp_path), "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err
    assert str(path) in err


def test_a_folder_without_a_client_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALLMENDE_STATIC", str(tmp_path / "nowhere"))
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert f"no index.html in {tmp_path / 'nowhere'}" in capsys.readouterr().err


def test_the_page_has_the_table() -> None:
    """Written by `python -m allmende.server.settings`."""
    assert table() in PAGE.read_text(encoding="utf-8")


def test_every_setting_has_a_variable() -> None:
    assert of_environment({"ALLMENDE_HSTS_DAYS": "3", "ALLMENDE_TEA": "1"}) == {"hsts_days": "3"}
