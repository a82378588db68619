### What the modules of Stockpile’s Epic Edition ask, and what can be answered. Values: see stockpile-modules.ftl.

## What is asked of you

by-stockpile = { $by }: { $question }
ask-stockpile-buy-bonds = How many bonds do you buy?
ask-stockpile-place-commerce = On which pile do you put your commodity or tax?
ask-stockpile-place-first = On which pile do you put the First Player Card?
ask-stockpile-give-first = Who shall be first in the next round?
ask-stockpile-drop-strategy =
    { $left ->
        [1] Which strategy card do you return to the box? (2 of 2)
       *[other] Which strategy card do you return to the box? (1 of 2)
    }
ask-stockpile-keep-investor =
    { $asks ->
        [offer] { $investors ->
            [1] Which investor do you put up for bidding?
           *[2] Which two investors do you put up for bidding?
        }
       *[hire] { $investors ->
            [1] Which investor do you choose?
           *[2] Which two investors do you choose?
        }
    }
ask-stockpile-which-first = Whose ability do you use first?
ask-stockpile-pick = Which company, or which forecast, do you take for your own pair?
ask-stockpile-look-pile = Into which pile do you look?
ask-stockpile-from-pile = From which pile do you move a card?
ask-stockpile-which-card = Which card do you move?
ask-stockpile-to-pile = To which pile does it go?
ask-stockpile-peek =
    { $left ->
        [1] At which pair do you look?
       *[other] At which pair do you look? You may look at { $left }, one after the other.
    }
ask-stockpile-show = Of which company do you show a share, for { $amount }?
ask-stockpile-buy-stock =
    { $amount ->
        [0] Which share do you buy from the discard pile, for its value?
       *[other] Which share do you buy from the discard pile? It costs { $amount } less than its value, never less than $0.
    }
ask-stockpile-choose =
    { $asks ->
        [up] { $spaces ->
            [one] Which company rises { $spaces } space?
           *[other] Which company rises { $spaces } spaces?
        }
        [down] { $spaces ->
            [one] Which company falls { $spaces } space?
           *[other] Which company falls { $spaces } spaces?
        }
        [pay] Which company pays everybody { $per_share } a share?
        [pay-up] { $spaces ->
            [one] Which company pays everybody { $per_share } a share, and then rises { $spaces } space?
           *[other] Which company pays everybody { $per_share } a share, and then rises { $spaces } spaces?
        }
       *[split] Which share do you move to your split portfolio?
    }
ask-stockpile-nudge =
    { $spaces ->
        [one] Which company moves { $spaces } space, up or down?
       *[other] Which company moves { $spaces } spaces, up or down?
    }{ $left ->
        [1] {""}
       *[other] {" "}{ $left } companies are still to move.
    }
ask-stockpile-give-up = Which share do you give up for it?
ask-stockpile-take = Which share do you take from the discard pile?
ask-stockpile-burn = Which action card do you give up for it?
ask-stockpile-pair =
    { $asks ->
        [falsify] On which pair do you lay the card?
       *[show] Which of your pairs do you show to everybody, for { $amount }?
    }
ask-stockpile-spend = Which commodity do you give up for it?
ask-stockpile-sell-at = Which share do you sell now? You may still sell { $left }.{ $extra ->
        [0] {""}
       *[other] {" "}Your investor adds { $extra } to the price.
    }
ask-stockpile-keep-card = Which of the cards drawn do you keep?
ask-stockpile-give-money = To whom do you give { $amount }?

## Whose turn it is and why

turn-stockpile-buy-bonds = { $name } may buy bonds.
turn-stockpile-place-commerce = { $name } puts a commodity or a tax on a pile.
turn-stockpile-place-first = { $name } puts the First Player Card on a pile.
turn-stockpile-give-first = { $name } says who will be first.
turn-stockpile-drop-strategy = { $name } returns a strategy card.
turn-stockpile-keep-investor = { $name } chooses an investor.
turn-stockpile-which-first = { $name } has two abilities to use.
turn-stockpile-pick = { $name } picks a company or a forecast.
turn-stockpile-look-pile = { $name } may look into a pile.
turn-stockpile-from-pile = { $name } may move a card.
turn-stockpile-which-card = { $name } moves a card.
turn-stockpile-to-pile = { $name } moves a card.
turn-stockpile-peek = { $name } may look at a pair.
turn-stockpile-show = { $name } may show shares.
turn-stockpile-buy-stock = { $name } may buy a discarded share.
turn-stockpile-choose = { $name } chooses a company.
turn-stockpile-nudge = { $name } moves a company.
turn-stockpile-give-up = { $name } gives up a share.
turn-stockpile-take = { $name } takes a discarded share.
turn-stockpile-burn = { $name } gives up an action card.
turn-stockpile-pair = { $name } chooses a pair.
turn-stockpile-spend = { $name } gives up a commodity.
turn-stockpile-sell-at = { $name } may sell shares.
turn-stockpile-keep-card = { $name } may keep a card.
turn-stockpile-give-money = { $name } gives money away.

## The answers, as on a button

choice-stockpile-look = { $investor }: look at a pair first
choice-stockpile-act-done = Do no more
choice-stockpile-use = Use { $investor }
choice-stockpile-play =
    { $cost ->
        [0] Play { $strategy }
       *[other] Play { $strategy } for { $cost }
    }{ $amount ->
        [0] {""}
       *[other] : it brings { $amount }
    }{ $extra ->
        [0] {""}
       *[other] , with { $extra } more for each share
    }
choice-stockpile-short =
    { $sale ->
        [half] Sell half of a split share of { $company } at { $price }, whatever its value
       *[share] Sell a share of { $company } at { $price }, whatever its value
    }
choice-stockpile-buy =
    { $bonds ->
        [0] Buy none
        [one] Buy { $bonds } bond for { $cost }
       *[other] Buy { $bonds } bonds for { $cost }
    }
choice-stockpile-place-commerce-one =
    { $copy ->
        [1] { $card }
       *[other] { $card } (no. { $copy })
    }{" "}on pile { $pile }
choice-stockpile-place-first-pile = On pile { $pile }
choice-stockpile-give-first-player = { $name }
choice-stockpile-drop-strategy-one = Return { $strategy }
choice-stockpile-keep-investor-one =
    { $partner ->
        [0] { $investor }, with { $money }
       *[other] { $investor } and { $partner }, with { $money }
    }
choice-stockpile-which-first-one = { $investor } first
choice-stockpile-pick-one =
    { $company ->
        [0] The forecast { $forecast }
       *[other] The company { $company }
    }
choice-stockpile-nothing = Not this time
choice-stockpile-look-pile-pile = Look into pile { $pile }
choice-stockpile-from-pile-pile = From pile { $pile }
choice-stockpile-which-card-card =
    { $card ->
        [0] Card { $place } of pile { $pile }, face down
       *[other] { $facing ->
            [up] Card { $place } of pile { $pile }: { $card }
           *[down] Card { $place } of pile { $pile }, face down: { $card }
        }
    }
choice-stockpile-to-pile-pile = To pile { $pile }
choice-stockpile-pair =
    { $name ->
        [0] Pair { $pair }, on the board
       *[other] Pair { $pair }, { $name }’s
    }
choice-stockpile-show-one = Show a share of { $company }
choice-stockpile-show-done = Show no more
choice-stockpile-buy-stock-one =
    { $cost ->
        [0] Take a share of { $company }, worth { $value }, for nothing
       *[other] Buy a share of { $company }, worth { $value }, for { $cost }
    }
choice-stockpile-buy-stock-nothing = Buy none
choice-stockpile-choose-one =
    { $does ->
        [up] { $ends ->
            [split] { $company } splits, and stands at { $value }
           *[moved] { $company } rises to { $value }
        }
        [down] { $ends ->
            [bankrupt] { $company } goes bankrupt
           *[moved] { $company } falls to { $value }
        }
        [pay] { $amount ->
            [0] { $company }: you have no share of it
           *[other] { $company }: { $amount } for your shares
        }
        [pay-up] { $amount ->
            [0] { $company }: you have no share of it
           *[other] { $company }: { $amount } for your shares
        }{ $ends ->
            [split] , and it splits, and stands at { $value }
           *[moved] , and it rises to { $value }
        }
       *[split] A share of { $company }: worth { $amount } instead of { $value }
    }
choice-stockpile-choose-nothing = No company
choice-stockpile-up =
    { $ends ->
        [split] Up: { $company } splits, and stands at { $value }
       *[moved] Up: { $company } rises to { $value }
    }
choice-stockpile-down =
    { $ends ->
        [bankrupt] Down: { $company } goes bankrupt
       *[moved] Down: { $company } falls to { $value }
    }
choice-stockpile-discard = Discard a share of { $company }
choice-stockpile-give-up-turn = Turn a split share of { $company } back to a single one
choice-stockpile-take-one = Take a share of { $company }, worth { $value }
choice-stockpile-burn-boom = Give up a Stock Boom
choice-stockpile-burn-bust = Give up a Stock Bust
choice-stockpile-spend-one = Return { $card } to the box
choice-stockpile-sell-at-enough = Sell no more
choice-stockpile-keep-card-one = Keep { $company }, worth { $value }
choice-stockpile-keep-card-nothing = Keep none
choice-stockpile-give-money-player = { $amount } to { $name }

## Many answers on one line of a terminal

group-stockpile-place-commerce-one =
    { $copy ->
        [1] { $card }
       *[other] { $card } (no. { $copy })
    }{" "}on pile
group-stockpile-place-first-pile = On pile
group-stockpile-look-pile-pile = Look into pile
group-stockpile-from-pile-pile = From pile
group-stockpile-to-pile-pile = To pile

## The rules that close an answer

rule-stockpile-no-bonds-left = There are not so many bonds left.
rule-stockpile-closed-space = That space is closed: this meeple must be outbid by more.
rule-stockpile-more-than-the-investor-brings = Nobody bids more for an investor than the money that comes along.
rule-stockpile-another-pile = Your two cards go on different piles.
rule-stockpile-one-on-each-pile = One card goes on each pile, and exactly one of them face down.
rule-stockpile-not-both-up = At most one of your two cards goes face up.
rule-stockpile-actions-first = Action cards must be used before you are done.
rule-stockpile-enough-strategies = You have played as many strategy cards in this round as you may.
rule-stockpile-fees-first = The trading fees that you owe come first.
rule-stockpile-does-nothing = Nothing would come of it now.
rule-stockpile-none-discarded = None lies in the discard pile.
rule-stockpile-shown-already = You have shown a share of that company already.
rule-stockpile-seen-already = You have seen that pair already.
rule-stockpile-declined-already = You have said that you do not look now: bid first, then you may again.
rule-stockpile-investor-cannot-act = That investor cannot do anything now: you have not hired this one, have used this one in this round, or there would be nothing to do.
rule-stockpile-not-with-this-card = That is not possible with this investor or card.
rule-stockpile-not-offered = That is not one of your answers now.
