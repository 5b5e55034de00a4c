"""The server of the page: on 127.0.0.1 only, for requests that have the token, from its own page."""

import asyncio
import secrets
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.cookies import SimpleCookie
from types import FrameType
from urllib.parse import parse_qsl, urlencode

import uvicorn
from fastapi import FastAPI, Request
from nicegui import Client, background_tasks, ui
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from wfv.cli.explorer.page import Page
from wfv.cli.explorer.process import Worker
from wfv.cli.explorer.state import State, state_of
from wfv.errors import Error

HOST = "127.0.0.1"
LOADS = 3.0  # seconds that a page takes to load at most
_STALE = "This address has no token, or that of another run. Start `wfv explore` with it: wfv explore 'ADDRESS'\n"


def cookie_name(host: str) -> str:
    """Cookies are those of a host, whatever the port: the name has it."""
    return f"wfv_explore_{host.rpartition(':')[2]}"


class Guard:
    """Passes on requests for this host, from its own page, that have the token: as cookie, or in the address.

    Pages of other servers cannot have it: neither by a name that resolves to this host, nor by a socket.
    """

    def __init__(self, inner: ASGIApp, host: str, token: str) -> None:
        self.inner, self.host, self.token = inner, host, token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_allowed(scope):
            await self.inner(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse(_STALE, 403)(scope, receive, send)

    def _is_allowed(self, scope: Scope) -> bool:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        found = SimpleCookie(headers.get("cookie", "")).get(cookie_name(self.host))
        cookie = found.value if found else ""
        given = dict(parse_qsl(scope["query_string"].decode("latin-1"))).get("token", "")
        is_own = headers.get("origin", f"http://{self.host}") == f"http://{self.host}"
        return is_own and headers.get("host") == self.host and (self._fits(given) or self._fits(cookie))

    def _fits(self, token: str) -> bool:
        return secrets.compare_digest(token.encode(), self.token.encode())


class _Server(uvicorn.Server):
    """Leaves signals to `Workers.ended`: wfv has a handler of its own, which must be called. `ready` is called once."""

    def __init__(self, web: ASGIApp, ready: Callable[[], None]) -> None:
        super().__init__(uvicorn.Config(web, log_level="critical", timeout_graceful_shutdown=1))
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)  # NiceGUI's timers have begun: before, an interrupt would end them with errors
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Workers:
    """The compiler processes: one for each page, and a spare one whose modules are loaded."""

    def __init__(self, first: Worker) -> None:
        self.spare: list[Worker] = [first]
        self.all = [first]

    def take(self) -> Worker:
        """A worker for a page. A new spare one starts when the page has loaded."""
        background_tasks.create(self._refill())
        return self.spare.pop() if self.spare else self._start()

    def _start(self) -> Worker:
        self.all.append(Worker())
        return self.all[-1]

    async def _refill(self) -> None:
        await asyncio.sleep(LOADS)
        if not self.spare:
            self.spare.append(self._start())

    def end(self, worker: Worker) -> None:
        """Ends a page's worker."""
        worker.end()
        self.all.remove(worker)

    @contextmanager
    def ended(self, server: uvicorn.Server) -> Iterator[None]:
        """At Ctrl-C, ends all of them and the server; at its end, all of them."""
        before = signal.getsignal(signal.SIGINT)

        def handle(number: int, frame: FrameType | None) -> None:
            server.should_exit = True
            if callable(before):  # else the parent ignores interrupts, as a shell does for jobs in the background
                with suppress(KeyboardInterrupt):
                    before(number, frame)  # notes that the signal is handled

        signal.signal(signal.SIGINT, handle)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
            for each in self.all:
                each.end()


def serve(first: State, worker: Worker, port: int, shows: bool, tell: Callable[[str], None]) -> None:
    """Listens until it is interrupted. Raises OSError if the port is taken."""
    listener = socket.create_server((HOST, port))
    host, token = f"{HOST}:{listener.getsockname()[1]}", secrets.token_urlsafe(16)
    web, workers = FastAPI(docs_url=None, redoc_url=None, openapi_url=None), Workers(worker)

    def address(state: State) -> str:
        return f"http://{host}/?{urlencode({'token': token})}&{state.query()}".rstrip("&")

    @ui.page("/", title="wfv explore")
    async def page(request: Request, client: Client) -> None:
        try:
            state = state_of(request.query_params)
        except Error as error:
            ui.label(str(error)).props('role="alert"')
            return
        own = workers.take()
        client.on_delete(partial(workers.end, own))
        Page(state, own, address)

    def ready() -> None:
        tell(address(first))
        if shows:
            threading.Thread(target=webbrowser.open, args=(address(first),), daemon=True).start()

    ui.run_with(web, show_welcome_message=False, tailwind=False)

    @web.middleware("http")
    async def with_cookie(request: Request, call_next):  # type: ignore[no-untyped-def]
        response = await call_next(request)
        response.set_cookie(cookie_name(host), token, httponly=True, samesite="strict")
        return response

    server = _Server(Guard(web, host, token), ready)
    with workers.ended(server):
        server.run([listener])
