"""Stockpile's cards in a few letters, the piles in which they lie under their bidding tracks, and what the modules add:
dice, investors, strategy cards, bonds, commodities and taxes."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from openoutcry.games.stockpile.components import BOOM, COMMODITY, COMPANIES, FEE, TAX
from openoutcry.games.stockpile.nouns import StockpileNouns, ability, effect, thousands
from openoutcry.games.stockpile.shown import CardShown, PileShown, PlayerShown, StockpileShown
from openoutcry.text.terminal.layout import Folded, Forms
from openoutcry.text.terminal.lines import fanned, row, wrapped
from openoutcry.text.terminal.styles import MARKER, QUIET, STRONG, TURN, WARNING, paint
from openoutcry.text.terminal.viewer import Viewer, codes, initials
from openoutcry.text.words import say

CELL = 4  # a space of a bidding track
OURS = "*"  # what is reconstructed
USED = "✓"


class ModulesHand(NamedTuple):
    """The viewer's hand of module cards: a card to be placed, and the longer and shorter forms of the rest."""

    commerce: list[Text]
    offered: Forms
    investors: list[Text]
    strategies: Forms


class Modules:
    """Draws what the modules add to one view; draws nothing for modules that are not in play."""

    def __init__(self, shown: StockpileShown, viewer: Viewer, nouns: StockpileNouns, own: PlayerShown | None) -> None:
        self.shown = shown
        self.viewer = viewer
        self.nouns = nouns
        self.own = own

    def part(self, part: str, **values: int | str) -> str:
        """Return the name of a part of the table."""
        return say(self.viewer.lang, f"part-stockpile-{part}", **values)

    def money(self, amount: int) -> str:
        """Return a sum of money in words."""
        return thousands(self.viewer.lang, amount)

    def in_play(self) -> list[int]:
        """Return the forecasts of this round: those rolled, or those of the base game."""
        rolled = [face for face in self.shown.dice if face is not None]
        return rolled or self.shown.in_play

    # What everybody sees.

    def signs(self, width: int) -> Forms:
        """Draw the next first player, the forecasts rolled, pairs that were falsified or looked at, and the effect that
        asks now.

        The shorter forms have only the effect that asks, or nothing, since the question names it.
        """
        shown = self.shown
        lines: list[Text] = []
        if shown.dice and None not in shown.dice:
            signs = "  ".join(shown.forecasts[face].replace("-", "−") for face in shown.dice if face is not None)
            lines.append(row((f"{self.part('dice')}  ", QUIET), (signs, STRONG)))
        settled = shown.phase in {"action", "selling", "movement"} and shown.round < shown.rounds
        if shown.next_first is not None and settled:
            who = self.viewer.names[shown.next_first]
            lines.append(row((f"{self.part('next-first')}  ", QUIET), (who, STRONG)))
        falsified = [self.pair(n) for n, pair in enumerate(shown.pairs) if pair.falsified]
        if falsified:
            lines += wrapped(row((self.part("falsified"), WARNING)), "; ".join(falsified), width)
        looked = [self.looked_at(n) for n, pair in enumerate(shown.pairs) if pair.seen_by]
        if looked:
            lines += wrapped(row((self.part("looked-at"), QUIET)), "; ".join(looked), width)
        asking: list[Text] = []
        if shown.using_investor is not None:
            asking += self.investor(shown.using_investor, row(("▶ ", STRONG)), width)
        if shown.using_strategy is not None:
            asking += self.strategy(shown.using_strategy, row(("▶ ", STRONG)), width)
        return lines + asking, [Folded(25, asking), Folded(66, [])]

    def pair(self, number: int) -> str:
        """Return a pair in words: its number and its owner."""
        seat = self.shown.pairs[number].seat
        return self.part("pair", pair=number + 1, name=0 if seat is None else self.viewer.names[seat])

    def looked_at(self, number: int) -> str:
        """Return a pair in words, with the players who have looked at it besides its owner."""
        names = ", ".join(self.viewer.names[seat] for seat in self.shown.pairs[number].seen_by)
        return self.part("seen-by", pair=self.pair(number), names=names)

    def before(self, player: PlayerShown) -> list[Text]:
        """Draw a player's open things: investors, bonds, commodities and taxes, and the number of strategy cards."""
        things: list[Text] = []
        for investor, used in zip(player.investors, player.used, strict=True):
            name = self.nouns.investors[investor]
            things.append(row((f"{name} {USED}", QUIET) if used else (name, Style())))
        if player.bonds:
            things.append(row(self.part("bonds", bonds=player.bonds)))
        for commodity, count in enumerate(player.commodities):
            if count:
                name = self.nouns.things[COMMODITY + commodity]
                several = say(self.viewer.lang, "count-stockpile-card", count=count, card=name)
                things.append(row(several if count > 1 else name))
        if player.taxes:
            things.append(row((self.part("taxes", taxes=player.taxes), WARNING)))
        if player.taxes or any(player.commodities):
            things.append(row((self.part("sets", money=self.money(player.sets)), QUIET)))
        if player.strategies:
            things.append(row(self.part("strategy-cards", cards=len(player.strategies))))
        return things

    def decks(self, width: int) -> list[Text]:
        """Draw the bonds left to buy and the cards left in the commerce deck."""
        shown = self.shown
        found: list[Text] = []
        if "bonds" in shown.modules:
            price = self.money(shown.bond_price)
            found.append(row((f"{self.part('bonds-left', price=price)} ", QUIET), (str(shown.bonds_left), STRONG)))
        if "commodities" in shown.modules:
            found.append(row((f"{self.part('commerce-deck')} ", QUIET), (str(shown.commerce_deck), STRONG)))
        return fanned(row(""), found, width, 3) if found else []

    # What only whoever looks has in hand.

    def hand(self, width: int) -> ModulesHand:
        """Draw the viewer's commodity or tax to be placed, investors and strategy cards."""
        own = self.own
        if own is None:
            return ModulesHand([], ([], []), [], ([], []))
        commerce = [self.nouns.things[COMMODITY + kind] for kind in own.commerce if kind is not None]
        lines = [row((f"{self.part('commerce')}  ", QUIET), (", ".join(commerce), STRONG))] if commerce else []
        investors = [
            line
            for number in own.investors
            if number != self.shown.using_investor
            for line in self.investor(number, row(""), width)
        ]
        offered = self.offered([number for number in own.dealt_investors if number is not None], width)
        strategies = self.strategies([number for number in own.strategies if number is not None], width)
        return ModulesHand(lines, offered, investors, strategies)

    def offered(self, investors: list[int], width: int) -> Forms:
        """Draw the investors to choose from, with their money; in the shorter form a line each."""
        if not investors:
            return [], []
        label = row((self.part("investors"), QUIET))
        each = [self.investor(number, row("  "), width, with_money=True) for number in investors]
        ours = any(self.shown.investors[number].known == "reconstructed" for number in investors)
        whole = [line for lines in each for line in lines]
        footnote = self.footnote(width) if ours else []
        return [label, *whole, *footnote], [Folded(80, [_cut(lines) for lines in each])]

    def investor(self, number: int, head: Text, width: int, with_money: bool = False) -> list[Text]:
        """Draw an investor with the ability."""
        one = self.shown.investors[number]
        ours = OURS if one.known == "reconstructed" else ""
        money = f" {self.money(one.money)}{ours}" if with_money else ""
        does = ability(self.viewer.lang, one)
        return wrapped(row(head, (f"{one.name}{money}", STRONG)), does, width)

    def strategies(self, hand: list[int], width: int) -> Forms:
        """Draw the strategy cards: their effects when these matter, at other times and in the shorter form their
        titles."""
        if not hand:
            return [], []
        label = self.part("strategies")
        asked = self.viewer.seat in self.viewer.asked and self.shown.using_strategy is None
        titles = [self.titled(number, hand.count(number)) for number in dict.fromkeys(hand)]
        titled = wrapped(row((label, QUIET)), ", ".join(titles), width)
        if not asked or self.shown.phase not in {"setup", "action"}:
            return titled, [Folded(40, [])]
        each = [self.strategy(number, row("  "), width, hand.count(number)) for number in dict.fromkeys(hand)]
        ours = any(self.shown.strategies[number].reconstructed for number in hand)
        whole = [line for lines in each for line in lines] + (self.footnote(width) if ours else [])
        briefly = [_cut(lines) for lines in each]
        return [row((label, QUIET)), *whole], [Folded(20, briefly), Folded(40, titled), Folded(70, [])]

    def strategy(self, number: int, head: Text, width: int, count: int = 1) -> list[Text]:
        """Draw a strategy card with its cost and effect."""
        card = self.shown.strategies[number]
        ours = OURS if card.reconstructed else ""
        does = effect(self.viewer.lang, card)
        return wrapped(row(head, (f"{self.titled(number, count)}{ours}", STRONG)), does, width)

    def titled(self, number: int, count: int) -> str:
        """Return the title of a strategy card, the number of copies, and the cost if it is not 0."""
        card, title = self.shown.strategies[number], self.nouns.strategies[number]
        several = say(self.viewer.lang, "count-stockpile-card", count=count, card=title) if count > 1 else title
        return f"{several} ({self.money(card.cost)})" if card.cost else several

    def footnote(self, width: int) -> list[Text]:
        """Draw the note that some cards are reconstructed."""
        return wrapped(row((f"  {OURS} {self.part('ours')}", QUIET)), "", width)

    def card(self, kind: int) -> Text:
        """Return a card on a pile that is not a market card."""
        return row((self.nouns.things[kind], WARNING if kind == TAX else STRONG))


def _cut(lines: list[Text]) -> Text:
    """Return the first of several lines, with a sign that there are more."""
    return row(lines[0], "…") if len(lines) > 1 else lines[0]


class Cards:
    """Draws the cards of one view of Stockpile."""

    def __init__(self, shown: StockpileShown, viewer: Viewer, nouns: StockpileNouns, modules: Modules) -> None:
        self.shown = shown
        self.viewer = viewer
        self.nouns = nouns
        self.modules = modules
        self.codes = codes([company.name for company in shown.companies])

    def part(self, part: str) -> str:
        """Return the name of a part of the table."""
        return say(self.viewer.lang, f"part-stockpile-{part}")

    def money(self, amount: int) -> str:
        """Return a sum of money in words."""
        return thousands(self.viewer.lang, amount)

    def code(self, company: int) -> Text:
        """Return a company's letters on its paint."""
        return row((self.codes[company], paint(self.shown.companies[company].colour, company)))

    def card(self, kind: int) -> Text:
        """Return a market card in a few letters."""
        if kind < COMPANIES:
            return self.code(kind)
        if kind < FEE:
            return row(("▲" if kind == BOOM else "▼", STRONG))
        if kind >= COMMODITY:
            return self.modules.card(kind)
        return row((f"−{self.money(self.shown.fees[kind - FEE])}", WARNING))

    def lying(self, card: CardShown) -> Text:
        """Return a card on a pile, in brackets if it lies face down."""
        if card.kind is None:
            return row(("(?)", QUIET))
        return self.card(card.kind) if card.face_up else row(("(", QUIET), self.card(card.kind), (")", QUIET))

    def several(self, counts: list[tuple[str, Text]]) -> list[Text]:
        """Return cards with the number of each."""
        return [row((f"{count} ", STRONG), card) for count, card in counts]

    # The piles.

    def piles(self, width: int) -> Forms:
        """Draw each pile after its bidding track, with the meeple and the open spaces above it; in the shorter form the
        bid alone."""
        shown = self.shown
        if not any(pile.cards for pile in shown.piles):
            return [], []
        label = self.part("pile")
        cell = max(CELL, 1 + len(str(shown.track[-1])))
        costs = "".join(f"{cost:>{cell}}" for cost in shown.track)
        lines = [row((f"{label}{costs}   {self.part('cards')}", QUIET))]
        folded: list[Text] = []
        for number, pile in enumerate(shown.piles):
            cards = [self.lying(card) for card in pile.cards]
            spaces = [row(" " * (cell - 1), self.space(pile, space)) for space in range(len(shown.track))]
            before = row((f"{number + 1:>{len(label)}}", STRONG), *spaces, "   ")
            lines += fanned(before, cards, width, 1)
            before = row((f"{label} ", QUIET), (str(number + 1), STRONG), self.bid(pile), "  ")
            folded += fanned(before, cards, width, 1)
        return lines, [Folded(60, folded)]

    def space(self, pile: PileShown, space: int) -> Text:
        """Draw a space of a bidding track: the meeple on it, or whether it is still open."""
        if pile.bidder is not None and pile.space == space:
            return self.meeple(pile.bidder)
        closed = pile.space is not None and space < pile.space
        return row((" " if closed else "·", QUIET))

    def bid(self, pile: PileShown) -> Text:
        """Return the bid for a pile: the player's letter and the amount."""
        figures = max(len(self.money(cost)) for cost in self.shown.track)
        if pile.bidder is None or pile.space is None:
            return row((f"  · {'':>{figures}}", QUIET))
        return row("  ", self.meeple(pile.bidder), f" {self.money(self.shown.track[pile.space]):>{figures}}")

    def meeple(self, seat: int) -> Text:
        """Return the letter of a player, marked if it is that player's turn."""
        return row((initials(self.viewer.names)[seat], TURN if seat in self.viewer.asked else MARKER))
