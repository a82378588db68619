"""The parts of the box for the modules of the Epic Edition: bonds, commodities, dice, investors, strategies."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openoutcry.games.datafile import Table, number, repeated, rising, some_rows, table, text, wrong
from openoutcry.games.stockpile.box import LEAST_PLAYERS, MOST_PLAYERS, Box, open_box, read_box
from openoutcry.games.stockpile.cards.registry import key_of, new_investor, new_strategy
from openoutcry.games.stockpile.cards.strategies.printed import FalsifiedEarnings
from openoutcry.games.stockpile.components import COMMERCE_KINDS, COMPANIES, FORECASTS, MOST_INVESTORS, MOST_STRATEGIES
from openoutcry.games.stockpile.modules.older_sets import brought_up_to_date, investors_of_rules_1

MODULES: Final = ["bonds", "commodities", "dice", "strategies", "first-player-card", "investors"]
PROVENANCES: Final = ["printed", "secondary", "reconstructed"]
MOST: Final = 1000


def open_epic_box(
    board: str, players: int, modules: list[str], promos: list[str], set_text: str | None, rules: int
) -> Box:
    """Return the whole box for this many players: a side of the board, these modules, and the promo cards of those in
    `promos`, by the rules of version `rules`."""
    data = brought_up_to_date(read_box(set_text))
    if rules == 1:
        data = investors_of_rules_1(data, set_text is None)
    box = open_box(board, players, data)
    box.modules = modules
    _pack_bonds(box, table(data, "bonds"), players)
    _pack_commerce(box, table(data, "commerce"))
    _pack_dice(box, table(data, "dice"))
    _pack_investors(box, data, modules, players, "investors" in promos)
    _pack_strategies(box, data, modules, "strategies" in promos)
    _list_effects(box)
    return box


def _pack_bonds(box: Box, bonds: Table, players: int) -> None:
    box.bond_cards = number(bonds, "cards", "bonds", 1, MOST)
    box.most_bonds = number(bonds, "most", "bonds", 1, 9)
    box.interest = number(bonds, "interest", "bonds", 0, 100)
    prices = table(bonds, "price")
    found = [number(prices, str(n), "bonds.price", 1, 100) for n in range(LEAST_PLAYERS, MOST_PLAYERS + 1)]
    box.bond_price = found[players - LEAST_PLAYERS]


def _pack_commerce(box: Box, commerce: Table) -> None:
    """The commerce deck by kind, taxes last; it must last for all rounds."""
    copies = number(commerce, "copies", "commerce", 1, 9)
    taxes = number(commerce, "taxes", "commerce", 1, 9)
    box.commerce = vec[i64]([copies] * (COMMERCE_KINDS - 1) + [taxes])
    box.commodity_bonus = vec[i64](rising(commerce, "bonus", "commerce", COMMERCE_KINDS - 1, 0, MOST))
    box.tax_penalty = vec[i64](rising(commerce, "penalty", "commerce", taxes, 0, MOST))
    held, needed = copies * (COMMERCE_KINDS - 1) + taxes, int(box.rounds * box.piles)
    if held < needed:
        problem = f"the commerce deck has {held} cards, and {needed} are needed for {int(box.rounds)} rounds"
        raise wrong("box-commerce", "commerce", problem, held=held, needed=needed, rounds=int(box.rounds))


def _pack_dice(box: Box, dice: Table) -> None:
    faces = dice.get("faces")
    if not isinstance(faces, list) or len(faces) != COMPANIES or not all(_is_die(die) for die in faces):
        problem = f"{COMPANIES} dice are needed, each of six of {', '.join(FORECASTS)}"
        raise wrong("box-dice", "dice.faces", problem, needed=COMPANIES, known=", ".join(FORECASTS))
    for die in faces:
        for face in die:
            box.faces = append(box.faces, FORECASTS.index(face))


def _is_die(die: object) -> bool:
    return isinstance(die, list) and len(die) == COMPANIES and all(face in FORECASTS for face in die)


def _pack_investors(box: Box, data: Table, modules: list[str], players: int, promo: bool) -> None:
    """Read the investors. Those who need a module that is not in play are left out of the deal; promo investors come in
    when the others do not suffice."""
    dealt = int(2 * box.meeples * box.players)
    cards: list[int] = []
    promos: list[int] = []
    for n, row in enumerate(some_rows(data, "investors", dealt, MOST_INVESTORS)):
        where = f"investors[{n + 1}]"
        box.investors.append(text(row, "name", where))
        ability = new_investor(_key(row, "ability", where), f"{where}.ability")
        ability.number = n
        ability.read(row, where)
        box.abilities.append(ability)
        money = number(row, "money", where, 0, MOST)
        alone = number(row, "two_players", where, 0, MOST)
        box.investor_money = append(box.investor_money, alone if players == LEAST_PLAYERS else money)
        allowed = 1 if _allowed(_needs(row, where), modules) else 0
        cards.append(0 if row.get("promo") is True else allowed)
        promos.append(allowed)
        mark = _provenance(row, where)
        box.investor_marks.append("printed" if players == LEAST_PLAYERS else mark)
    _all_differ(box.investors, "investors")
    box.investor_cards = vec[i64](promos if promo or sum(cards) < dealt else cards)
    if sum(promos) < dealt:
        problem = f"{dealt} investors are dealt to this many players, and {sum(promos)} can be with these modules"
        raise wrong("box-investors", "investors", problem, needed=dealt, held=sum(promos))


def _pack_strategies(box: Box, data: Table, modules: list[str], promo: bool) -> None:
    """Read the strategy cards. Those that need a module that is not in play are left out; promo cards come in when the
    others do not suffice."""
    playing = table(data, "playing")
    copies = number(playing, "copies", "playing", 1, 9)
    box.strategies_dealt = number(playing, "dealt", "playing", 2, 9)
    cards: list[int] = []
    promos: list[int] = []
    for n, row in enumerate(some_rows(data, "strategies", 1, MOST_STRATEGIES)):
        where = f"strategies[{n + 1}]"
        box.strategies.append(text(row, "name", where))
        design = new_strategy(_key(row, "effect", where), f"{where}.effect")
        design.number = n
        design.read(row, where)
        box.designs.append(design)
        allowed = copies if _allowed(_needs(row, where), modules) else 0
        cards.append(0 if row.get("promo") is True else allowed)
        promos.append(allowed)
        box.strategy_marks.append(str(row.get("reconstructed", "")))
        _provenance(row, where)
        if isinstance(design, FalsifiedEarnings):
            box.tampering = design.amount
    _all_differ(box.strategies, "strategies")
    needed = int(box.players * (box.rounds + box.strategies_dealt))
    box.strategy_cards = vec[i64](promos if promo or sum(cards) < needed else cards)
    if sum(promos) < needed:
        problem = f"{needed} strategy cards are needed for this many players, and there are {sum(promos)}"
        raise wrong("box-strategies", "strategies", problem, needed=needed, held=sum(promos))


def _list_effects(box: Box) -> None:
    """Number all effects of the box, the strategy cards first."""
    box.effects = [*box.designs, *box.abilities]
    for place, effect in enumerate(box.effects):
        effect.place = place


def _key(row: Table, field: str, where: str) -> str:
    """Return the key of the class that a row refers to: the row's `field`, or else the row's name."""
    return text(row, field, where) if field in row else key_of(text(row, "name", where))


def _all_differ(names: list[str], where: str) -> None:
    if name := repeated(names):
        raise wrong("box-same-card", where, f"two cards have the same name, {name!r}", name=name)


def _allowed(needs: str, modules: list[str]) -> bool:
    return needs == "" or needs in modules


def _needs(row: Table, where: str) -> str:
    needs = row.get("needs", "")
    if not _allowed(str(needs), MODULES):
        problem = f"needs must be one of {', '.join(MODULES)}"
        raise wrong("box-needs", f"{where}.needs", problem, known=", ".join(MODULES))
    return str(needs)


def _provenance(row: Table, where: str) -> str:
    known = row.get("is", "")
    if known not in PROVENANCES:
        problem = f"is must be one of {', '.join(PROVENANCES)}"
        raise wrong("box-provenance", f"{where}.is", problem, known=", ".join(PROVENANCES))
    return str(known)
