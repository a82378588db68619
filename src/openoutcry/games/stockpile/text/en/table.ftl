### What only the browser’s table of Stockpile says. Money is in words: the message money-stockpile.

## Where we are

web-stockpile-phases = The round
web-stockpile-next = Next: { $next }
web-stockpile-final = Final sale
web-stockpile-order = Order of play

## The price board

web-stockpile-board-base = Price board
web-stockpile-board-advanced = Price board, advanced side
web-stockpile-start = start
web-stockpile-after = after a split
web-stockpile-unit = values in $K
web-stockpile-pays = pays on the way up
web-stockpile-track = { $company } is worth { $value }, on space { $space } of { $spaces }. The track: { $values }.
web-stockpile-bankrupt = bankrupt

## Insider information

web-stockpile-insider = Insider information
web-stockpile-yours = Yours
web-stockpile-looked-at = Looked at by { $names }
web-stockpile-pair-open = Open
web-stockpile-pair-covered = Covered
web-stockpile-nobodys = Board
web-stockpile-unseen = covered
web-stockpile-rest = Still covered
web-stockpile-closed = Round { $round } at the close
web-stockpile-this-round = This round
web-stockpile-last-round = Last round

## The piles

web-stockpile-piles = Stockpiles
web-stockpile-no-cards = No cards.
web-stockpile-known = Known to you alone: { $list }
web-stockpile-pile-worth = What you see of it, at today’s values
web-stockpile-bids = Bids for pile { $pile }
web-stockpile-bid-by = { $name } bids { $bid }.
web-stockpile-meeples =
    { $meeples ->
        [one] { $meeples } meeple to place
       *[other] { $meeples } meeples to place
    }

## Your side

web-stockpile-total = In all
web-stockpile-other = Other
web-stockpile-split-cards =
    { $cards ->
        [one] { $cards } split card
       *[other] { $cards } split cards
    }

## Placing cards

web-stockpile-facing = Which way the card lies
web-stockpile-press-pile = Press a card, then the pile it goes to.
web-stockpile-up = face up
web-stockpile-down = face down
web-stockpile-up-short = up
web-stockpile-down-short = down
web-stockpile-flip = Turn both over: the other one goes face up
web-stockpile-drag = Drag a card onto a pile, or press the card and then the pile.

## Bidding

web-stockpile-have = You can spend { $money }.
web-stockpile-promised = { $money } is promised to your other bid.
web-stockpile-press-track = Press a space of a track.

## Selling

web-stockpile-sell-share = Sell
web-stockpile-sell-split = Sell ×2
web-stockpile-sell-half = Half
web-stockpile-sell-short-share = Fixed
web-stockpile-sell-short-half = ½ fixed
web-stockpile-ask-sell-nothing = Nothing to sell.

## Dividends

web-stockpile-show = Show { $cards }
web-stockpile-showing = The others see the cards you show, and no others.
web-stockpile-none-of = You have no share of { $company }.
web-stockpile-none-at-all = You have no share to sell.
web-stockpile-all-asked = Everybody is asked all the same, so that nobody can tell who has what.
web-stockpile-continue = Go on

## The end

web-stockpile-scores = Money, majorities and the final sale
web-stockpile-majority = Majority
web-stockpile-majorities = Majorities
web-stockpile-sale = Final sale
web-stockpile-sale-extra = Investors, on top of the values
web-stockpile-fees = Trading fees
web-stockpile-chart-money = Money by round
web-stockpile-chart-prices = Value of a share by round

## Keys

web-stockpile-key-place = 1 – 5
web-stockpile-does-place = puts the card in hand on that pile
web-stockpile-key-flip = F
web-stockpile-does-flip = turns both cards over, before they are placed
web-stockpile-key-card = C
web-stockpile-does-card = takes the other card in hand
web-stockpile-does-escape = lets go of the card that is dragged
web-stockpile-key-bid = 1 – 5
web-stockpile-does-bid = when bidding, goes to the track of that pile
web-stockpile-key-walk = ← → Enter
web-stockpile-does-walk = along the track, and bid

## The modules

web-stockpile-modules = The market
web-stockpile-reconstructed = Partly reconstructed
web-stockpile-what-is-known = What is known
web-stockpile-all-investors = All investors of the box
web-stockpile-all-strategies = All strategy cards of the box
web-stockpile-used = Used in this round
web-stockpile-nudge-up = Up
web-stockpile-nudge-down = Down
web-stockpile-pick-company = A company
web-stockpile-pick-forecast = A forecast
web-stockpile-bargain = for { $cost }, worth { $value }
web-stockpile-worth = worth { $value }
web-stockpile-extra = +{ $extra } a share
web-stockpile-give-share = discard one
web-stockpile-give-half = turn a split one back
web-stockpile-bonds-pay = { $money } a round, { $worth } at the end
web-stockpile-hire = Your bid is paid from the money that the investor brings.
web-stockpile-preset-first = First game
web-stockpile-preset-corruption = Continuing Corruption
web-stockpile-preset-illicit = Illicit Investments
web-stockpile-preset-everything = Everything

## Where answers are given, and what a narrow page shows

web-stockpile-views = What of the table is shown
web-stockpile-view-piles = Piles
web-stockpile-view-board = Prices
web-stockpile-view-portfolio = Portfolio
web-stockpile-view-players = Players
web-stockpile-here-place-first = here
web-stockpile-here-place-commerce = here
web-stockpile-drawn = Cards drawn
web-stockpile-here-look-pile = look
web-stockpile-here-from-pile = from
web-stockpile-here-to-pile = to
web-stockpile-press-board = Press a company on the board.
web-stockpile-press-portfolio = Press a share in your portfolio.
web-stockpile-press-piles = Press a pile of the table.
web-stockpile-press-pairs = Press a pair of the table.
web-stockpile-press-spread = Press one of the cards on the table.
web-stockpile-press-hand = Cards that are lit can be played.
web-stockpile-show-it = Show
web-stockpile-use = Use
web-stockpile-what-it-does = what it does

## Where a number comes from

why-stockpile-start = At the start
why-stockpile-piles = Piles
why-stockpile-fees = Trading fees
why-stockpile-sales = Sales
why-stockpile-dividends = Dividends
why-stockpile-splits = Second splits
why-stockpile-bonds = Bonds
why-stockpile-interest = Interest
why-stockpile-investor = Investor
why-stockpile-strategies = Strategy cards
why-stockpile-players = Other players
why-stockpile-majorities = Majorities
why-stockpile-sets = Commodities and taxes
why-stockpile-moved = Round { $round }: { $moves }, to { $value }
why-stockpile-split = split
why-stockpile-space = Now on space { $space } of { $spaces } of its track.
why-stockpile-bid = { $name } bids { $bid } for pile { $pile }: what is printed on this space.
why-stockpile-bid-stands = It is paid once every pile has its bidder.
why-stockpile-fees-wait = They are paid as soon as the money is there.
why-stockpile-sets-worth = Sets of different commodities bring money at the end, and taxes cost some: { $money } if the game ended now.
