"""A bot with types, checked by mypy --strict and by pyright in its strict mode."""

from typing import Any

import openoutcry as oo
from openoutcry.engine.game import Game
from openoutcry.views import MogulView, StockpileView


class Cautious:
    """Leaves an auction of Mogul as soon as there are three chips in the pot."""

    def act(self, view: MogulView, choice: oo.Choice, deadline: float | None) -> int | str:
        if choice.kind == "auction" and view.pot > 2:
            return "leave"
        return choice.words[0]


class Dreamer:
    """Plays every answer to the end at random, in a world that fits the view, and takes the best."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed

    def act(self, view: MogulView, choice: oo.Choice, deadline: float | None) -> int:
        return max(choice.options, key=lambda option: self.score(view, choice.player, option))

    def score(self, view: MogulView, seat: int, option: int) -> int:
        self.seed += 1
        end = oo.guess(self.game, view, seed=self.seed).step(option, seat).playout()
        return 0 if end.scores is None else end.scores[seat]


class Rich:
    """Bids in Stockpile while it has money."""

    def act(self, view: StockpileView, choice: oo.Choice, deadline: float | None) -> int:
        mine = view.players[choice.player]
        return choice.options[-1] if mine.money > 5 and sum(mine.holds) < 9 else choice.options[0]


def main() -> None:
    match = oo.Match(oo.open_game("mogul", players=4), seats=["me", Cautious(), Dreamer, "random"], seed=1)
    while choice := match.choice:
        match.play(choice.words[0])
    print(match.scores)
    game = oo.open_game("stockpile", players=3)
    rows = oo.simulate(game, [Rich, "broker", "broker"], games=4)
    print(rows, rows.to_dicts()[0]["score"])


if __name__ == "__main__":
    main()
