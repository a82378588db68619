### What the modules of Stockpile’s Epic Edition say: bonds, commodities, dice, strategies, the First Player Card, investors.
### The investors’ abilities are in stockpile-investors.ftl, the strategy cards in stockpile-strategies.ftl.
###
### Values as in stockpile.ftl, and besides:
### - $investor and $partner are investors’ names, as in the data: proper names, the same in every language. $strategy is
###   a strategy card’s title (see stockpile-strategies.ftl). Where a choice or an event has none (or null), the number 0;
###   so with $company and $forecast.
### - $to and $owner are the names at event.to and event.owner; where that is null, the number 0. In first-card-given $to
###   is 0 too if it is the seat itself.
### - $card: 11 to 16 are commodity-stockpile-* (spaces in the name become hyphens), 17 card-stockpile-tax, 18
###   card-stockpile-first-player, 19 and more the investors by name. $commodity is one of 0 to 5.
### - Money ($penalty too) that is less than nothing is money-stockpile-negative, with $amount as a positive number.
### - $pair and $place count from 1: the field plus one. In a choice, $name is the name at args.seat; 0 where seat is -1.
### - pile-bought, ability-paid: $direction is “in” if the money comes to the player, else “out”; $paid and $amount are then
###   without a sign. pile-bought without cards: $list is count-stockpile-no-cards.
### - commerce-drawn: $list as for hand-dealt; its cards count from 0, so add 11 first. cards-drawn, pile-seen and card-kept
###   likewise, the last two with $count, how many cards ($list is not read if that is 0). pile-seen: $seen is “false” if
###   the cards are null, else “true”.
### - dice-rolled: $list is the forecasts, die by die. investors-dealt, strategies-dealt: $list is the names, several of a
###   kind as count-stockpile-card; the number 0 for null.
### - card-picked: $picked is “company” or “forecast”, $card what was picked in words, the number 0 for null.
### - card-moved: $start and $end are piles, counted from 1. forecast-changed: $spaces with its sign, “+1”, “−2”, “0”.
### - investor-hired: $bid, strategy-played: $cost, and stock-taken: $paid, are the number 0 where nothing was paid.
### - by-stockpile is said of every question while using_investor or using_strategy is not null: $by is that name.
### - An answer is choice-stockpile-<question>-<word> or else choice-stockpile-<word>, by its first word; to a question that
###   has a choice-stockpile-<question>-one, it is choice-stockpile-<question>-<all its words> or else that one.

## Options of a table

option-stockpile-bonds = Bonds
option-stockpile-bonds-about = When a round begins you may buy up to three bonds. Each pays $1K at the end of every round, and its price back at the end of the game. About 5 minutes longer, by our estimate.
option-stockpile-bonds-off = Without bonds
option-stockpile-bonds-on = With bonds
option-stockpile-commodities = Commodities and taxes
option-stockpile-commodities-about = Everybody adds a commodity or a tax to a pile. At the end sets of different commodities bring money, and taxes cost some. About 10 minutes longer, by our estimate.
option-stockpile-commodities-off = Without commodities and taxes
option-stockpile-commodities-on = With commodities and taxes
option-stockpile-dice = Forecast dice
option-stockpile-dice-about = Six dice say in every round which forecasts are dealt; without them they are always the same six. About 5 minutes longer, by our estimate.
option-stockpile-dice-off = The same six forecasts in every round
option-stockpile-dice-on = Roll the forecasts
option-stockpile-strategies = Investment strategies
option-stockpile-strategies-about = A hand of cards for the whole game, of which you may play one in each Action Phase. What is not printed in the rulebook is our reconstruction. With four players and neither bonds nor commodities, and with five players without commodities, the promo cards are dealt in any case: without them there are too few. About 15 minutes longer, by our estimate.
option-stockpile-strategies-off = Without strategy cards
option-stockpile-strategies-on = With strategy cards, and promo cards only where they are needed
option-stockpile-strategies-promo = With the promo cards too
option-stockpile-first-player-card = First Player Card
option-stockpile-first-player-card-about = It lies on a pile, and who wins that pile says who is first in the next round. About 3 minutes longer, by our estimate.
option-stockpile-first-player-card-off = The next on the left is first
option-stockpile-first-player-card-on = Win the First Player Card
option-stockpile-investors = Investors
option-stockpile-investors-about = Everybody has an investor with a special ability, who also says with how much money you begin; with two players, two investors. The box has 17; the nine of the promo pack are an option. About 10 minutes longer, by our estimate.
option-stockpile-investors-off = Without investors
option-stockpile-investors-on = Choose one of two; with two players, two of four
option-stockpile-investors-promo = The same, with the promo investors too
option-stockpile-investors-bidding = Choose one of two (with two players, two of four), then bid for all that were chosen
option-stockpile-investors-bidding-promo = Choose and bid, with the promo investors too

## Cards and things

commodity-stockpile-gold = Gold
commodity-stockpile-platinum = Platinum
commodity-stockpile-oil = Oil
commodity-stockpile-natural-gas = Natural Gas
commodity-stockpile-corn = Corn
commodity-stockpile-cattle = Cattle
card-stockpile-tax = Tax
card-stockpile-first-player = First Player Card
count-stockpile-no-cards = no card
money-stockpile-negative = −${ $amount }K

## What happened

event-stockpile-bonds-bought =
    { $bonds ->
        [one] { $name } buys { $bonds } bond for { $paid }.
       *[other] { $name } buys { $bonds } bonds for { $paid }.
    }
event-stockpile-bond-returned = { $name } returns a bond to the bank.
event-stockpile-interest-paid = { $name } receives { $amount } of interest.
event-stockpile-bonds-redeemed =
    { $bonds ->
        [one] { $name } returns { $bonds } bond, for { $amount }.
       *[other] { $name } returns { $bonds } bonds, for { $amount }.
    }
event-stockpile-dice-rolled = { $name } rolls the forecasts: { $list }.
event-stockpile-commerce-drawn = { $name } draws { $list }.
event-stockpile-commerce-placed = { $name } puts { $card } on pile { $pile }.
event-stockpile-commerce-scored = { $name }’s commodities bring { $bonus }, and the taxes cost { $penalty }.
event-stockpile-first-card-placed = { $name } puts the First Player Card on pile { $pile }.
event-stockpile-first-card-given =
    { $to ->
        [0] { $name } keeps the First Player Card.
       *[other] { $name } gives the First Player Card to { $to }.
    }
event-stockpile-strategies-dealt =
    { $list ->
        [0] { $name } now has { $cards } strategy cards.
       *[other] { $name } has these strategy cards: { $list }.
    }
event-stockpile-strategy-dropped =
    { $strategy ->
        [0] { $name } returns a strategy card to the box.
       *[other] { $name } returns { $strategy } to the box.
    }
event-stockpile-strategy-played =
    { $cost ->
        [0] { $name } plays { $strategy }.
       *[other] { $name } plays { $strategy } for { $cost }.
    }
event-stockpile-strategy-paid = { $strategy } brings { $name } { $amount }.
event-stockpile-investors-dealt = { $name } may choose from { $list }.
event-stockpile-investor-offered = { $name } puts { $investor } up for bidding, on pile { $pile }.
event-stockpile-investor-hired =
    { $bid ->
        [0] { $name } hires { $investor }, who brings { $money }.
       *[other] { $name } hires { $investor } for { $bid }, and has { $money } left of the investor’s money.
    }
event-stockpile-ability-used = { $name } calls on { $investor }.
event-stockpile-ability-paid =
    { $direction ->
        [out] { $investor } costs { $name } { $amount }.
       *[in] { $investor } brings { $name } { $amount }.
    }
event-stockpile-fee-bonus = A trading fee brings { $name } { $fee }.
event-stockpile-pair-seen =
    { $company ->
        [0] { $owner ->
            [0] { $name } looks at a covered pair on the board.
           *[other] { $name } looks at a pair of { $owner }’s.
        }
       *[other] { $owner ->
            [0] { $name } looks at a covered pair on the board: { $company }, { $forecast }.
           *[other] { $name } looks at a pair of { $owner }’s: { $company }, { $forecast }.
        }
    }
event-stockpile-pair-shown = { $name } shows everybody: { $company }, { $forecast }.
event-stockpile-pile-seen =
    { $seen ->
        [true] { $count ->
            [0] { $name } looks into pile { $pile }: nothing lies face down.
           *[other] { $name } looks into pile { $pile }: { $list }.
        }
       *[false] { $name } looks at the face-down cards of pile { $pile }.
    }
event-stockpile-card-moved =
    { $card ->
        [0] { $name } moves a face-down card from pile { $start } to pile { $end }.
       *[other] { $name } moves { $card } from pile { $start } to pile { $end }.
    }
event-stockpile-card-picked =
    { $picked ->
        [company] { $card ->
            [0] { $name } secretly picks a company before the deal.
           *[other] { $name } secretly picks a company before the deal: { $card }.
        }
       *[forecast] { $card ->
            [0] { $name } secretly picks a forecast before the deal.
           *[other] { $name } secretly picks a forecast before the deal: { $card }.
        }
    }
event-stockpile-share-shown = { $name } shows a share of { $company }.
event-stockpile-stock-given-up =
    { $turned_back ->
        [true] { $name } turns a split share of { $company } back to a single one.
       *[false] { $name } discards a share of { $company }.
    }
event-stockpile-stock-taken =
    { $paid ->
        [0] { $name } takes a share of { $company } from the discard pile.
       *[other] { $name } buys a share of { $company } from the discard pile for { $paid }.
    }
event-stockpile-stock-moved-to-split = { $name } splits a share of { $company }.
event-stockpile-action-spent = { $name } discards { $card } unused.
event-stockpile-commodity-spent = { $name } returns { $commodity } to the box.
event-stockpile-tax-returned = { $name } returns a tax to the box.
event-stockpile-forecast-falsified =
    { $owner ->
        [0] { $name } falsifies the forecast of pair { $pair }, on the board.
       *[other] { $name } falsifies the forecast of pair { $pair }, { $owner }’s.
    }
event-stockpile-forecast-changed = The forecast was falsified: { $company } moves by { $spaces }.
event-stockpile-money-given = { $name } hands { $amount } to { $to }.
event-stockpile-cards-drawn = { $name } draws { $list }.
event-stockpile-card-kept =
    { $count ->
        [0] { $name } keeps what was drawn.
       *[other] { $card ->
            [0] { $name } discards { $list }.
           *[other] { $name } keeps { $card }, and discards { $list }.
        }
    }
event-stockpile-market-shuffled =
    { $cards ->
        [one] The discard pile, { $cards } card, is shuffled into the market deck.
       *[other] The discard pile, { $cards } cards, is shuffled into the market deck.
    }

## The rules of the modules in a minute, said where the module is in play

help-stockpile-bonds = Bonds: when a round begins, buy up to three, if you owe no fees. Each pays $1K at the end of every round, and at the end of the game what it cost.
help-stockpile-commodities = Commodities and taxes: after the market cards everybody draws one and puts it face up on a pile; with two players two, on different piles. At the end each set of one to six different commodities brings $3K, $8K, $15K, $24K, $35K or $48K; a second one of a kind begins a new set. One to seven taxes cost $2K, $6K, $12K, $20K, $30K, $42K or $56K.
help-stockpile-dice = Forecast dice: the first player rolls the six forecasts of the round for all to see. $, $$ and $$$ are dividends of $1K, $2K and $3K a share.
help-stockpile-strategies = Strategies: in the Action Phase, before or after your action cards, you may play one card of your hand. It goes back to the box; cards that are never played bring nothing.
help-stockpile-first-player-card = First Player Card: the first player puts it on a pile at the end of the Supply Phase, except in the last round. Who wins that pile gives it to anybody, who is then first from the next round on.
help-stockpile-investors = Investors: they say how much money you begin with, and each has one ability. Those of several players are used in turn order. With two players you have two investors each.
help-stockpile-bidding = Investor bidding: everybody first chooses one of two investors (with two players, two of four), and all that were chosen are up for bidding as the piles are. A bid is paid from the money that the investor brings, so it is never more than that; what is left is what you begin with.

## Parts of the table

part-stockpile-dice = Forecast dice
part-stockpile-next-first = Next first player
part-stockpile-strategies = Your strategy cards
part-stockpile-investors = Choose from
part-stockpile-commerce = Your card to place
part-stockpile-falsified = Falsified
part-stockpile-looked-at = Looked at
part-stockpile-seen-by = { $pair } ({ $names })
part-stockpile-pair =
    { $name ->
        [0] pair { $pair }, on the board
       *[other] pair { $pair }, { $name }’s
    }
part-stockpile-bonds =
    { $bonds ->
        [one] { $bonds } bond
       *[other] { $bonds } bonds
    }
part-stockpile-bonds-left = Bonds at { $price }, left
part-stockpile-commerce-deck = Commerce deck
part-stockpile-sets = at the end { $money }
part-stockpile-taxes =
    { $taxes ->
        [one] { $taxes } tax
       *[other] { $taxes } taxes
    }
part-stockpile-strategy-cards =
    { $cards ->
        [one] { $cards } strategy card
       *[other] { $cards } strategy cards
    }
part-stockpile-ours = in whole or in part our reconstruction
