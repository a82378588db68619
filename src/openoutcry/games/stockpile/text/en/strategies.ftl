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

effect-stockpile-block-trading = Discard a share, or turn a split one back into a single share. Receive { $sum } for each space to the left of the one where your meeple won its pile. With two players the meeple further to the right counts.
effect-stockpile-value-investing = Receive { $sum } for each space to the right of the one where your meeple won its pile. With two players the meeple further to the left counts.
effect-stockpile-convertible-bond = Return one of your bonds, and take any share from the discard pile. Everybody sees which.
effect-stockpile-corner-the-market = Receive { $sum } for each duplicate commodity: three of a kind are two duplicates. Taxes do not count.
effect-stockpile-corporate-espionage = Look at { $times } pairs of insider information, of other players or covered on the board.
effect-stockpile-insider-trading = Look at one pair of insider information, of another player or covered on the board.
effect-stockpile-data-broker = Show everybody one of your own pairs, and receive { $sum }.
effect-stockpile-diversification = Receive { $sum } for each company of which you show a share.
effect-stockpile-dividend-growth-investing =
    { $amount ->
        [one] A company of your choice pays everybody { $sum } for each share shown, twice as much for a split one, then rises { $amount } space.
       *[other] A company of your choice pays everybody { $sum } for each share shown, twice as much for a split one, then rises { $amount } spaces.
    }
effect-stockpile-special-dividend = A company of your choice pays everybody { $sum } for each share shown, twice as much for a split one.
effect-stockpile-falsified-earnings =
    { $amount ->
        [one] Lay this card on any pair, for all to see, without looking at the pair. When the pair is revealed, a forecast upwards or a dividend is made worse by { $amount } space, a forecast downwards better by { $amount }; the dividend itself is still paid.
       *[other] Lay this card on any pair, for all to see, without looking at the pair. When the pair is revealed, a forecast upwards or a dividend is made worse by { $amount } spaces, a forecast downwards better by { $amount }; the dividend itself is still paid.
    }
effect-stockpile-fraudulent-transfer = Discard a share, or turn a split one back into a single share. Take any share from the discard pile. Everybody sees both.
effect-stockpile-vulture-capitalism = Discard a share, or turn a split one back into a single share. Take any share from the discard pile. Everybody sees both.
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
        [one] Return one of your commodities to the box; a tax will not do. { $times } different companies move { $amount } space each, up or down as you choose.
       *[other] Return one of your commodities to the box; a tax will not do. { $times } different companies move { $amount } spaces each, up or down as you choose.
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
        [one] Discard a share, or turn a split one back into a single share. Draw { $amount } market card. If it is a share you may keep it; otherwise it is discarded.
       *[other] Discard a share, or turn a split one back into a single share. Draw { $amount } market cards. You may keep one share among them; the rest is discarded.
    }
effect-stockpile-golden-parachute = Receive { $sum } if you have no share of the company, or companies, with the lowest value.

## What is known of them, and what is ours

reconstructed-stockpile-block-trading = The rulebook gives the name, and that it counts where the meeple ended. The cost, and what it pays, are ours.
reconstructed-stockpile-value-investing = The rulebook gives the name, and that it counts where the meeple ended. What it pays, and that it is free, are ours.
reconstructed-stockpile-corner-the-market = The rulebook gives the name, and what it pays. That it is free is ours.
reconstructed-stockpile-corporate-espionage = The rulebook gives the name, and that covered pairs may be looked at too. The cost and the number of pairs are ours.
reconstructed-stockpile-insider-trading = The rulebook gives the name, and that covered pairs may be looked at too. That it is free is ours.
reconstructed-stockpile-data-broker = The rulebook gives the name, and that one pair is shown. The amount, and that it costs no money, are ours.
reconstructed-stockpile-diversification = The rulebook gives the name, and that a share of each company is shown. The amount, and that it costs no money, are ours.
reconstructed-stockpile-dividend-growth-investing = The rulebook gives the name, and that everybody receives the dividend. The cost, the dividend and the rise are ours.
reconstructed-stockpile-special-dividend = The rulebook gives the name, and that everybody receives the dividend. How much it is we know from descriptions of the game. That it is free is ours.
reconstructed-stockpile-falsified-earnings = The rulebook gives the name and the effect. That it is free is ours.
reconstructed-stockpile-interpositioning = The rulebook gives the name, and that the fees are still due. What it pays, and that it costs nothing else, are ours.
reconstructed-stockpile-market-maker = The rulebook gives the name, and what is given up. That one company rises and another falls, how far, and that it costs no money, are ours.
reconstructed-stockpile-rogue-trading = The rulebook gives the name and the effect. The cost is ours.
reconstructed-stockpile-bear-raid = Descriptions of the game give the effect. The title, and that it is free, are ours.
reconstructed-stockpile-front-running = The rulebook names 18 kinds of card, too few for the 44 cards of the box. The whole of this card is ours.
reconstructed-stockpile-bond-ladder = The rulebook names 18 kinds of card, too few for the 44 cards of the box. The whole of this card is ours.
reconstructed-stockpile-tax-haven = The rulebook names 18 kinds of card, too few for the 44 cards of the box. The whole of this card is ours.
reconstructed-stockpile-share-buyback = The box has eight promo cards that we do not know. The whole of this card is ours.
reconstructed-stockpile-profit-warning = The box has eight promo cards that we do not know. The whole of this card is ours.
reconstructed-stockpile-day-trading = The box has eight promo cards that we do not know. The whole of this card is ours.
reconstructed-stockpile-golden-parachute = The box has eight promo cards that we do not know. The whole of this card is ours.
