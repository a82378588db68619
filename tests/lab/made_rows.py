"""Rows as `simulate` writes them, made up: games in which it is known who has which chance to win."""

import numpy as np
import polars as pl

INVESTORS = [f"Investor {letter}" for letter in "ABCDEFGHIJ"]
STRATEGIES = [f"Strategy {letter}" for letter in "ABCDEF"]


def made_rows(
    games: int,
    weights: dict[str, float] | None = None,
    start: float = 1.0,
    turns: int = 1,
    seed: int = 1,
    played: int = 0,
) -> pl.DataFrame:
    """Games of four seats. An investor wins by its weight (1 where none is named), the start player's is multiplied by
    `start`; games of one deal, `turns` of them, have their investors in common."""
    by_chance = np.random.default_rng(seed)
    then = np.random.default_rng([seed, played])
    deals = -(-games // turns)
    dealt = np.argsort(by_chance.random((deals, len(INVESTORS))))[:, :4].repeat(turns, axis=0)[:games]
    first = by_chance.integers(0, 4, deals).repeat(turns)[:games]
    place = (np.arange(4)[None, :] - first[:, None]) % 4
    weight = np.array([(weights or {}).get(name, 1.0) for name in INVESTORS])[dealt] * np.where(place == 0, start, 1.0)
    luck = then.exponential(size=(games, 4)) / weight  # the least comes first, by its weight
    rank = luck.argsort(axis=1).argsort(axis=1) + 1
    score = (60 - 8 * rank + then.integers(0, 8, (games, 4))).ravel()
    cash = score * 3 // 5
    kept = then.integers(0, len(STRATEGIES), (games * 4, 2))
    matches = np.arange(games).repeat(4)
    return pl.DataFrame(
        {
            "game": "stockpile",
            "players": 4,
            "options": "investors=on",
            "set": "Stockpile: Epic Edition",
            "set_hash": "abc",
            "version": "0.2.0",
            "match": matches,
            "deal": matches // turns,
            "seed": seed,
            "seat": np.tile(np.arange(4), games),
            "start": place.ravel(),
            "bot": "broker",
            "bot_seed": 0,
            "investors": [INVESTORS[one] for one in dealt.ravel()],
            "strategies_kept": ["+".join(STRATEGIES[one] for one in pair) for pair in kept],
            "strategies_played": [STRATEGIES[pair[0]] for pair in kept],
            "score": score,
            "part_cash": cash,
            "part_shares": score - cash,
            "rank": rank.ravel(),
            "won": (rank == 1).astype(float).ravel(),
            "decisions": then.integers(30, 50, games * 4),
            "rounds": 6,
            "end": "last round",
            "varied": "",
        }
    )


def made_rounds(seats: pl.DataFrame, rounds: int = 6, seed: int = 1) -> pl.DataFrame:
    """The rounds of these games: the chance of who wins grows from par to certainty."""
    by_chance = np.random.default_rng(seed)
    games = seats.height // 4
    won = seats["won"].to_numpy().reshape(games, 4)
    frames = []
    prices = np.full((games, 2), 5)
    for number in range(1, rounds + 1):
        share = number / rounds
        noise = by_chance.random((games, 4)) * (1 - share) + 0.05
        chance = share * won + (1 - share) * noise / noise.sum(axis=1, keepdims=True)
        prices = np.clip(prices + by_chance.integers(-2, 3, prices.shape), 1, 10)
        frames.append(
            pl.DataFrame(
                {
                    "match": np.arange(games).repeat(4),
                    "round": number,
                    "seat": np.tile(np.arange(4), games),
                    "price_American Automotive": prices[:, 0].repeat(4),
                    "price_Bottomline Bank": prices[:, 1].repeat(4),
                    "fortune": 20 + number * 5 + (won * number * 3).ravel(),
                    "chance": (chance / chance.sum(axis=1, keepdims=True)).ravel(),
                    "pile": "",
                    "bid": 0,
                }
            )
        )
    return pl.concat(frames)
