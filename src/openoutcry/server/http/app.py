"""The web application, assembled from routes, guards, error handlers, API documentation and pages."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from openoutcry import __version__
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.http.host_routes import HOST_ROUTES
from openoutcry.server.http.metrics import Metrics
from openoutcry.server.http.middleware import OuterMiddleware, RequestGuard
from openoutcry.server.http.pages import ClientFile, exists, game_client, page_at
from openoutcry.server.http.routes import ROUTES
from openoutcry.server.live.bus import Bus
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.live.maintenance import Maintenance
from openoutcry.server.live.services import Services
from openoutcry.server.live.socket import table_socket
from openoutcry.server.log import repeated
from openoutcry.server.refusals import INTERNAL_ERROR, BadInput, NoSuchPage, Refused, TooLarge, TooLate, status_of, told
from openoutcry.server.settings import Settings
from openoutcry.server.storage.database_errors import database_problem, log_failure
from openoutcry.server.storage.store import Store
from openoutcry.server.wire import Refusal

log = structlog.stdlib.get_logger("openoutcry.http")
AnyRequest = Request[Any, Any, Any]


def build_app(settings: Settings, store: Store) -> OuterMiddleware:
    """Return the whole web application, to be run by an ASGI server. It opens its tables when it starts, and closes
    them and the store when it shuts down."""
    metrics = Metrics(private=bool(settings.metrics))
    request_guard = RequestGuard(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        live_tables = LiveTables(Services(store, settings, metrics))
        bus = Bus(live_tables) if store.database.shared else None
        app.state["live_tables"] = live_tables
        request_guard.services = live_tables.services
        tasks = [asyncio.create_task(live_tables.sweep_forever()), asyncio.create_task(Maintenance(live_tables).run())]
        if bus is not None:
            tasks.append(asyncio.create_task(bus.run()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await live_tables.close()
            if bus is not None:
                await bus.close()
            await store.close()
            repeated.tell()

    # Asynchronous, since Litestar would run a synchronous guard in a thread for every request.
    async def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        request_guard.check(connection, handler)

    app = Litestar(
        [*ROUTES, *HOST_ROUTES, table_socket, health, figures, game_file, page],
        lifespan=[lifespan],
        dependencies={"live_tables": Provide(provide_live_tables, sync_to_thread=False)},
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
    return OuterMiddleware(app, metrics)


def provide_live_tables(state: State) -> LiveTables:
    """Return the tables that this process keeps in memory. Litestar calls this to fill the parameter `live_tables` of
    routes."""
    live_tables: LiveTables = state["live_tables"]
    return live_tables


@get("/health")
async def health(live_tables: LiveTables) -> Response[dict[str, str]]:
    """Answer a health check: status 200 if the database accepts writes, otherwise 503 with the reason."""
    try:
        await live_tables.services.store.check()
    except Exception as problem:
        reason = database_problem(problem) or "the server has a fault"
        log.warning("not healthy", reason=reason, often=True)
        return Response({"status": "unwell", "reason": reason, "version": __version__}, status_code=503)
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False)
async def figures(live_tables: LiveTables) -> Response[bytes]:
    """Return the metrics of this process in the text format of Prometheus."""
    return Response(live_tables.services.metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """Return a file of the browser client, or its page at every address where it can show something. At another address
    the page has the status 404. Raise `NoSuchPage` for unknown addresses below /api/ and /assets/."""
    path = request.url.path
    found = exists(path)
    if not found and path.startswith(("/api/", "/assets/")):
        raise NoSuchPage("not-found", "there is nothing at this address")
    return sent(request, page_at(path), 200 if found else 404)


@get("/games/{game:str}/{path:path}", include_in_schema=False)
async def game_file(request: AnyRequest, game: str, path: str) -> Response[bytes]:
    """Return a file of the client that an external game brings."""
    file = game_client(game).get(path.lstrip("/"))
    if file is None:
        raise NoSuchPage("not-found", "there is nothing at this address")
    return sent(request, file, 200)


def sent(request: AnyRequest, file: ClientFile, status: int) -> Response[bytes]:
    """Return the response with a file, compressed if the browser takes that."""
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers, status_code=status)
    return Response(file.content, media_type=file.kind, headers=headers, status_code=status)


# Every error is sent as a refusal; no traceback reaches a browser.


def refused(_: AnyRequest, problem: OpenOutcryError) -> tuple[int, Refusal]:
    """Return the HTTP status and the message for the client for an error that a game, a table or the lobby raised on
    purpose."""
    return status_of(problem), told(problem)


def refused_by_framework(request: AnyRequest, problem: HTTPException) -> tuple[int, Refusal]:
    """Return the HTTP status and the message for the client for an error that Litestar raised before a route was
    called, such as an unknown address."""
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
    """Return the error that tells the client what is wrong with the body of its request."""
    found = problem.extra if isinstance(problem.extra, list) else []
    details = "; ".join(str(one.get("message", "")) for one in found if isinstance(one, dict))[:200]
    if not details:
        return BadInput("not-json", "the message is not JSON")
    return BadInput("bad-message", f"the message is not as it has to be: {details}", problem=details)


def broken(_: AnyRequest, problem: Exception) -> tuple[int, Refusal]:
    """Return the HTTP status and the message for the client for an unexpected error, such as a failing database, and
    log it."""
    if isinstance(problem, RecursionError):
        return 400, told(BadInput("not-json", "the message is not JSON"))
    if isinstance(problem, InternalServerException) and "disconnected" in problem.detail:
        # The client closed the connection before the end of its request; nobody reads this answer.
        log.info("a request was cut short", often=True)
        return 408, told(TooLate("too-slow", "the request did not come to its end", seconds=0))
    failed = log_failure(log, "a request failed", problem)
    if failed is not None:
        return failed.status, told(failed)
    return 500, INTERNAL_ERROR


def counted(
    metrics: Metrics, say: Callable[[AnyRequest, Any], tuple[int, Refusal]]
) -> Callable[[AnyRequest, Any], Response[dict[str, Refusal]]]:
    """Return an exception handler for Litestar that sends the status and message which `say` returns for an error, and
    counts them in the metrics."""

    def handle(request: AnyRequest, problem: Any) -> Response[dict[str, Refusal]]:
        status, refusal = say(request, problem)
        metrics.refusals.labels(refusal.code).inc()
        return Response({"refusal": refusal}, status_code=status, media_type="application/json")

    return handle
