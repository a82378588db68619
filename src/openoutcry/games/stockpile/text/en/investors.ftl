### What the investors of Stockpile’s Epic Edition can do, in our own words.
###
### An investor’s name is a proper name: it comes from the data, in every language. The ability is ability-stockpile-<ability>,
### by the name of the ability in the data: that of the investor in small letters with hyphens for spaces, “agile-ana”, unless
### the row says otherwise. An ability of a house module brings its own words; nothing is said of one without.
###
### Every number comes from the investor’s row of the data, under its name there: a sum as money in words, and doubled as
### $twice_<name>; $nudge, $strategies_a_round and $interest_for as numbers. $budget_track is all costs of the track, joined,
### with a plus where the bank pays; $paying is on how many spaces it does, $budget_track_pays what it pays there, and
### $budget_track_costs what the other spaces cost.
###
### reconstructed-stockpile-investor is said of those whose `known` is “reconstructed”.

ability-stockpile-agile-ana = At the end of the round, { $per_card } for every company of which you show a share.
ability-stockpile-bailout-barack = After the Selling Phase you may buy one share from the discard pile, for { $bargain } less than its value, or for nothing if it is worth no more than that. Everybody sees which. While you owe fees, only one that costs nothing.
ability-stockpile-billionaire-bill = Can do nothing at all, but comes with full pockets.
ability-stockpile-broker-bernie = A trading fee in the pile that you bought is money for you instead of a cost. The pile itself must be paid first.
ability-stockpile-budget-barbara =
    { $paying ->
        [0] For you the spaces of every bidding track cost { $budget_track }.
        [one] For you the first space of every bidding track brings { $budget_track_pays }, and the others cost { $budget_track_costs }.
       *[other] For you the first { $paying } spaces of every bidding track bring { $budget_track_pays }, and the others cost { $budget_track_costs }.
    }
ability-stockpile-clever-chanda = Once in the Action Phase you may discard a share, or turn a split one back into a single share, to move another share to your split portfolio. Both are shown.
ability-stockpile-crazy-cramer =
    { $nudge ->
        [one] Once in the Action Phase you may move one company by { $nudge } space, up or down.
       *[other] Once in the Action Phase you may move one company by { $nudge } spaces, up or down.
    }
ability-stockpile-cunning-carlos = The space right after your meeple is closed: who outbids you must go beyond it, and on the last two spaces nobody can. With two players, after both meeples.
ability-stockpile-daring-dangote = At the end of the round, { $per_card } for each of your commodities, doubles included. Taxes do not count.
ability-stockpile-discount-donald = You pay what the space before that of your meeple costs. With two players, for both meeples.
ability-stockpile-dividend-deborah = At the end of the round you may let a company pay a dividend of { $dividend } a share, to everybody who has some.
ability-stockpile-forecast-phil = Before the deal you secretly take a company or a forecast of your choice for your own pair; with two players, for the first of your pairs. With the forecast dice it is a forecast that was rolled. The others learn only which of the two it was.
ability-stockpile-golden-graham = Every share that you sell brings { $sale_extra } more, a split one { $twice_sale_extra }; in the final sale too. Of the strategy cards only those that sell shares bring it.
ability-stockpile-illicit-ivan = You draw more strategy cards, one less than there are rounds, and may play up to { $strategies_a_round } in a round.
ability-stockpile-lazy-liliane = You receive { $demand } when the Demand Phase begins, and pay { $outbid } each time you are outbid, as far as you can.
ability-stockpile-lucrative-li =
    { $interest_for ->
        [one] At the end of the round, another { $more_interest } of interest for every bond.
       *[other] At the end of the round, another { $more_interest } of interest for every { $interest_for } bonds, rounded up.
    }
ability-stockpile-maverick-mark = Before the Demand Phase you may move one card from a pile to another: any card, also a commodity, a tax or the First Player Card. It stays as it lies, face up or face down, and a pile may become empty.
ability-stockpile-mayknow-martha = Once a round, before or during the Demand Phase, you may look at a pair of another player’s, or at one that lies covered on the board.
ability-stockpile-moneymaker-mitt = You receive { $bid } every time you place a meeple on a bidding track. The bid itself must be covered without it.
ability-stockpile-opulent-oprah = At the end of the round you must give { $twice_gift } away: all to one player, or { $gift } each to two. If you have less, you give what you can.
ability-stockpile-royal-robins = You draw the first cards of the piles, one for each, and decide where they go: one face down, the others face up.
ability-stockpile-secretive-stuart = In the Supply Phase you may put both your cards face down; with two players, both times.
ability-stockpile-shorting-soros = Once in every Selling Phase, and once in the final sale, you may sell one share for { $short_price }, whatever its value.
ability-stockpile-socialist-sanders = At the end of the round the richest of the others pays { $twice_levy }. { $levy } is for you. The other { $levy } goes to the poorest player besides the one who pays, even if that is you.
ability-stockpile-tactical-talal = When everybody has sold, you may sell again.
ability-stockpile-wise-warren = Before the Demand Phase you may look at all face-down cards of one pile.

reconstructed-stockpile-investor = The ability is printed in the rulebook, and the money for two players too. The money for three players or more is our estimate from that; some amounts were then adjusted by simulated games.
