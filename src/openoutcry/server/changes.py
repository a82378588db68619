"""What is different about a table, so that only that is sent: a small language for two trees of plain values.

A change of an object or a list is an object: under each key, or place, what has changed there. What is new altogether
stands in a list of its own: `{"match": {"number": [31], "shown": {"players": {"2": {"cash": [20]}}}}}`."""

from typing import Any, Final

from msgspec.structs import astuple

Change = dict[str, Any] | list[Any]
# What is not looked into.
WHOLE: Final[set[type]] = {int, float, str, bool, dict, type(None)}


def difference(before: Any, now: Any) -> Change:
    """What has changed from one value to another; `{}` if nothing has. Structs and lists are looked into."""
    kind = type(now)
    if kind in WHOLE or kind is not type(before):
        return [now]
    if kind is not list:
        return _changed(now.__struct_fields__, astuple(before), astuple(now))
    if len(now) != len(before):
        return [now]
    return _changed(None, tuple(before), tuple(now))


def _changed(names: tuple[str, ...] | None, olds: tuple[Any, ...], news: tuple[Any, ...]) -> dict[str, Any]:
    """What has changed under each name, or at each place."""
    changed: dict[str, Any] = {}
    for place in range(len(news)):
        old, new = olds[place], news[place]
        if old is not new and old != new:
            name = str(place) if names is None else names[place]
            changed[name] = [new] if type(new) in WHOLE else difference(old, new)
    return changed


def applied(before: Any, change: Change) -> Any:
    """The value after a change; both as JSON has them."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        now = list(before)
        for place, what in change.items():
            now[int(place)] = applied(before[int(place)], what)
        return now
    return {**before, **{name: applied(before[name], what) for name, what in change.items()}}


class Holding:
    """A table as a client holds it, kept current with what the server says about it. The log, the readings and the chat
    of the table are what was new in the last message."""

    def __init__(self) -> None:
        self.table: dict[str, Any] | None = None
        self._asked: dict[str, Any] = {}

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """The table after a message of type table, changes or present."""
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "changes":
            self.table = self._changed(message)
        else:
            self.table = self._with_people(message)
        match = self.table["match"]
        if match is not None and match["choices"]:
            self._asked[match["choices"][0]["kind"]] = match["choices"]
        return self.table

    def _changed(self, message: dict[str, Any]) -> dict[str, Any]:
        held = self._held()
        assert message["since"] == held["version"], "this is about another version"
        if "like" in message:
            held = {**held, "match": {**held["match"], "choices": self._asked[message["like"]]}}
        news = {name: message.get(name, []) for name in ("log", "readings", "chat")}
        table = applied(held, message["changed"])
        table = {**table, "version": message["version"], "since": message["since"], "chat": news["chat"]}
        if table["match"] is not None:
            table["match"] = {**table["match"], "log": news["log"], "readings": news["readings"]}
        return table

    def _with_people(self, message: dict[str, Any]) -> dict[str, Any]:
        held, online = self._held(), message["online"]
        seats = [{**seat, "online": seat["holder"] == "bot" or seat["seat"] in online} for seat in held["seats"]]
        return {**held, "seats": seats, "watching": message["watching"]}

    def _held(self) -> dict[str, Any]:
        assert self.table is not None, "the first message is a whole table"
        return self.table
