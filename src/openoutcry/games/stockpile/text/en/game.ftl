### Stockpile, in the words of its box. Read by the terminal and by the browser.
###
### Values, the same for everybody who says these messages:
### - $name is the name at event.seat, $outbid the name at event.outbid; where that is null, the number 0, which no name
###   can be. $winners are the winners’ names joined by list-and/list-comma, $count how many.
### - $company is a company’s name. $pile counts piles from 1: the field plus one.
### - $card is a card in words: 0 to 5 the company’s name, 6 card-stockpile-boom, 7 card-stockpile-bust, 8 to 10
###   card-stockpile-fee with $fee as money. A covered card (null) is the number 0.
### - $forecast is a forecast in words: “+4” as it is, “-2” with a true minus sign, and those that begin with a $
###   forecast-stockpile-dividend with $sign.
### - $bid, $cost, $paid, $fee, $value, $per_share, $price, $amount, $bonus, $worth, $money, $extra and $promised are money in
###   words: the message money-stockpile with $amount in thousands. ($paid of stock-split is a list, and is told in $list.)
###   Where a question or an answer has no $cost, $amount, $extra or $card, the number 0; where it has no $copy, 1.
### - $face_up is “true” or “false”. $facing, $sale, $ends, $asks, $does, $terms and $prices are the words of the field.
### - hand-dealt, pile-bought: $list is the cards, joined like the winners: each kind once, in the order in which they
###   come, several of a kind as count-stockpile-card with $count and $card; last the covered ones as
###   count-stockpile-covered with $count.
### - stock-moved: $direction is “up” or “down”, $spaces how many.
### - stock-split: $list is for every seat that has some each-stockpile-split ($name, $cards from moved), then for every
###   seat that is paid each-stockpile-split-again ($name, $amount from paid), joined; $count is how many of both.
### - bankrupt: $list is each-stockpile-lost ($name, $cards) for every seat that lost some, joined; $count how many.
### - portfolio-sold: $list is for every company each-stockpile-shares, then for every company each-stockpile-split-shares
###   ($count, $company), where there are any, joined; $count is how many of both.
### - game-over: $list is each-stockpile-score ($name, $money) for every seat, the highest score first, joined.
### Everything else is the field of the event, the option or the choice, a number.
### What the modules say, and how their values are made, is in stockpile-modules.ftl and stockpile-questions.ftl.

## Options of a table

option-stockpile-board = Board
option-stockpile-board-about = The board has two sides. On the second one each company has a value track of its own.
option-stockpile-board-base = The base side: from $1K to $10K for every company
option-stockpile-board-advanced = The advanced side: six different tracks, and Stanford Steel pays on the way up
option-stockpile-memory = Memory
option-stockpile-memory-about = Portfolios are secret, though everybody saw some of what went into them. Does the table remember for everybody?
option-stockpile-memory-table = As on a real table: portfolios stay covered
option-stockpile-memory-perfect = Perfect: what was taken or shown openly is noted
option-stockpile-start = First player
option-stockpile-start-about = Who is first in the first round? After each round it is the next player on the left, unless the First Player Card is in play.
option-stockpile-start-random = Drawn at random
option-stockpile-start-1 = Seat 1
option-stockpile-start-2 = Seat 2
option-stockpile-start-3 = Seat 3
option-stockpile-start-4 = Seat 4
option-stockpile-start-5 = Seat 5

## Colours of the companies

colour-stockpile-red = red
colour-stockpile-green = green
colour-stockpile-blue = blue
colour-stockpile-yellow = yellow
colour-stockpile-purple = purple
colour-stockpile-grey = grey

## Cards, forecasts, money

card-stockpile-boom = Stock Boom
card-stockpile-bust = Stock Bust
card-stockpile-fee = Trading Fee { $fee }
forecast-stockpile-dividend = dividend { $sign }
money-stockpile =
    { $amount ->
        [0] $0
       *[other] ${ $amount }K
    }
count-stockpile-card = { $count } × { $card }
count-stockpile-covered =
    { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }

## What happened

event-stockpile-first-player-chosen = { $name } is the first player.
event-stockpile-starter-dealt = { $name } begins with a share of { $company }.
event-stockpile-round-begun = Round { $round } begins, with { $name } as first player.
event-stockpile-insider-information = { $name }’s insider information: { $company }, { $forecast }.
event-stockpile-market-information = Open to all: { $company }, { $forecast }.
event-stockpile-card-turned-up = Pile { $pile } begins with { $card }.
event-stockpile-hand-dealt = { $name } is dealt { $list }.
event-stockpile-card-placed =
    { $face_up ->
        [true] { $name } puts { $card } face up on pile { $pile }.
       *[other] { $card ->
            [0] { $name } puts a card face down on pile { $pile }.
           *[other] { $name } puts { $card } face down on pile { $pile }.
        }
    }
event-stockpile-bid-made =
    { $outbid ->
        [0] { $name } bids { $bid } for pile { $pile }.
       *[other] { $name } bids { $bid } for pile { $pile }, and outbids { $outbid }.
    }
event-stockpile-pile-bought =
    { $direction ->
        [in] { $name } receives { $paid } with pile { $pile }: { $list }.
       *[out] { $name } pays { $paid } for pile { $pile }: { $list }.
    }
event-stockpile-fee-paid = { $name } pays a trading fee of { $fee }.
event-stockpile-fee-kept = { $name } cannot pay a trading fee of { $fee } yet: it stays until the money is there.
event-stockpile-action-played = { $name } plays { $card } on { $company }.
event-stockpile-stock-moved =
    { $direction ->
        [up] { $spaces ->
            [one] { $company } rises { $spaces } space to { $value }.
           *[other] { $company } rises { $spaces } spaces to { $value }.
        }
       *[down] { $spaces ->
            [one] { $company } falls { $spaces } space to { $value }.
           *[other] { $company } falls { $spaces } spaces to { $value }.
        }
    }
event-stockpile-stock-split =
    { $count ->
        [0] { $company } splits, and goes on from { $value }. Nobody has a share of it.
       *[other] { $company } splits, and goes on from { $value }: { $list }.
    }
each-stockpile-split =
    { $cards ->
        [one] { $name } splits { $cards } share
       *[other] { $name } splits { $cards } shares
    }
each-stockpile-split-again = { $name } receives { $amount } for shares already split
event-stockpile-bankrupt =
    { $count ->
        [0] { $company } goes bankrupt, and starts again at { $value }. Nobody had a share of it.
       *[other] { $company } goes bankrupt, and starts again at { $value }: { $list }.
    }
each-stockpile-lost =
    { $cards ->
        [one] { $name } loses { $cards } card
       *[other] { $name } loses { $cards } cards
    }
event-stockpile-dividend-declared = { $company } pays a dividend of { $per_share } a share.
event-stockpile-dividend-collected =
    { $cards ->
        [0] { $name } shows no share, and collects nothing.
        [one] { $name } shows { $cards } card of { $company }, and collects { $amount }.
       *[other] { $name } shows { $cards } cards of { $company }, and collects { $amount }.
    }
event-stockpile-share-sold =
    { $sale ->
        [split] { $name } sells a split share of { $company } for { $price }.
        [half] { $name } sells half of a split share of { $company } for { $price }.
       *[share] { $name } sells a share of { $company } for { $price }.
    }
event-stockpile-pair-revealed =
    { $name ->
        [0] On the board: { $company }, { $forecast }.
       *[other] { $name } reveals { $company }, { $forecast }.
    }
event-stockpile-majority-paid =
    { $shares ->
        [one] { $name } leads in { $company } with { $shares } share, and receives { $bonus }.
       *[other] { $name } leads in { $company } with { $shares } shares, and receives { $bonus }.
    }
event-stockpile-portfolio-sold =
    { $count ->
        [0] { $name } has no share left to sell.
       *[other] { $name } sells { $list } for { $worth }.
    }
each-stockpile-shares = { $count } { $company }
each-stockpile-split-shares = { $count } split { $company }
event-stockpile-game-over =
    { $count ->
        [one] { $winners } wins the game. The scores: { $list }.
       *[other] { $winners } share the victory. The scores: { $list }.
    }
each-stockpile-score = { $name } { $money }

## What is asked of you

ask-stockpile-place =
    { $asks ->
        [lay-out] One card begins each pile, exactly one of them face down: which goes where?
        [two-hidden] One card goes face up and the other face down, or both face down: which, and on which pile?
        [last-up] Your other card goes face up: on which pile?
        [last-down] Your other card goes face down: on which pile?
        [last-either] Your other card goes face up or face down: on which pile?
       *[two] One card goes face up, the other face down: which, and on which pile?
    }
ask-stockpile-bid =
    { $asks ->
        [investors] For which investor do you bid, and how much?
       *[piles] For which pile do you bid, and how much?
    }
ask-stockpile-act =
    { $asks ->
        [nothing] There is nothing you can play now.
        [boom] Which company do you raise?
        [bust] Which company do you lower?
        [actions] Which action card do you play, and on which company?
       *[all] What do you do now: which card do you play, and on which company?
    }
ask-stockpile-sell = Do you sell anything before the values move?
ask-stockpile-collect = { $company } pays { $per_share } a share: how many cards of it do you show?

## Whose turn it is and why

turn-stockpile-place = { $name } puts a card on a pile.
turn-stockpile-bid = { $name } must bid for a pile.
turn-stockpile-act = { $name } may act.
turn-stockpile-sell = { $name } may sell shares.
turn-stockpile-collect = { $name } may collect a dividend.

## The answers, as on a button

choice-stockpile-place-one =
    { $copy ->
        [1] { $card }
       *[other] { $card } (no. { $copy })
    }{ $facing ->
        [up] {" "}face up on pile { $pile }
       *[down] {" "}face down on pile { $pile }
    }
choice-stockpile-bid =
    { $investor ->
        [0] { $terms ->
            [bank] Bid { $bid } for pile { $pile }: the bank pays you { $amount }
            [own] Bid { $bid } for pile { $pile }: you pay { $cost }
           *[bid] Bid { $bid } for pile { $pile }
        }
       *[other] Bid { $bid } for { $investor }: { $money } is left
    }
choice-stockpile-boom =
    { $ends ->
        [split] Boom: { $company } splits, and stands at { $value }
       *[moved] Boom: { $company } rises to { $value }
    }
choice-stockpile-bust =
    { $ends ->
        [bankrupt] Bust: { $company } goes bankrupt
       *[moved] Bust: { $company } falls to { $value }
    }
choice-stockpile-sell =
    { $sale ->
        [split] Sell a split share of { $company } for { $price }
       *[share] Sell a share of { $company } for { $price }
    }
choice-stockpile-turn = Sell half of a split share of { $company } for { $price }
choice-stockpile-done = Sell no more
choice-stockpile-show =
    { $cards ->
        [0] Show none
        [one] Show { $cards } card of { $company }: collect { $amount }
       *[other] Show { $cards } cards of { $company }: collect { $amount }
    }

## Many answers on one line of a terminal, before the last word of each; a note stands in brackets after it. Values as above.

group-stockpile-place-one =
    { $copy ->
        [1] { $card }
       *[other] { $card } (no. { $copy })
    }{ $facing ->
        [up] {" "}face up on pile
       *[down] {" "}face down on pile
    }
group-stockpile-bid =
    { $investor ->
        [0] { $prices ->
            [own] For pile { $pile }, in $K (you pay)
           *[track] For pile { $pile }, in $K
        }
       *[other] For { $investor }, in $K
    }
note-stockpile-bid =
    { $terms ->
        [bank] +{ $amount }
        [own] { $cost }
       *[bid] {""}
    }

## The rules that close an answer

rule-stockpile-no-such-pile = There is no such pile in this game.
rule-stockpile-one-up-one-down = One of your two cards goes face up, the other face down.
rule-stockpile-not-in-hand = You have no such card in hand.
rule-stockpile-own-meeple = Your own meeple stands on that track already.
rule-stockpile-not-higher = A bid must be higher than the meeple on that track.
rule-stockpile-not-enough-money = You have not enough money for that.
rule-stockpile-no-such-action = You have no such action card.
rule-stockpile-no-such-share = You have no such share.
rule-stockpile-not-so-many-shares = You have not so many cards of that company.

## Phases and the end

phase-stockpile-setup = Setup
phase-stockpile-information = Information
phase-stockpile-supply = Supply
phase-stockpile-demand = Demand
phase-stockpile-action = Action
phase-stockpile-selling = Selling
phase-stockpile-movement = Movement
phase-stockpile-over = The end
end-stockpile-last-round = All rounds were played, and all shares sold.

## The rules in a minute

help-stockpile-goal = Have the most money at the end: after the last round all shares are sold at their final values.
help-stockpile-information = Information: everybody secretly gets a company and a forecast, which says how its value will move at the end of the round; with two players, two such pairs. The six forecasts of a round are +4, +2, +1, $$, −2 and −3, unless dice are rolled for them. One more pair is open to all, except with two players; the rest stay covered.
help-stockpile-supply = Supply: each pile begins with an open card. Then everybody puts two cards on any piles, one face up and one face down. With two players this is done twice.
help-stockpile-demand = Demand: place your meeple on the track of a pile, above any other that stands there. Whoever is outbid bids again, until every pile has one meeple. Then all pay, and take their cards. Two players have two meeples each, never both on one track, and both bids must be paid.
help-stockpile-fees = Trading fees are paid at once. One that you cannot pay stays in front of you until you have the money.
help-stockpile-action = Action: each Stock Boom you took raises a company of your choice by two spaces, each Stock Bust lowers one.
help-stockpile-selling = Selling: sell as many shares as you like. A split share brings twice its value, or once if you sell only half of it.
help-stockpile-movement = Movement: all pairs are revealed and move their companies. $$ is a dividend of $2K a share, $4K for a split one, for as many cards as you show.
help-stockpile-split = Past the last space a stock splits: your shares of it go to the split portfolio, where they count double, and the move goes on from a lower value. A share already split brings $10K instead.
help-stockpile-bankrupt = Below the first space a company goes bankrupt: all its shares are lost, and it starts again.
help-stockpile-majority = At the end whoever has the most shares of a company gets $10K; if several do, $5K each.
help-stockpile-advanced = On the advanced board a move counts spaces, not dollars. Stanford Steel pays $1K a share for each $ it reaches or passes on its way up.

## Parts of the table

part-stockpile-round = Round { $round } of { $rounds }
part-stockpile-first = First player
part-stockpile-forecast = Forecast
part-stockpile-covered = Covered forecasts
part-stockpile-split = Split
part-stockpile-worth = Worth
part-stockpile-portfolio = Portfolio
part-stockpile-paying = { $company } pays { $per_share } a share.
part-stockpile-pile = Pile
part-stockpile-cards = Cards
part-stockpile-hand = Your hand
part-stockpile-actions = Action cards
part-stockpile-money = Money
part-stockpile-fees = Owes
part-stockpile-known = Known to you
part-stockpile-deck = Market deck
part-stockpile-discard = Discarded

## The terminal: words of its drawing, and answers as they are typed

word-stockpile-first = first
word-stockpile-second = second
word-stockpile-third = third
word-stockpile-fourth = fourth
word-stockpile-fifth = fifth
word-stockpile-and = and
word-stockpile-face-up = up
word-stockpile-face-down = down
word-stockpile-bid = bid
word-stockpile-boom = boom
word-stockpile-bust = bust
word-stockpile-sell = sell
word-stockpile-split = split
word-stockpile-turn = turn
word-stockpile-back = back
word-stockpile-done = done
word-stockpile-show = show
word-stockpile-look = look
word-stockpile-use = use
word-stockpile-play = play
word-stockpile-short = short
word-stockpile-half = half
word-stockpile-buy = buy
word-stockpile-pile = pile
word-stockpile-player = player
word-stockpile-pair = pair
word-stockpile-card = card
word-stockpile-up = up
word-stockpile-down = down
word-stockpile-discard = discard
word-stockpile-nothing = nothing
word-stockpile-enough = enough
