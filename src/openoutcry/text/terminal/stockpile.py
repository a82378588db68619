"""Stockpile's table in a terminal: where in the round we are; the price board with what is known of each company and
what whoever looks has of it; the piles under their bidding track; the hand; then everybody's money and cards."""

from rich.console import Group
from rich.text import Text

from openoutcry.games.stockpile.kinds import BOOM, BUST, COMMODITY, COMPANIES, FEE, PHASES
from openoutcry.games.stockpile.shown import CardShown, CompanyShown, PileShown, PlayerShown, StockpileShown
from openoutcry.text.nouns.stockpile import StockpileNouns, thousands
from openoutcry.text.terminal.lines import fit, headed, padded, row
from openoutcry.text.terminal.livery import MARKER, QUIET, STRONG, TURN, WARNING, paint
from openoutcry.text.terminal.people import MARK, labelled, mark, name
from openoutcry.text.terminal.sight import Sight, codes, initials
from openoutcry.text.terminal.stockpile_modules import Modules
from openoutcry.text.terminal.told import with_history
from openoutcry.text.words import say

CELL = 4  # a space of a bidding track
CODE = 2
LEAST_NAME = 8  # columns below which a company is known by its letters alone
AFTER = 4  # behind a track: where the stock goes on after a split
FORECAST = 6
HOLDING = 16
KNOWN = 15  # at least, for what is known of somebody's shares
ROUND = PHASES[1:-1]


def draw_stockpile(shown: StockpileShown, sight: Sight) -> Group:
    """The whole table."""
    return with_history(Drawing(shown, sight).lines, sight)


class Drawing:
    """One look at Stockpile's table."""

    def __init__(self, shown: StockpileShown, sight: Sight) -> None:
        self.shown = shown
        self.sight = sight
        self.codes = codes([company.name for company in shown.companies])
        self.nouns = StockpileNouns(sight.lang, shown)
        own = shown.players[sight.seat] if 0 <= sight.seat < len(shown.players) else None
        self.own = own if own is not None and own.worth is not None else None  # nobody has a portfolio at the end
        self.modules = Modules(shown, sight, self.nouns, self.own)

    def say(self, message: str, **values: int | str) -> str:
        """A message in the language of whoever looks."""
        return say(self.sight.lang, message, **values)

    def part(self, part: str, **values: int | str) -> str:
        """The name of a part of the table."""
        return self.say(f"part-stockpile-{part}", **values)

    def money(self, amount: int) -> str:
        """A sum of money."""
        return thousands(self.sight.lang, amount)

    def lines(self, width: int) -> list[Text]:
        """Everything but what was said, at most `width` wide."""
        signs, hand = self.modules.signs(width), self.hand() + self.modules.hand(width)
        blocks = [self.board(width), signs, self.piles(width), hand, self.people(width), self.deck(width)]
        lines = [self.title(width), self.phases(width)]
        for block in blocks:
            lines += [Text(""), *block] if block else []
        return [padded(line, width) for line in lines]

    def title(self, width: int) -> Text:
        """The game, the round, the first player."""
        shown = self.shown
        parts = [self.say("game-stockpile")]
        if shown.round > 0:
            parts.append(self.part("round", round=shown.round, rounds=shown.rounds))
        if shown.first is not None and shown.phase != "over":
            parts.append(f"{self.part('first')} {self.sight.names[shown.first]}")
        if self.sight.house_set:
            parts.append(self.say("house-set", name=self.sight.house_set))
        return headed(row((" · ".join(parts), STRONG)), width)

    def phases(self, width: int) -> Text:
        """The phases of a round, the one that is played marked; where there is little room, from that one on."""
        shown = self.shown
        if shown.phase not in ROUND:
            return row((self.say(f"phase-stockpile-{shown.phase}"), STRONG))
        now = ROUND.index(shown.phase)
        parts = [row((self.say(f"phase-stockpile-{phase}"), QUIET)) for phase in ROUND]
        parts[now] = row((f"▶ {parts[now].plain}", STRONG))
        line = Text(" › ").join(parts)
        return row(line if line.cell_len <= width else Text(" › ").join(parts[now:]))

    # The price board.

    def board(self, width: int) -> list[Text]:
        """A line for each company: its track, the forecast if it is known, what whoever looks has of it."""
        companies = self.shown.companies
        cell = 1 + max(len(_space(company, n)) for company in companies for n in range(len(company.track)))
        track = cell * max(len(company.track) for company in companies) + AFTER
        beside = FORECAST + (HOLDING if self.own else 0)
        longest = max(len(company.name) for company in companies)
        room = min(longest, width - CODE - 2 - track - beside)
        before = CODE + 1 + (room + 1 if room >= LEAST_NAME else 0)
        heads = f"{self.part('forecast'):>{before + track + FORECAST}}"
        if self.own:
            heads += f"{self.part('portfolio'):>{HOLDING}}"
        lines = [row((heads, QUIET))]
        for n, company in enumerate(companies):
            who = row(self.code(n), " ", fit(company.name, room) if room >= LEAST_NAME else "")
            known = padded(self.forecast(n), FORECAST)
            lines.append(row(padded(who, before), padded(self.track(n, cell), track), known, self.holding(n)))
        return [*lines, *self.totals(before + track + beside), *self.paying()]

    def track(self, number: int, cell: int) -> Text:
        """A company's track, the ticker's space pointed at and painted; behind it, where it goes on after a split."""
        company = self.shown.companies[number]
        cells: list[Text] = []
        for space in range(len(company.track)):
            value = _space(company, space)
            here = space == company.space
            style = paint(company.colour, number) if here else QUIET
            cells.append(row(" " * (cell - 1 - len(value)), (("▸" if here else " ") + value, style)))
        return row(*cells, (f" →{company.track[company.after_split].value}", QUIET))

    def forecast(self, company: int) -> Text:
        """What is known of how a company will move, and whose knowledge it is."""
        for pair in self.shown.pairs:
            if pair.company == company and pair.forecast is not None:
                whose = "" if pair.seat is None else initials(self.sight.names)[pair.seat]
                return row((f" {self.sign(pair.forecast):>3} ", STRONG), (whose, MARKER))
        return row(("   ? ", QUIET))

    def sign(self, forecast: int) -> str:
        """A forecast as it is printed."""
        return self.shown.forecasts[forecast].replace("-", "−")

    def holding(self, company: int) -> Text:
        """How many shares whoever looks has, how many of them split, and what they are worth now."""
        if self.own is None or self.own.shares is None or self.own.split is None:
            return row("")
        shares, split = self.own.shares[company], self.own.split[company]
        worth = (shares + 2 * split) * self.shown.companies[company].value
        if worth == 0:
            return row((f"{'·':>3}", QUIET))
        double = f"{split}×2" if split else ""
        return row((f"{shares or '':>3}{double:>6}", STRONG), f"{self.money(worth):>{HOLDING - 9}}")

    def totals(self, end: int) -> list[Text]:
        """The forecasts that are still covered; what the whole portfolio is worth."""
        shown = self.shown
        dealt = self.modules.in_play()
        covered = list(dealt)
        for pair in shown.pairs:
            if pair.forecast in covered:
                covered.remove(pair.forecast)
        left = ""
        if covered and len(covered) < len(dealt):
            signs = " ".join(self.sign(one) for one in covered)
            left = f"{self.part('covered')}  {signs}"
        if self.own is None:
            return [row((left, QUIET))] if left else []
        worth = self.money(self.own.worth or 0)
        label = f"{self.part('worth')} ".rjust(end - len(left) - len(worth))
        return [row((left, QUIET), (label, QUIET), (worth, STRONG))]

    def paying(self) -> list[Text]:
        """The dividend that is being collected."""
        shown = self.shown
        if shown.paying is None or shown.per_share is None:
            return []
        company = shown.companies[shown.paying].name
        return [row((self.part("paying", company=company, per_share=self.money(shown.per_share)), STRONG))]

    # Cards.

    def code(self, company: int) -> Text:
        """A company's letters on its paint."""
        return row((self.codes[company], paint(self.shown.companies[company].colour, company)))

    def card(self, kind: int) -> Text:
        """A market card in a few letters."""
        if kind < COMPANIES:
            return self.code(kind)
        if kind < FEE:
            return row(("▲" if kind == BOOM else "▼", STRONG))
        if kind >= COMMODITY:
            return self.modules.card(kind)
        return row((f"−{self.money(self.shown.fees[kind - FEE])}", WARNING))

    def lying(self, card: CardShown) -> Text:
        """A card on a pile; in brackets if it lies face down."""
        if card.kind is None:
            return row(("(?)", QUIET))
        return self.card(card.kind) if card.face_up else row(("(", QUIET), self.card(card.kind), (")", QUIET))

    def several(self, counts: list[tuple[str, Text]]) -> list[Text]:
        """Cards and how many there are of each."""
        return [row((f"{count} ", STRONG), card) for count, card in counts]

    def fanned(self, before: Text, cards: list[Text], width: int, gap: int = 2) -> list[Text]:
        """Cards in a row after a label, on as many lines as they need."""
        lines = [before]
        for card in cards:
            if lines[-1].cell_len == before.cell_len:
                lines[-1] = row(lines[-1], card)
            elif lines[-1].cell_len + gap + card.cell_len <= width:
                lines[-1] = row(lines[-1], " " * gap, card)
            else:
                lines.append(row(" " * before.cell_len, card))
        return lines

    # The piles and the hand.

    def piles(self, width: int) -> list[Text]:
        """Each pile after its bidding track: the meeple on it, the spaces above that are open."""
        shown = self.shown
        if not any(pile.cards for pile in shown.piles):
            return []
        label = self.part("pile")
        cell = max(CELL, 1 + len(str(shown.track[-1])))
        costs = "".join(f"{cost:>{cell}}" for cost in shown.track)
        lines = [row((f"{label}{costs}   {self.part('cards')}", QUIET))]
        for number, pile in enumerate(shown.piles):
            spaces = [row(" " * (cell - 1), self.space(pile, space)) for space in range(len(shown.track))]
            before = row((f"{number + 1:>{len(label)}}", STRONG), *spaces, "   ")
            lines += self.fanned(before, [self.lying(card) for card in pile.cards], width, 1)
        return lines

    def space(self, pile: PileShown, space: int) -> Text:
        """A space of a bidding track: the meeple on it, or whether it is still open."""
        if pile.bidder is not None and pile.space == space:
            return row((initials(self.sight.names)[pile.bidder], TURN if pile.bidder in self.sight.asked else MARKER))
        closed = pile.space is not None and space < pile.space
        return row((" " if closed else "·", QUIET))

    def hand(self) -> list[Text]:
        """The cards that whoever looks has to place, or the action cards to play."""
        if self.own is None:
            return []
        held = [kind for kind in self.own.hand if kind is not None]
        actions = [BOOM] * (self.own.booms or 0) + [BUST] * (self.own.busts or 0)
        named = [row(self.card(kind), f" {self.nouns.things[kind]}  ") for kind in held or actions]
        label = self.part("hand" if held else "actions")
        return [row((f"{label}  ", QUIET), *named)] if named else []

    # The people.

    def people(self, width: int) -> list[Text]:
        """Everybody's money, how many cards lie in front of them, what they owe, and what is known of their shares."""
        shown = self.shown
        heads = [self.part(part) for part in ("money", "cards", "split")]
        figures = [[self.money(p.money), str(p.cards), str(p.split_cards)] for p in shown.players]
        wide = [max(len(text) for text in column) for column in zip(*figures, heads, strict=True)]
        tails = [self.owed(player) + self.known(player) for player in shown.players]
        room = min(labelled(self.sight) + 1, width - MARK - sum(wide) - 2 * len(wide) - KNOWN)
        titles = "".join(f"  {head:>{n}}" for head, n in zip(heads, wide, strict=True))
        if any(self.known(player) for player in shown.players):
            titles += f"   {self.part('known')}"
        lines = [row((" " * (MARK + room) + titles, QUIET))]
        for seat, texts in enumerate(figures):
            cells = [f"  {text:>{n}}" for text, n in zip(texts, wide, strict=True)]
            who = row(mark(self.sight, seat), name(self.sight, seat, room))
            lines += self.fanned(row(who, (cells[0], STRONG), *cells[1:], "   "), tails[seat], width)
            if lying := self.modules.before(shown.players[seat]):
                lines += self.fanned(row(" " * (MARK + 2)), lying, width)
        return lines

    def owed(self, player: PlayerShown) -> list[Text]:
        """The trading fees that a player could not pay yet."""
        owing = [self.card(FEE + fee).plain for fee, n in enumerate(player.fees) for _ in range(n)]
        return [row((f"{'' if n else self.part('fees') + ' '}{fee}", WARNING)) for n, fee in enumerate(owing)]

    def known(self, player: PlayerShown) -> list[Text]:
        """What whoever looks can know of another's shares."""
        if player is self.own:
            return []
        shares = player.shares or player.known or []
        held = [(str(n), self.code(company)) for company, n in enumerate(shares) if n]
        split = [(f"{n}×2", self.code(company)) for company, n in enumerate(player.split or []) if n]
        return self.several(held + split)

    def deck(self, width: int) -> list[Text]:
        """How many cards are left, and what was discarded."""
        shown = self.shown
        gone = [row((f"{n} {self.card(kind).plain}", QUIET)) for kind, n in enumerate(shown.discard) if n]
        label = row((f"{self.part('deck')} ", QUIET), (str(shown.deck), STRONG))
        if not gone:
            return [label, *self.modules.decks()]
        market = self.fanned(row(label, (f"   {self.part('discard')}  ", QUIET)), gone, width)
        return market + self.modules.decks()


def _space(company: CompanyShown, space: int) -> str:
    """A space of a company's track as it is printed."""
    one = company.track[space]
    return f"{one.value}{'$' * one.dollars}"
