"""The image of a server and the house of many containers: its files agree with each other and with `zocker serve`."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from zocker import cli
from zocker.server import run
from zocker.server.routes import operations

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES = COMPOSE["services"]
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text("utf-8")
EXAMPLE = (DEPLOY / "example.env").read_text("utf-8")
VARIABLE = re.compile(r"(?<!\$)\$\{(\w+):\?[^}]+\}")
NEEDED = ":?is not in .env}"  # and then compose says so
HOUSE = "dice.example.org"


def serve(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> tuple[Any, ...]:
    """Let the command line read the words after `zocker`; return what the server would be started with."""
    started: list[tuple[Any, ...]] = []
    monkeypatch.setattr(run, "serve", lambda *given: started.append(given))
    monkeypatch.setattr(sys, "argv", ["zocker", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert not ended.value.code
    return started[0]


def instruction(name: str) -> list[str]:
    """Return the words of the Containerfile's last instruction of a kind."""
    return json.loads(re.findall(rf"^{name} (\[.+\])$", CONTAINERFILE, re.MULTILINE)[-1])


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, ...]:
    """Return what a worker is started with: host, port, database, public address, settings."""
    assert SERVICES["worker"]["entrypoint"] == ["sh", "-c"]
    [command] = SERVICES["worker"]["command"]
    words = shlex.split(VARIABLE.sub(HOUSE, command).replace("$$", "$"))
    assert words[:2] == ["exec", "zocker"]
    return serve(monkeypatch, words[2:])


def test_workers_are_many_and_listen_where_the_proxy_calls(worker: tuple[Any, ...]) -> None:
    host, port, _, public_url, settings = worker
    [(service, called)] = re.findall(r"^\t\tdynamic a (\S+) (\d+) \{$", CADDYFILE, re.MULTILINE)
    assert (host, port, service) == ("0.0.0.0", int(called), "worker")
    assert SERVICES["worker"]["deploy"]["replicas"] > 1
    assert settings.internal_host == "$(hostname)"
    assert public_url == f"https://{HOUSE}"
    assert CADDYFILE.startswith("{$HOUSE} {\n")
    assert SERVICES["proxy"]["environment"]["HOUSE"] == f"${{HOUSE{NEEDED}"


def test_workers_trust_their_own_network_and_nobody_can_reach_them_from_outside(worker: tuple[Any, ...]) -> None:
    [network] = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert worker[4].trusted_proxies == (network["subnet"],)
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"proxy"}
    assert not any("network_mode" in service or "networks" in service for service in SERVICES.values())


def test_workers_know_the_database_and_no_password_is_written_down(worker: tuple[Any, ...]) -> None:
    address, given = urlsplit(worker[2]), SERVICES["database"]["environment"]
    assert (address.hostname, address.username) == ("database", given["POSTGRES_USER"])
    assert address.path == f"/{given['POSTGRES_USER']}"  # what the image calls it if nothing else is said
    assert address.password is None
    password = SERVICES["worker"]["environment"]["PGPASSWORD"]
    assert password == given["POSTGRES_PASSWORD"] == f"${{DATABASE_PASSWORD{NEEDED}"
    assert re.search(r"^DATABASE_PASSWORD=$", EXAMPLE, re.MULTILINE)


def test_all_that_is_named_is_there() -> None:
    asked = {*VARIABLE.findall((DEPLOY / "compose.yaml").read_text("utf-8"))}
    assert asked == {*re.findall(r"^(\w+)=", EXAMPLE, re.MULTILINE)}
    mounted = [mount.split(":")[:2] for service in SERVICES.values() for mount in service["volumes"]]
    assert {source for source, _ in mounted if not source.startswith("./")} == {*COMPOSE["volumes"]}
    assert all((DEPLOY / source).is_file() for source, _ in mounted if source.startswith("./"))
    assert {name for service in SERVICES.values() for name in service.get("depends_on", [])} <= {*SERVICES}
    build = SERVICES["worker"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"


def test_a_worker_writes_only_where_it_may() -> None:
    folder = re.search(r"ZOCKER_CACHE=(\S+)", CONTAINERFILE)
    assert folder is not None
    assert SERVICES["worker"]["read_only"]
    assert SERVICES["worker"]["volumes"] == [f"kernels:{folder[1]}"]
    user = CONTAINERFILE.rindex("\nUSER zocker\n")
    assert CONTAINERFILE.index("install --directory --owner zocker") < user < CONTAINERFILE.index("\nRUN zocker warm\n")


def test_an_image_serves_and_is_asked_for_its_health(monkeypatch: pytest.MonkeyPatch) -> None:
    assert instruction("ENTRYPOINT") == ["zocker"]
    host, port, *_ = serve(monkeypatch, instruction("CMD"))
    assert host == "0.0.0.0"
    assert f"\nEXPOSE {port}\n" in CONTAINERFILE
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", CONTAINERFILE)
    assert asked is not None
    paths = {route.path for route in operations.ROUTES if route.endpoint is operations.health}
    assert (int(asked[1]), {asked[2]}) == (port, paths)


def test_an_image_is_built_from_what_a_wheel_needs_and_from_pinned_packages() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    assert "*" in lines
    assert all((ROOT / name).exists() for name in let_in)
    assert {"src", "web", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "docs/rules"} <= let_in
    pinned = {*re.findall(r"^\S+==\S+", (ROOT / "locks" / "server.lock").read_text("utf-8"), re.MULTILINE)}
    plain = {*re.findall(r"^\S+==\S+", (ROOT / "locks" / "requirements.lock").read_text("utf-8"), re.MULTILINE)}
    assert {one.split("==")[0] for one in pinned - plain} == {"psycopg", "psycopg-binary", "tzdata"}
    assert plain <= pinned
