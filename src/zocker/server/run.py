"""Starting the server: bind first, import late, open the browser."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import socket
import sys
import threading
import urllib.request
import webbrowser
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import platformdirs

from zocker.errors import Mistake
from zocker.text import read_all, say

if TYPE_CHECKING:
    from zocker.server.store.store import Store

HOST, PORT = "127.0.0.1", 8000
TRIED_PORTS = 20
RARELY = (50_000, 50, 100)  # a look at everything for garbage holds up all tables
SWITCH = 0.001  # seconds that a thread may make the tables wait; five times as long is usual
LOCAL = ("127.0.0.1", "localhost", "::1")


def data_folder() -> Path:
    return platformdirs.user_data_path("zocker", appauthor=False)


def default_database() -> str:
    """Return the address of the database in the user's data folder."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake("error-file", path=str(folder), reason=error.strerror or type(error).__name__) from None
    return f"sqlite:///{folder / 'zocker.db'}"


def open_house(lan: bool, port: int | None, browse: bool) -> None:
    """Start a server for whoever sits here, and open it in the browser; if one runs already, open that."""
    host = "0.0.0.0" if lan else HOST
    if port is None and not lan and is_zocker(PORT):
        say_line(say("server-runs", address=address(HOST, PORT)))
        if browse:
            show_in_browser(address(HOST, PORT))
        return
    listener = bind(host, PORT if port is None else port, tries=TRIED_PORTS if port is None else 1)
    store = open_store(default_database(), listener)
    actual = listener.getsockname()[1]
    if port is None and actual != PORT:
        say_line(say("server-next-port", wanted=PORT, port=actual))
    addresses = [address(one, actual) for one in lan_addresses()] if lan else []
    here = address(HOST, actual)
    say_line(say("server-ready", address=here))
    for one in addresses:
        say_line(say("server-lan", address=one))
    if lan:
        say_line(say("server-open"))
    if addresses:
        print_code(addresses[0])
    if browse:
        threading.Timer(0.1, show_in_browser, [here]).start()
    run(listener, store, addresses or [here], hosts=[*LOCAL, *lan_addresses()] if lan else LOCAL)


def show_in_browser(address: str) -> None:
    """Open an address in the browser; where there is none, say what to do."""
    if not webbrowser.open(address):
        say_line(say("server-no-browser", address=address))


class Settings(NamedTuple):
    """How a server is run: what proxies of `trusted` networks say about requests is believed."""

    trusted: tuple[str, ...] = ()
    log_format: str = "text"
    open_metrics: bool = False  # for everybody, not only for this machine


USUAL = Settings()


def serve(host: str, port: int, database: str | None, public_url: str | None, settings: Settings = USUAL) -> None:
    """Start a server for others."""
    from zocker.server.network.proxies import read_networks

    read_networks(settings.trusted)
    if settings.log_format not in ("text", "json"):
        raise Mistake("error-log-format", format=settings.log_format)
    if public_url is not None and not is_address(public_url):
        raise Mistake("error-public-url", url=public_url)
    listener = bind(host, port, tries=1)
    store = open_store(database or default_database(), listener)
    actual = listener.getsockname()[1]
    here = public_url.rstrip("/") if public_url else address(host, actual)
    public = [urlsplit(public_url).hostname or ""] if public_url else []
    say_line(say("server-ready", address=here))
    if host not in LOCAL or public_url:
        say_line(say("server-open"))
    hosts = [*LOCAL, host, *public, *lan_addresses()]
    run(listener, store, [here], hosts, settings)


def open_store(database: str, listener: socket.socket) -> Store:
    """Open the database; what is wrong with it is said before anything else is."""
    from zocker.server.store.store import Store

    try:
        store = Store(database)
        store.open()
    except Mistake:
        listener.close()
        raise
    return store


def run(listener: socket.socket, store: Store, addresses: list[str], hosts: Any, settings: Settings = USUAL) -> None:
    """Serve until somebody ends it."""
    import uvicorn

    from zocker.server import logs
    from zocker.server.bots.client import BotClient
    from zocker.server.guests import Guests, load_key
    from zocker.server.network.connections import Connections
    from zocker.server.network.proxies import Proxies, read_networks
    from zocker.server.network.seldom import speak_seldom
    from zocker.server.network.serving import configured
    from zocker.server.routes.addresses import Addresses
    from zocker.server.routes.app import create_app
    from zocker.server.tables.registry import House

    with listener, suppress(KeyboardInterrupt):
        proxies = Proxies(read_networks(settings.trusted))
        house = House(store, BotClient())
        local = all(urlsplit(one).hostname in LOCAL for one in addresses)
        reached_at = Addresses(frozenset(hosts), tuple(addresses), local)
        app = create_app(
            house, Guests(load_key(data_folder() / "key")), reached_at, proxies, open_metrics=settings.open_metrics
        )
        speak_seldom([logs.set_up("json" if settings.log_format == "json" else "text")])
        config = configured(app, Connections(proxies), log_level="warning", log_config=None)
        threading.Thread(target=read_all, daemon=True).start()
        gc.freeze()  # what was imported stays
        gc.set_threshold(*RARELY)
        sys.setswitchinterval(SWITCH)
        asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))


def bind(host: str, port: int, tries: int) -> socket.socket:
    """Return a socket that listens at a port, or at one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + tries, 65_536)) if port >= 0 else ():
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so that asyncio sends at once
        try:
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, number))
            listener.listen(128)
        except (TypeError, UnicodeError):  # no name of a host
            listener.close()
            raise Mistake("error-host", host=host, reason="") from None
        except OSError as error:
            listener.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Mistake("error-host", host=host, reason=error.strerror or "") from None
        else:
            return listener
    raise Mistake("error-port", port=port)


def is_zocker(port: int) -> bool:
    """Tell whether a zocker answers at a port of this machine."""
    try:
        with urllib.request.urlopen(f"{address(HOST, port)}/api/zocker", timeout=1) as answer:
            said = json.load(answer)
            return isinstance(said, dict) and "zocker" in said
    except (OSError, ValueError, HTTPException):
        return False


def address(host: str, port: int) -> str:
    shown = HOST if host in ("0.0.0.0", "") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def is_address(url: str) -> bool:
    """Tell whether something is the address of a server: https://dice.example.org"""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        return False


def lan_addresses() -> list[str]:
    """Return this machine's addresses in its networks, the one that leads outside first. Nothing is sent."""
    found = list[str]()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address that nobody has: only the way there is looked up
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]


def print_code(url: str) -> None:
    """Draw an address as a code that phones can scan."""
    import segno

    if "utf" in (sys.stdout.encoding or "").lower():
        segno.make(url, micro=False).terminal(out=sys.stdout, compact=True)


def say_line(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
