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
from zocker.server.network.addresses import LOCAL_HOSTS, is_local
from zocker.text import read_all, say

if TYPE_CHECKING:
    from zocker.server.routes.relay import Inside, Relay
    from zocker.server.store.store import Store
    from zocker.server.tables.house import House

HOST, PORT = "127.0.0.1", 8000
TRIED_PORTS = 20
GC_THRESHOLDS = (10_000, 250, 100)  # collect young garbage often, old garbage rarely: that holds up all tables
SWITCH_INTERVAL = 0.001  # seconds that a thread may keep the tables waiting; five times as long is usual


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
    """Start a server for the person at this machine, and open it in the browser; if one runs already, open that one."""
    host = "0.0.0.0" if lan else HOST
    if port is None and not lan and is_zocker(PORT):
        print_line(say("server-runs", address=url_of(HOST, PORT)))
        if browse:
            show_in_browser(url_of(HOST, PORT))
        return
    listener = bind(host, PORT if port is None else port, tries=TRIED_PORTS if port is None else 1)
    store = open_store(default_database(), listener)
    actual_port = listener.getsockname()[1]
    if port is None and actual_port != PORT:
        print_line(say("server-next-port", wanted=PORT, port=actual_port))
    local_url = url_of(HOST, actual_port)
    lan_urls = [url_of(address, actual_port) for address in lan_addresses()] if lan else []
    print_line(say("server-ready", address=local_url))
    for url in lan_urls:
        print_line(say("server-lan", address=url))
    if lan:
        print_line(say("server-open"))
    if lan_urls:
        print_qr_code(lan_urls[0])
    if browse:
        threading.Timer(0.1, show_in_browser, [local_url]).start()
    hosts = [*LOCAL_HOSTS, *lan_addresses()] if lan else LOCAL_HOSTS
    run(listener, store, lan_urls or [local_url], hosts, Settings(has_door=not lan))


def show_in_browser(url: str) -> None:
    """Open an address in the browser; if there is no browser, print what to do."""
    if not webbrowser.open(url):
        print_line(say("server-no-browser", address=url))


class Settings(NamedTuple):
    """How a server is run."""

    trusted_proxies: tuple[str, ...] = ()  # networks whose proxies say where requests come from
    log_format: str = "text"
    open_metrics: bool = False  # for everybody, not only for this machine
    has_door: bool = False  # whether who sits at this machine may let its network in
    workers: int = 1  # processes that serve tables
    internal_host: str = HOST  # where processes of other machines reach this one
    expire_after: int | None = None  # days without a visit, after which a game is deleted; None to keep all


DEFAULTS = Settings()


def serve(host: str, port: int, database: str | None, public_url: str | None, settings: Settings = DEFAULTS) -> None:
    """Start a server for others."""
    from zocker.server.network.proxies import read_networks

    read_networks(settings.trusted_proxies)
    if settings.log_format not in ("text", "json"):
        raise Mistake("error-log-format", format=settings.log_format)
    if public_url is not None and not is_server_url(public_url):
        raise Mistake("error-public-url", url=public_url)
    database = database or default_database()
    if settings.workers > 1:
        check_shared(database)
    listener = bind(host, port, tries=1)
    store = open_store(database, listener)
    url = public_url.rstrip("/") if public_url else url_of(host, listener.getsockname()[1])
    public_host = [urlsplit(public_url).hostname or ""] if public_url else []
    print_line(say("server-ready", address=url))
    if host not in LOCAL_HOSTS or public_url:
        print_line(say("server-open"))
    if settings.expire_after is not None:
        print_line(say("server-expires", days=settings.expire_after))
    hosts = [*LOCAL_HOSTS, host, *public_host, *lan_addresses()]
    if settings.workers == 1:
        run(listener, store, [url], hosts, settings)
        return
    from zocker.server.workers import supervise

    store.close()  # it is up to date now
    supervise(settings.workers, work, listener, database, [url], hosts, settings)


def check_shared(database: str) -> None:
    """Refuse a database that only one process can have."""
    from zocker.server.store.engines import is_postgresql, make_engine

    if not is_postgresql(make_engine(database)):
        raise Mistake("error-workers")


def work(listener: socket.socket, database: str, urls: list[str], hosts: Any, settings: Settings) -> None:
    """Serve as one of several processes."""
    try:
        run(listener, open_store(database, listener), urls, hosts, settings)
    except Mistake as mistake:
        sys.exit(str(mistake))


def open_store(database: str, listener: socket.socket) -> Store:
    """Open the database, or close the listener and explain what is wrong with the file."""
    from zocker.server.store.store import Store

    try:
        store = Store(database)
        store.open()
    except Mistake:
        listener.close()
        raise
    return store


def run(listener: socket.socket, store: Store, urls: list[str], hosts: Any, settings: Settings = DEFAULTS) -> None:
    """Serve until the process is stopped."""
    from zocker.server import logs
    from zocker.server.bots.client import BotClient
    from zocker.server.guests import Guests
    from zocker.server.network.addresses import Addresses
    from zocker.server.network.connections import Connections, live_connections
    from zocker.server.network.door import Door, HouseServer
    from zocker.server.network.log_limit import limit_repeats
    from zocker.server.network.places import Places
    from zocker.server.network.proxies import Proxies, read_networks
    from zocker.server.network.serving import uvicorn_config
    from zocker.server.routes.app import create_app
    from zocker.server.store.keys import house_key
    from zocker.server.tables.house import House

    with listener, suppress(KeyboardInterrupt):
        proxies = Proxies(read_networks(settings.trusted_proxies))
        house = House(store, BotClient(), expire_after=settings.expire_after)
        local = all(map(is_local, urls))
        addresses = Addresses(frozenset(hosts), tuple(urls), local)
        port = listener.getsockname()[1]
        door = Door(addresses, lan_addresses, lambda host: bind(host, port, tries=1)) if settings.has_door else None
        key = house_key(store.engine, data_folder() / "key")
        relay, inside = open_to_others(house, key, settings.internal_host)
        metrics = settings.open_metrics
        connections = Connections(proxies)
        places = Places(live_connections(connections.limit))
        guests = Guests(key)
        app = create_app(
            house, guests, addresses, proxies, open_metrics=metrics, places=places, own_door=door, relay=relay
        )
        limit_repeats([logs.set_up("json" if settings.log_format == "json" else "text")])
        config = uvicorn_config(app, connections, log_level="warning", log_config=None)
        threading.Thread(target=read_all, daemon=True).start()
        gc.freeze()  # what was imported stays
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_INTERVAL)
        server = HouseServer(config, inside)
        if door is not None:
            door.server = server
        asyncio.run(server.serve(sockets=[listener]))


def open_to_others(house: House, key: bytes, host: str) -> tuple[Relay | None, list[Inside]]:
    """Let processes that share a database reach each other; a file has only one."""
    from zocker.server.store.engines import is_postgresql

    if not is_postgresql(house.store.engine):
        return None, []
    from zocker.server.routes.relay import Relay, open_inside

    relay = Relay(house, key)
    return relay, [open_inside(relay, bind(host, 0, tries=1))]


def bind(host: str, port: int, tries: int) -> socket.socket:
    """Return a socket that listens at a port, or at the first free one of the `tries` from there on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + tries, 65_536)) if port >= 0 else ():
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so that asyncio sends at once
        try:
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, number))
            listener.listen(128)
        except (TypeError, UnicodeError):  # not a host name at all
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
    """Tell whether a Zocker server answers at a port of this machine."""
    try:
        with urllib.request.urlopen(f"{url_of(HOST, port)}/api/zocker", timeout=1) as answer:
            content = json.load(answer)
            return isinstance(content, dict) and "zocker" in content
    except (OSError, ValueError, HTTPException):
        return False


def url_of(host: str, port: int) -> str:
    shown = HOST if host in ("0.0.0.0", "") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def is_server_url(url: str) -> bool:
    """Tell whether a text is the address of a whole server: https://dice.example.org"""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        return False


def lan_addresses() -> list[str]:
    """Return this machine's addresses in its networks, the one that leads outside first, without sending anything."""
    found = list[str]()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nobody has this address: only the route to it is looked up
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def print_qr_code(url: str) -> None:
    """Print an address as a QR code that phones can scan."""
    import segno

    if "utf" in (sys.stdout.encoding or "").lower():
        segno.make(url, micro=False).terminal(out=sys.stdout, compact=True)


def print_line(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
