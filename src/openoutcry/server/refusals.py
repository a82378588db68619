"""What the server refuses, by name, with the HTTP status that tells machines. `code` is a message of errors.ftl."""

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.wire import Refusal


class Refused(OpenOutcryError):
    """Base of the server's own refusals."""

    status = 400


class NoSuchTable(Refused):
    """There is no table of that id."""

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
    """Somebody sits there already."""

    status = 409


class SeatsOpen(Refused):
    """A match starts when every seat is taken."""

    status = 409


class WrongStage(Refused):
    """That is done in the lobby, while playing, or when it is over; not now."""

    status = 409


class StaleInput(Refused):
    """The answer was meant for an earlier moment of the match."""

    status = 409


class NotYourSeat(Refused):
    """This browser does not hold that seat."""

    status = 403


class NotHost(Refused):
    """Only the host does that."""

    status = 403


class Muted(Refused):
    """The host lets this seat, or all who watch, say nothing."""

    status = 403


class TableLocked(Refused):
    """The host has closed the door."""

    status = 403


class TableClosed(Refused):
    """The house has closed this table."""

    status = 410


class TurnedAway(Refused):
    """The house refuses this address."""

    status = 403


class HintsOff(Refused):
    """The table was opened without hints."""

    status = 403


class NoHint(Refused):
    """The coach could not say anything in time."""

    status = 503


class BadOrigin(Refused):
    """The request comes from the page of another site."""

    status = 403


class UnknownHost(Refused):
    """The request was sent to a name that is not this server's."""

    status = 421


class BadInput(Refused):
    """The message is not one, or not as it has to be."""


class NotJson(Refused):
    """The body of the request is not declared to be JSON."""

    status = 415


class BadSeats(Refused):
    """What was asked to sit at the table does not fit the game."""


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
    """The request did not come to its end in time."""

    status = 408


class TooManyConnections(Refused):
    """The server has as many connections as it can have."""

    status = 503


class NoDatabase(Refused):
    """The database cannot be used just now."""

    status = 503


class NotSure(Refused):
    """The database went away at the very moment of a commit: what was to be kept may be, or not."""

    status = 503


class Unreadable(Refused):
    """A table on disk cannot be replayed, or does not add up: it is set aside, and the others go on."""

    status = 500

    def again(self) -> "Unreadable":
        """The same refusal for somebody else."""
        return type(self)(self.code, str(self), **self.args_shown)


class NotPlayed(Unreadable):
    """The match of a table began with rules that this version does not play: it is set aside, and not damaged."""

    status = 409


def turned_away() -> TurnedAway:
    """The refusal of whoever comes from an address that the house refuses."""
    return TurnedAway("turned-away", "this house does not let you in")


def unreadable() -> Unreadable:
    """The refusal of a table that is damaged, or of another version's."""
    return Unreadable("unreadable-table", "this table was damaged, or kept by another version: it cannot be read")


def false_table() -> Unreadable:
    """The refusal of a table whose inputs are not those that were given."""
    return Unreadable("false-table", "this table does not add up: it was changed after it was kept, and is set aside")


def status_of(problem: OpenOutcryError) -> int:
    """The HTTP status of a refusal."""
    return problem.status if isinstance(problem, Refused) else 400


def told(problem: OpenOutcryError) -> Refusal:
    """The refusal as it travels."""
    return Refusal(problem.code, dict(problem.args_shown), str(problem))
