"""Blind Bid as a game: its questions, how it is set up, shown, scored and counted."""

from typing import Any

from openoutcry.engine.bits import bit
from openoutcry.engine.game import Game, settle
from openoutcry.engine.kernel import Step, advance

from blind_bid import rules
from blind_bid.box import GAME, LEAST_PLAYERS, MOST_PLAYERS, PRINTED, Box
from blind_bid.questions import questions
from blind_bid.shown import PlayerShown, TableShown
from blind_bid.state import BlindBid


class BlindBidGame(Game[BlindBid]):
    """Blind Bid for 2 to 4 players."""

    def __init__(self, players: int, options: dict[str, str] | None = None, set_text: str | None = None) -> None:
        settled = settle(GAME, players, options or {}, [], LEAST_PLAYERS, MOST_PLAYERS)
        self.box = Box(PRINTED if set_text is None else set_text)
        super().__init__(GAME, self.box.name, players, settled, questions(self.box))
        self.outline = rules.outline()

    def new(self, telling: bool = False) -> BlindBid:
        g = self.blank()
        if telling:
            g.listen()
        g.schedule(self.outline)
        advance(g)
        return g

    def blank(self) -> BlindBid:
        g = BlindBid(self.players, self.box)
        g.outline = self.outline
        return g

    def steps(self) -> dict[str, Step[Any]]:
        return {type(step).__name__: step for step in [*self.outline, rules.SHOW_CARDS]}

    def scores(self, g: BlindBid) -> list[int]:
        return [player.points for player in g.players]

    def end(self, g: BlindBid) -> str:
        return "last round" if g.options == 0 else ""

    def conserved(self, g: BlindBid) -> dict[str, int]:
        return {
            "coins": g.bank + sum(player.coins for player in g.players),
            "cards": int(g.deck.total + g.discard.total) + sum(int(player.hand.size) for player in g.players),
        }

    def longest(self) -> int:
        return self.box.rounds * 3 * self.players

    def covered(self, g: BlindBid, seat: int, perfect: bool) -> list[str]:
        hands = enumerate(g.players)
        return [f"players.{n}.hand" for n, one in hands if n != seat and one.hand.size and one.hand.seen[0] == bit(n)]

    def prices(self, g: BlindBid) -> list[int]:
        return []

    def fortunes(self, g: BlindBid) -> list[int]:
        return self.scores(g)

    def shown(self, g: BlindBid) -> TableShown:
        return TableShown(
            round=g.round,
            winner=None if g.best < 0 else g.best,
            bank=g.bank,
            deck=int(g.deck.total) - sum(1 for player in g.players for card in player.hand.listed() if card < 0),
            discard=[card + 1 for card in range(3) for _ in range(int(g.discard.counts[card]))],
            players=[
                PlayerShown(
                    coins=player.coins,
                    points=player.points,
                    hand=[card + 1 if card >= 0 else None for card in player.hand.listed()],
                )
                for player in g.players
            ],
        )
