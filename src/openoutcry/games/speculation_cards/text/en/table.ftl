### Speculation, the card game, in the browser: words that only its table there needs.

web-speculation-cards-counts = counts
web-speculation-cards-counts-from = from round { $round }
web-speculation-cards-for-you = for you
web-speculation-cards-fan = Fan out
web-speculation-cards-take = Take
web-speculation-cards-draw = Draw two
web-speculation-cards-or-discard = … or press a card to discard it.
web-speculation-cards-again = Press again to discard the { $card }.
web-speculation-cards-keep = Keep one
web-speculation-cards-lay = Lay here
web-speculation-cards-brings =
    { $cards ->
        [one] takes { $cards } card
       *[other] takes { $cards } cards
    }
web-speculation-cards-no-match = no match
web-speculation-cards-turn-discard = { $name } discards the { $card } and chooses a pile for it.
web-speculation-cards-turn-last = { $name } has one last turn before the round is scored.
web-speculation-cards-ask = Take a top card, draw two, or discard one?
web-speculation-cards-ask-last = The last of this round: take a top card, draw two, or discard one?
web-speculation-cards-last-turn = last turn
web-speculation-cards-first = first
web-speculation-cards-scored = Round { $round } is scored
web-speculation-cards-chart-points = Points by round
web-speculation-cards-chart-suits = What one card of a suit would score in this round
web-speculation-cards-key-draw = D
web-speculation-cards-key-hand = H
web-speculation-cards-does-hand = goes to your hand
web-speculation-cards-key-walk = ← → Enter
web-speculation-cards-does-walk = along your hand, and discard
web-speculation-cards-key-fan = F
web-speculation-cards-does-fan = fans out all piles, and closes them
web-speculation-cards-does-escape = closes the piles

## Where a number comes from

why-speculation-cards-pile = Pile { $pile }, { $card }: { $count } × { $rank } = { $points }
why-speculation-cards-joker = Pile { $pile }, { $card }: one point for each card of the best suit, { $points }
why-speculation-cards-no-round = No round has been scored yet.
