### Mogul in the browser: words that only its table there needs.

web-mogul-card-says = Revealed: { $company }, border { $border }
web-mogul-revealed = revealed
web-mogul-for-sale = for sale
web-mogul-crash-near = Crash soon?
web-mogul-sell = Sell { $company } at { $price } each
web-mogul-chart-points = Points by round
web-mogul-chart-values = Value of a share by round
web-mogul-scores = Where the points came from
web-mogul-from-premiums = Premiums
web-mogul-from-sales = Sales
web-mogul-from-credit = Credit
web-mogul-from-chips = Chips
web-mogul-key-stay = S
web-mogul-key-leave = L
web-mogul-key-credit = C
web-mogul-key-pass = N
web-mogul-key-take = T
web-mogul-key-decline = D

## Where a number comes from

why-mogul-no-points = No premium, no sale and no credit yet.
why-mogul-chips-dealt = Dealt at the start
why-mogul-chips-pots = Taken from pots
why-mogul-chips-paid = Put into pots
why-mogul-value = As many shares of { $company } as lie before all players: { $list }.
why-mogul-value-none = Nobody has a share of { $company }.
why-mogul-pot = Put in since somebody last took it:
why-mogul-pot-empty = Nobody has put a chip in since somebody last took it.
why-mogul-pot-before = Was there before
why-mogul-bank-box = All chips of the box
why-mogul-bank-players = With the players
