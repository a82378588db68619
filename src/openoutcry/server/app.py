"""The application: routes, guards, errors, documentation and pages put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from openoutcry import __version__
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.bus import Bus
from openoutcry.server.house import House
from openoutcry.server.metrics import Metrics
from openoutcry.server.outside import Doorkeeper, Outside
from openoutcry.server.pages import page_at
from openoutcry.server.refusals import BadInput, NoSuchPage, Refused, TooLarge, status_of, told
from openoutcry.server.rooms import Rooms
from openoutcry.server.routes import ROUTES
from openoutcry.server.settings import Settings, database_url
from openoutcry.server.socket import table_socket
from openoutcry.server.store import Store
from openoutcry.server.wire import Refusal

log = structlog.stdlib.get_logger("openoutcry.http")
Asking = Request[Any, Any, Any]


def build_app(settings: Settings) -> Outside:
    """The whole application, ready for an ASGI server."""
    metrics = Metrics()
    keeper = Doorkeeper(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database_url(settings.database))
        rooms = Rooms(House(store, settings, metrics))
        bus = Bus(rooms) if store.database.shared else None
        app.state["rooms"] = rooms
        tasks = [asyncio.create_task(rooms.sweep_forever())]
        if bus is not None:
            tasks.append(asyncio.create_task(bus.run()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await rooms.close()
            if bus is not None:
                await bus.close()
            await store.close()

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        keeper.check(connection, handler)

    app = Litestar(
        [*ROUTES, table_socket, health, figures, page],
        lifespan=[lifespan],
        dependencies={"rooms": Provide(provide_rooms, sync_to_thread=False)},
        guards=[guard],
        exception_handlers={
            OpenOutcryError: counted(metrics, refused),
            HTTPException: counted(metrics, refused_by_framework),
            Exception: counted(metrics, broken),
        },
        openapi_config=OpenAPIConfig(
            title="Open Outcry", version=__version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.body_bytes,
        state=State({"settings": settings}),
        logging_config=None,
        debug=False,
    )
    return Outside(app, metrics)


def provide_rooms(state: State) -> Rooms:
    """The live tables of this server."""
    rooms: Rooms = state["rooms"]
    return rooms


@get("/health")
async def health(rooms: Rooms) -> Response[dict[str, str]]:
    """Whether the server and its database answer."""
    try:
        await rooms.house.store.check()
    except Exception:
        log.warning("the database does not answer")
        return Response({"status": "no database", "version": __version__}, status_code=503)
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False)
async def figures(rooms: Rooms) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(rooms.house.metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asking) -> Response[bytes]:
    """The browser client: its files, and its page for every other address."""
    path = request.url.path
    if path.startswith(("/api/", "/assets/")) and page_at(path) is page_at("/"):
        raise NoSuchPage("not-found", "there is nothing at this address")
    file = page_at(path)
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


# Whatever goes wrong is said as a refusal; no traceback reaches a browser.


def refused(_: Asking, problem: OpenOutcryError) -> tuple[int, Refusal]:
    """What the game, the table or the lobby refuses."""
    return status_of(problem), told(problem)


def refused_by_framework(request: Asking, problem: HTTPException) -> tuple[int, Refusal]:
    """What is refused before any of our code is reached."""
    status = problem.status_code
    if status == 404:
        return status, told(NoSuchPage("not-found", "there is nothing at this address"))
    if status == 405:
        return status, told(NoSuchPage("bad-method", "this address is not for that method"))
    if status == 413:
        most: int = request.app.state["settings"].body_bytes
        return status, told(TooLarge("too-large", f"a message has at most {most} bytes", most=most))
    if status < 500:
        return status, told(bad_body(problem))
    return broken(request, problem)


def bad_body(problem: HTTPException) -> Refused:
    """What is wrong with the body of a request."""
    found = problem.extra if isinstance(problem.extra, list) else []
    details = "; ".join(str(one.get("message", "")) for one in found if isinstance(one, dict))[:200]
    if not details:
        return BadInput("not-json", "the message is not JSON")
    return BadInput("bad-message", f"the message is not as it has to be: {details}", problem=details)


def broken(_: Asking, problem: Exception) -> tuple[int, Refusal]:
    """A mistake of ours."""
    if isinstance(problem, RecursionError):
        return 400, told(BadInput("not-json", "the message is not JSON"))
    log.error("a request failed", exc_info=problem)
    return 500, Refusal("internal-error", {}, "something went wrong on the server; nothing was changed")


def counted(
    metrics: Metrics, say: Callable[[Asking, Any], tuple[int, Refusal]]
) -> Callable[[Asking, Any], Response[dict[str, Refusal]]]:
    """An exception handler that answers with a refusal and counts it."""

    def handle(request: Asking, problem: Any) -> Response[dict[str, Refusal]]:
        status, refusal = say(request, problem)
        metrics.refusals.labels(refusal.code).inc()
        return Response({"refusal": refusal}, status_code=status, media_type="application/json")

    return handle
