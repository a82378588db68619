"""Logging of events and ids. No token, secret, card, chat line or name of a person is ever logged."""

import logging
import sys
import time

import structlog

EVERY = 60.0
MOST_KINDS = 1000


class Repeated(logging.Filter):
    """A filter that writes a repeated line once and then counts it: lines of the server marked with `often`, and all
    lines of libraries. The count is added to the next line that is written, or written by `tell`."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        ours = record.msg if isinstance(record.msg, dict) else None
        if ours is not None and not ours.get("often"):
            return True
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            # uvicorn logs a message of a client that is not UTF-8 like an error of the server.
            record.exc_info = None
        key = record.name, str(record.msg if ours is None else ours["event"])
        if key not in self.counts and len(self.counts) >= MOST_KINDS:
            self.tell()
            self.counts.clear()
        at, times = self.counts.get(key, (0.0, 0))
        now = time.monotonic()
        if key in self.counts and now - at < EVERY:
            self.counts[key] = at, times + 1
            return False
        self.counts[key] = now, 0
        if ours is not None:
            record.msg = {name: value for name, value in ours.items() if name != "often"} | {"times": times + 1}
        elif times > 0:
            record.msg = f"{record.msg} ({times + 1} times)"
        return True

    def tell(self) -> None:
        """Write how often each suppressed line occurred."""
        for (name, event), (at, times) in list(self.counts.items()):
            if times > 0:
                self.counts[name, event] = at, 0
                structlog.stdlib.get_logger(name).warning(event, times=times)


repeated = Repeated()


def set_up_logging(json: bool, level: int = logging.INFO) -> None:
    """Set up logging as text for a terminal, or as JSON. Warnings of libraries are logged in the same form."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Tracebacks without the values of local variables, which can be secret.
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
    stream.addFilter(repeated)
    root = logging.getLogger()
    root.handlers = [stream]
    root.setLevel(logging.WARNING)
    logging.getLogger("openoutcry").setLevel(level)
