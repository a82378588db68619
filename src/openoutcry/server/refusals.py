"""The refusals of the server, with the HTTP status of each. `code` is a message id in errors.ftl."""

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.wire import Refusal

INTERNAL_ERROR = Refusal("internal-error", {}, "something went wrong on the server; nothing was changed")


class Refused(OpenOutcryError):
    """Base of the server's own refusals."""

    status = 400


class NoSuchTable(Refused):
    """No table has that id."""

    status = 404


class NoLesson(Refused):
    """The game has no guided first game."""

    status = 404


class NoSuchSeat(Refused):
    """The table has no such seat."""

    status = 404


class NoSuchMoment(Refused):
    """The match has not had that many inputs."""

    status = 404


class NoSuchPage(Refused):
    """Nothing is served at that address."""

    status = 404


class SeatTaken(Refused):
    """Another player has that seat."""

    status = 409


class SeatsOpen(Refused):
    """The match cannot start while a seat is open."""

    status = 409


class WrongStage(Refused):
    """The action is not possible at the current stage (lobby, playing, over)."""

    status = 409


class StaleInput(Refused):
    """The answer belongs to an earlier point of the match."""

    status = 409


class NotYourSeat(Refused):
    """This browser does not hold that seat."""

    status = 403


class NotHost(Refused):
    """Only the host may do that."""

    status = 403


class Muted(Refused):
    """The host has muted this seat, or all spectators."""

    status = 403


class TableLocked(Refused):
    """The host has locked the table."""

    status = 403


class TableClosed(Refused):
    """The operator has closed this table."""

    status = 410


class TurnedAway(Refused):
    """The operator refuses this address."""

    status = 403


class HintsOff(Refused):
    """The table was opened without hints."""

    status = 403


class NoHint(Refused):
    """The coach could not compute a hint in time."""

    status = 503


class BadOrigin(Refused):
    """The request comes from the page of another site."""

    status = 403


class UnknownHost(Refused):
    """The Host header of the request is not a name of this server."""

    status = 421


class BadInput(Refused):
    """The message is not valid."""


class NotJson(Refused):
    """The body of the request is not declared to be JSON."""

    status = 415


class BadSeats(Refused):
    """The requested seats do not fit the game."""


class TooLarge(Refused):
    """The message is too long to be read."""

    status = 413


class HeadTooLarge(Refused):
    """The head of the request is too long to be read."""

    status = 431


class TooFast(Refused):
    """Too many messages in too short a time."""

    status = 429


class TooLate(Refused):
    """The request was not complete in time."""

    status = 408


class TooManyConnections(Refused):
    """The server has reached its limit of connections."""

    status = 503


class NoDatabase(Refused):
    """The database cannot be used at the moment."""

    status = 503


class NotSure(Refused):
    """The connection to the database was lost during a commit: the change may have been written or not."""

    status = 503


class Unreadable(Refused):
    """A stored table cannot be replayed or is inconsistent. It is set aside; other tables are not affected."""

    status = 500

    def again(self) -> "Unreadable":
        """Return a new exception with the same refusal, for another caller."""
        return type(self)(self.code, str(self), **self.args_shown)


class NotPlayed(Unreadable):
    """The match of a table has rules of another version, which this version does not play. It is set aside, and not
    damaged."""

    status = 409


def turned_away() -> TurnedAway:
    """Return the refusal for an address that the operator refuses."""
    return TurnedAway("turned-away", "this house does not let you in")


def unreadable() -> Unreadable:
    """Return the refusal for a table that is damaged or of another version."""
    return Unreadable("unreadable-table", "this table was damaged, or kept by another version: it cannot be read")


def false_table() -> Unreadable:
    """Return the refusal for a table whose stored inputs were altered."""
    return Unreadable("false-table", "this table does not add up: it was changed after it was kept, and is set aside")


def status_of(problem: OpenOutcryError) -> int:
    """Return the HTTP status of an error."""
    return problem.status if isinstance(problem, Refused) else 400


def told(problem: OpenOutcryError) -> Refusal:
    """Return an error as the refusal that is sent to clients."""
    return Refusal(problem.code, dict(problem.args_shown), str(problem))
