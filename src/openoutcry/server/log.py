"""Logging. Events and ids only: no token, secret, card, chat line or name of a person is ever passed to it."""

import logging
import sys

import structlog


def set_up_logging(json: bool, level: int = logging.INFO) -> None:
    """Lines for a person at a terminal, or JSON for a machine; the libraries' warnings come the same way."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Tracebacks without the values of local variables: those hold what nobody may read.
    traces = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )
    renderers: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()] if json else [traces]
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderers]
    )
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [stream]
    root.setLevel(logging.WARNING)
    logging.getLogger("openoutcry").setLevel(level)
