### The investment strategy cards of Stockpile’s Epic Edition, in our own words.
###
### A card’s id is its name in the data, in small letters with hyphens for spaces: “Block Trading” is block-trading.
### - strategy-stockpile-<id> is its title; where there is none (in a house set), the title is the name as it is.
### - effect-stockpile-<id> is what it does, by the name of the effect in the data, which is the card’s id unless its row says
###   otherwise. $amount is the number on the card, $sum the same number as money in words, $times how often it does what it
###   says; $per_bond is Bond Ladder’s own, as money in words. What it costs in money is not part of it: show it beside the
###   title, as money in words, unless it is 0.
### - reconstructed-stockpile-<id> says what of the card is known and what is ours; said where `reconstructed` is not empty.

## Titles

strategy-stockpile-block-trading = Block Trading
strategy-stockpile-value-investing = Value Investing
strategy-stockpile-convertible-bond = Convertible Bond
strategy-stockpile-corner-the-market = Corner the Market
strategy-stockpile-corporate-espionage = Corporate Espionage
strategy-stockpile-insider-trading = Insider Trading
strategy-stockpile-data-broker = Data Broker
strategy-stockpile-diversification = Diversification
strategy-stockpile-dividend-growth-investing = Dividend Growth Investing
strategy-stockpile-special-dividend = Special Dividend
strategy-stockpile-falsified-earnings = Falsified Earnings
strategy-stockpile-fraudulent-transfer = Fraudulent Transfer
strategy-stockpile-vulture-capitalism = Vulture Capitalism
strategy-stockpile-interpositioning = Interpositioning
strategy-stockpile-market-maker = Market Maker
strategy-stockpile-naked-short = Naked Short
strategy-stockpile-rogue-trading = Rogue Trading
strategy-stockpile-systemic-shock = Systemic Shock
strategy-stockpile-bear-raid = Bear Raid
strategy-stockpile-front-running = Front Running
strategy-stockpile-bond-ladder = Bond Ladder
strategy-stockpile-tax-haven = Tax Haven
strategy-stockpile-share-buyback = Share Buyback
strategy-stockpile-profit-warning = Profit Warning
strategy-stockpile-day-trading = Day Trading
strategy-stockpile-golden-parachute = Golden Parachute

## What they do

effect-stockpile-block-trading = Give up a share (discard it, or turn a split one back). Receive { $sum } for each space between the left end of the bidding track and where your meeple won its pile. With two players the meeple further to the right counts.
effect-stockpile-value-investing = Receive { $sum } for each space between where your meeple won its pile and the right end of the bidding track. With two players the meeple further to the left counts.
effect-stockpile-convertible-bond = Return one of your bonds, and take any share from the discard pile. Everybody sees which.
effect-stockpile-corner-the-market = Receive { $sum } for each commodity that you have more than once, beyond the first one of its kind. Taxes do not count.
effect-stockpile-corporate-espionage = Look at { $times } pairs of insider information, of other players or covered on the board.
effect-stockpile-insider-trading = Look at one pair of insider information, of another player or covered on the board.
effect-stockpile-data-broker = Show everybody one of your own pairs, and receive { $sum }.
effect-stockpile-diversification = Receive { $sum } for each company of which you show a share.
effect-stockpile-dividend-growth-investing =
    { $amount ->
        [one] A company of your choice pays everybody { $sum } for each share shown, then rises { $amount } space.
       *[other] A company of your choice pays everybody { $sum } for each share shown, then rises { $amount } spaces.
    }
effect-stockpile-special-dividend = A company of your choice pays everybody { $sum } for each share shown.
effect-stockpile-falsified-earnings =
    { $amount ->
        [one] Lay this card on any pair, for all to see, without looking at the pair. When the pair is revealed, a forecast upwards or a dividend is made worse by { $amount } space, a forecast downwards better by { $amount }; the dividend itself is still paid.
       *[other] Lay this card on any pair, for all to see, without looking at the pair. When the pair is revealed, a forecast upwards or a dividend is made worse by { $amount } spaces, a forecast downwards better by { $amount }; the dividend itself is still paid.
    }
effect-stockpile-fraudulent-transfer = Give up a share (discard it, or turn a split one back), and take any share from the discard pile. Everybody sees both.
effect-stockpile-vulture-capitalism = Give up a share (discard it, or turn a split one back), and take any share from the discard pile. Everybody sees both.
effect-stockpile-interpositioning = Receive { $amount } times the trading fees that came to you in this round. They are due all the same.
effect-stockpile-market-maker =
    { $amount ->
        [one] Give up a Stock Boom or Stock Bust of this round, unused. One company rises { $amount } space, then another one falls as far.
       *[other] Give up a Stock Boom or Stock Bust of this round, unused. One company rises { $amount } spaces, then another one falls as far.
    }
effect-stockpile-naked-short = Give up a Stock Boom or Stock Bust of this round, unused, and receive { $sum }.
effect-stockpile-rogue-trading = Show one of your shares, and move it to your split portfolio.
effect-stockpile-systemic-shock =
    { $amount ->
        [one] Return one of your commodities to the box. { $times } different companies move { $amount } space each, up or down as you choose.
       *[other] Return one of your commodities to the box. { $times } different companies move { $amount } spaces each, up or down as you choose.
    }
effect-stockpile-bear-raid = Sell up to { $times } shares now, for { $sum } each.
effect-stockpile-front-running = Sell up to { $times } shares now, for { $sum } more than their value.
effect-stockpile-bond-ladder = Receive { $per_bond } for each of your bonds, at most { $sum }.
effect-stockpile-tax-haven = Return one of your taxes to the box.
effect-stockpile-share-buyback =
    { $amount ->
        [one] A company of your choice rises { $amount } space.
       *[other] A company of your choice rises { $amount } spaces.
    }
effect-stockpile-profit-warning =
    { $amount ->
        [one] A company of your choice falls { $amount } space.
       *[other] A company of your choice falls { $amount } spaces.
    }
effect-stockpile-day-trading =
    { $amount ->
        [one] Give up a share (discard it, or turn a split one back), and draw { $amount } market card. If it is a share you may keep it; otherwise it is discarded.
       *[other] Give up a share (discard it, or turn a split one back), and draw { $amount } market cards. You may keep one share among them; the rest is discarded.
    }
effect-stockpile-golden-parachute = Receive { $sum } if you have no share of the company, or companies, with the lowest value.

## What is known of them, and what is ours

reconstructed-stockpile-block-trading = Known from the rulebook: the name, and that it counts where the meeple ended. The cost and what it pays are ours.
reconstructed-stockpile-value-investing = Known from the rulebook: the name, and that it counts where the meeple ended. That it is free, and what it pays, is ours.
reconstructed-stockpile-corner-the-market = Known from the rulebook: the name, and what it pays. That it is free is ours.
reconstructed-stockpile-corporate-espionage = Known from the rulebook: the name, and that covered pairs may be looked at too. The cost and the number of pairs are ours.
reconstructed-stockpile-insider-trading = Known from the rulebook: the name, and that covered pairs may be looked at too. That it is free is ours.
reconstructed-stockpile-data-broker = Known from the rulebook: the name, and that one pair is shown. The amount is ours.
reconstructed-stockpile-diversification = Known from the rulebook: the name, and that a share of each company is shown. The amount is ours.
reconstructed-stockpile-dividend-growth-investing = Known from the rulebook: the name, and that everybody receives the dividend. The cost and the amounts are ours.
reconstructed-stockpile-special-dividend = Known from the rulebook: the name, and that everybody receives the dividend; from descriptions of the game: how much it is. That it is free is ours.
reconstructed-stockpile-falsified-earnings = Known from the rulebook: the name and the effect. That it is free is ours.
reconstructed-stockpile-interpositioning = Known from the rulebook: the name, and that the fees are still due. What it pays is ours.
reconstructed-stockpile-market-maker = Known from the rulebook: the name, and what is given up. How far the companies move is ours.
reconstructed-stockpile-rogue-trading = Known from the rulebook: the name and the effect. The cost is ours.
reconstructed-stockpile-bear-raid = Known from descriptions of the game: the effect. The title, and that it is free, are ours.
reconstructed-stockpile-front-running = The box has 22 cards, and only 18 are known by name: the whole of this card is ours.
reconstructed-stockpile-bond-ladder = The box has 22 cards, and only 18 are known by name: the whole of this card is ours.
reconstructed-stockpile-tax-haven = The box has 22 cards, and only 18 are known by name: the whole of this card is ours.
reconstructed-stockpile-share-buyback = The box has four promo cards that we do not know: the whole of this card is ours.
reconstructed-stockpile-profit-warning = The box has four promo cards that we do not know: the whole of this card is ours.
reconstructed-stockpile-day-trading = The box has four promo cards that we do not know: the whole of this card is ours.
reconstructed-stockpile-golden-parachute = The box has four promo cards that we do not know: the whole of this card is ours.
