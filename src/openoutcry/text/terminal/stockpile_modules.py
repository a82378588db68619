"""What the modules of Stockpile lay on its table: dice, investors, strategy cards, bonds, commodities and taxes."""

from rich.style import Style
from rich.text import Text

from openoutcry.games.stockpile.kinds import COMMODITY, TAX
from openoutcry.games.stockpile.shown import PlayerShown, StockpileShown
from openoutcry.text.nouns.stockpile import StockpileNouns, ability, effect, thousands
from openoutcry.text.terminal.lines import row, wrapped
from openoutcry.text.terminal.livery import QUIET, STRONG, WARNING
from openoutcry.text.terminal.sight import Sight
from openoutcry.text.words import say

OURS = "*"  # what is reconstructed
USED = "✓"


class Modules:
    """One look at what the modules add; nothing where they are not in play."""

    def __init__(self, shown: StockpileShown, sight: Sight, nouns: StockpileNouns, own: PlayerShown | None) -> None:
        self.shown = shown
        self.sight = sight
        self.nouns = nouns
        self.own = own

    def part(self, part: str, **values: int | str) -> str:
        """The name of a part of the table."""
        return say(self.sight.lang, f"part-stockpile-{part}", **values)

    def money(self, amount: int) -> str:
        """A sum of money."""
        return thousands(self.sight.lang, amount)

    def in_play(self) -> list[int]:
        """The forecasts of this round: those rolled, or those of the base game."""
        rolled = [face for face in self.shown.dice if face is not None]
        return rolled or self.shown.in_play

    # What everybody sees.

    def signs(self, width: int) -> list[Text]:
        """Who will be first next, the forecasts rolled, pairs that were falsified or looked at, and what asks now."""
        shown = self.shown
        lines: list[Text] = []
        if shown.dice and None not in shown.dice:
            signs = "  ".join(shown.forecasts[face].replace("-", "−") for face in shown.dice if face is not None)
            lines.append(row((f"{self.part('dice')}  ", QUIET), (signs, STRONG)))
        settled = shown.phase in {"action", "selling", "movement"} and shown.round < shown.rounds
        if shown.next_first is not None and settled:
            who = self.sight.names[shown.next_first]
            lines.append(row((f"{self.part('next-first')}  ", QUIET), (who, STRONG)))
        falsified = [self.pair(n) for n, pair in enumerate(shown.pairs) if pair.falsified]
        if falsified:
            lines += wrapped(row((self.part("falsified"), WARNING)), "; ".join(falsified), width)
        looked = [self.looked_at(n) for n, pair in enumerate(shown.pairs) if pair.seen_by]
        if looked:
            lines += wrapped(row((self.part("looked-at"), QUIET)), "; ".join(looked), width)
        if shown.using_investor is not None:
            lines += self.investor(shown.using_investor, row(("▶ ", STRONG)), width)
        if shown.using_strategy is not None:
            lines += self.strategy(shown.using_strategy, row(("▶ ", STRONG)), width)
        return lines

    def pair(self, number: int) -> str:
        """A pair by its number and whose it is."""
        seat = self.shown.pairs[number].seat
        return self.part("pair", pair=number + 1, name=0 if seat is None else self.sight.names[seat])

    def looked_at(self, number: int) -> str:
        """A pair, and who has looked at it besides its owner."""
        names = ", ".join(self.sight.names[seat] for seat in self.shown.pairs[number].seen_by)
        return self.part("seen-by", pair=self.pair(number), names=names)

    def before(self, player: PlayerShown) -> list[Text]:
        """What lies openly before a player: investors, bonds, commodities and taxes; how many strategy cards he has."""
        things: list[Text] = []
        for investor, used in zip(player.investors, player.used, strict=True):
            name = self.nouns.investors[investor]
            things.append(row((f"{name} {USED}", QUIET) if used else (name, Style())))
        if player.bonds:
            things.append(row(self.part("bonds", bonds=player.bonds)))
        for commodity, count in enumerate(player.commodities):
            if count:
                name = self.nouns.things[COMMODITY + commodity]
                several = say(self.sight.lang, "count-stockpile-card", count=count, card=name)
                things.append(row(several if count > 1 else name))
        if player.taxes:
            things.append(row((self.part("taxes", taxes=player.taxes), WARNING)))
        if player.taxes or any(player.commodities):
            things.append(row((self.part("sets", money=self.money(player.sets)), QUIET)))
        if player.strategies:
            things.append(row(self.part("strategy-cards", cards=len(player.strategies))))
        return things

    def decks(self) -> list[Text]:
        """What can still be bought or drawn."""
        shown = self.shown
        found: list[Text] = []
        if "bonds" in shown.modules:
            price = self.money(shown.bond_price)
            found.append(row((f"{self.part('bonds-left', price=price)} ", QUIET), (str(shown.bonds_left), STRONG)))
        if "commodities" in shown.modules:
            found.append(row((f"{self.part('commerce-deck')} ", QUIET), (str(shown.commerce_deck), STRONG)))
        return [Text("   ").join(found)] if found else []

    # What only whoever looks has in hand.

    def hand(self, width: int) -> list[Text]:
        """The commodity or tax to be placed, the investors, the strategy cards."""
        own = self.own
        if own is None:
            return []
        lines: list[Text] = []
        commerce = [self.nouns.things[COMMODITY + kind] for kind in own.commerce if kind is not None]
        if commerce:
            lines.append(row((f"{self.part('commerce')}  ", QUIET), (", ".join(commerce), STRONG)))
        lines += self.offered([number for number in own.dealt_investors if number is not None], width)
        for number in own.investors:
            if number != self.shown.using_investor:
                lines += self.investor(number, row(""), width)
        return lines + self.strategies([number for number in own.strategies if number is not None], width)

    def offered(self, investors: list[int], width: int) -> list[Text]:
        """The investors to choose from, with their money."""
        if not investors:
            return []
        lines = [row((self.part("investors"), QUIET))]
        for number in investors:
            lines += self.investor(number, row("  "), width, with_money=True)
        ours = any(self.shown.investors[number].known == "reconstructed" for number in investors)
        return lines + (self.footnote(width) if ours else [])

    def investor(self, number: int, head: Text, width: int, with_money: bool = False) -> list[Text]:
        """An investor and what he can do."""
        one = self.shown.investors[number]
        ours = OURS if one.known == "reconstructed" else ""
        money = f" {self.money(one.money)}{ours}" if with_money else ""
        return wrapped(row(head, (f"{one.name}{money}", STRONG)), ability(self.sight.lang, one.name), width)

    def strategies(self, hand: list[int], width: int) -> list[Text]:
        """The strategy cards: what they do when it matters, at other times their titles."""
        if not hand:
            return []
        label = self.part("strategies")
        asked = self.sight.seat in self.sight.asked and self.shown.using_strategy is None
        if not asked or self.shown.phase not in {"setup", "action"}:
            titles = [self.titled(number, hand.count(number)) for number in dict.fromkeys(hand)]
            return wrapped(row((label, QUIET)), ", ".join(titles), width)
        lines = [row((label, QUIET))]
        for number in dict.fromkeys(hand):
            lines += self.strategy(number, row("  "), width, hand.count(number))
        ours = any(self.shown.strategies[number].reconstructed for number in hand)
        return lines + (self.footnote(width) if ours else [])

    def strategy(self, number: int, head: Text, width: int, count: int = 1) -> list[Text]:
        """A strategy card, what it costs and what it does."""
        card = self.shown.strategies[number]
        ours = OURS if card.reconstructed else ""
        does = effect(self.sight.lang, card)
        return wrapped(row(head, (f"{self.titled(number, count)}{ours}", STRONG)), does, width)

    def titled(self, number: int, count: int) -> str:
        """The title of a strategy card, how many there are of it, and what it costs if it costs money."""
        card, title = self.shown.strategies[number], self.nouns.strategies[number]
        several = say(self.sight.lang, "count-stockpile-card", count=count, card=title) if count > 1 else title
        return f"{several} ({self.money(card.cost)})" if card.cost else several

    def footnote(self, width: int) -> list[Text]:
        """That something is reconstructed."""
        return wrapped(row((f"  {OURS} {self.part('ours')}", QUIET)), "", width)

    def card(self, kind: int) -> Text:
        """A card on a pile that is no market card."""
        return row((self.nouns.things[kind], WARNING if kind == TAX else STRONG))
