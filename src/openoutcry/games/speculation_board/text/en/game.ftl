### Speculation, the board game, in the words of its box. Read by the terminal and by the browser.
###
### Values, the same for everybody who says these messages:
### - $name is the name at event.seat; $winners the winners’ names joined by list-and/list-comma, $count how many.
### - $company, $card, $sold and $bought are names: of a company, or for number 8 card-speculation-board-bank-holiday.
###   Where there is none (null, or “sell nothing”) the value is the number 0, which no name can be.
### - $price, $cash, $sold_for, $bought_for, $shares, $fortune are money in words: the message `money`, or below zero
###   `money-negative`, both with $amount without its sign. $fortune is cash and shares together.
### - $space, $start and $end are places in words: number 0 is space-speculation-board-start, the last space of the
###   track space-speculation-board-end, any other space-speculation-board with $space as a number.
### - $action is a tile in words: tile-speculation-board-ACTION.
### - $list of cards-revealed is each-speculation-board-cards for every seat, joined like the winners.
### Everything else is the field of the event, the option or the choice, a number.

## Options of a table

option-speculation-board-side = Board
option-speculation-board-side-about = The board has two sides with different price lists. Which one is played?
option-speculation-board-side-plain = The plain side
option-speculation-board-side-star = The side with the star: money is harder to earn
option-speculation-board-start = Start player
option-speculation-board-start-about = Who is the active player of the first turn? After that it goes clockwise.
option-speculation-board-start-random = Drawn at random
option-speculation-board-start-1 = Seat 1
option-speculation-board-start-2 = Seat 2
option-speculation-board-start-3 = Seat 3
option-speculation-board-start-4 = Seat 4
option-speculation-board-start-5 = Seat 5
option-speculation-board-start-6 = Seat 6

## Colours of the companies

colour-speculation-board-grey = grey
colour-speculation-board-blue = blue
colour-speculation-board-orange = orange
colour-speculation-board-red = red
colour-speculation-board-purple = purple
colour-speculation-board-green = green
colour-speculation-board-yellow = yellow
colour-speculation-board-black = black

## Cards, tiles and spaces

card-speculation-board-bank-holiday = Bank Holiday
tile-speculation-board-trade = Trade
tile-speculation-board-rank_up = Rank +1
tile-speculation-board-rank_down = Rank −1
tile-speculation-board-no_action = No action
space-speculation-board = space { $space }
space-speculation-board-start = the start
space-speculation-board-end = END

## What happened

event-speculation-board-start-player-chosen = { $name } is the start player.
event-speculation-board-start-share-dealt = { $name } draws a share of { $company } from the bag.
event-speculation-board-card-drawn = { $name } draws the { $card } card.
event-speculation-board-deck-shuffled = { $name } has played every card, and shuffles all of them.
event-speculation-board-tiles-drawn = { $name } is the active player. The tiles: { $action }, movement { $movement }.
event-speculation-board-traded =
    { $sold ->
        [0] { $name } buys a share of { $bought } at { $bought_for }, and has { $cash } in cash.
       *[other] { $bought ->
            [0] { $name } sells a share of { $sold } at { $sold_for }, and has { $cash } in cash.
           *[other] { $name } sells a share of { $sold } at { $sold_for }, buys a share of { $bought } at { $bought_for }, and has { $cash } in cash.
        }
    }
event-speculation-board-rank-raised = { $name } raises { $company } by one rank, from { $start } to { $end }.
event-speculation-board-rank-lowered = { $name } lowers { $company } by one rank, from { $start } to { $end }.
event-speculation-board-cards-revealed = The cards are turned over: { $list }.
each-speculation-board-cards = { $name } plays { $card }
event-speculation-board-holiday-kept =
    { $movement ->
        [0] The bank is on holiday: no brick moves this turn.
        [one] The bank is on holiday: bricks move { $movement } space only.
       *[other] The bank is on holiday: bricks move { $movement } spaces only.
    }
event-speculation-board-brick-moved = { $name }’s card moves { $company } from { $start } to { $end }.
event-speculation-board-end-reached =
    { $place ->
        [1] { $company } is the first to reach END: the game ends with this turn.
       *[other] { $company } reaches END as number { $place }.
    }
event-speculation-board-tiles-returned = After the trade all tiles go back into the bags.
event-speculation-board-fortune-counted = { $name } has { $cash } in cash and shares worth { $shares }: a fortune of { $fortune }.
event-speculation-board-game-over =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }

## What is asked of you

ask-speculation-board-sell = Trade: which share do you sell to the bank, if any?
ask-speculation-board-buy = Trade: which share do you buy from the bank, if any?
ask-speculation-board-rank-up = Rank +1: which brick do you move ahead of the next one?
ask-speculation-board-rank-down = Rank −1: which brick do you move behind the next one?
ask-speculation-board-card = Which of your cards do you play, face down?

## Whose turn it is and why

turn-speculation-board-sell = { $name } may sell a share to the bank.
turn-speculation-board-buy = { $name } may buy a share from the bank.
turn-speculation-board-rank-up = { $name } must raise a brick by one rank.
turn-speculation-board-rank-down = { $name } must lower a brick by one rank.
turn-speculation-board-card = { $name } is choosing a card, face down.

## The answers, as on a button

choice-speculation-board-sell =
    { $company ->
        [0] Sell nothing
       *[other] Sell { $company } at { $price }
    }
choice-speculation-board-buy =
    { $company ->
        [0] Buy nothing
       *[other] Buy { $company } at { $price }
    }
choice-speculation-board-raise = Raise { $company } to { $space }: price { $price }
choice-speculation-board-lower = Lower { $company } to { $space }: price { $price }
choice-speculation-board-play = Play { $company }

## The rules that close an answer

rule-speculation-board-not-owned = You own no share of that company.
rule-speculation-board-cannot-pay = You cannot pay for that: after the trade nobody may owe money.
rule-speculation-board-not-both-ways = You cannot sell and buy shares of the same company in one trade.
rule-speculation-board-bank-has-none = The bank has no share of that company left.
rule-speculation-board-first-already = That brick is ranked first already, or all bricks are on the start.
rule-speculation-board-last-already = That brick is ranked last already.
rule-speculation-board-not-in-hand = That card is not in your hand.

## Phases and the end

phase-speculation-board-setup = Set-up
phase-speculation-board-draw = Drawing cards
phase-speculation-board-tiles = Drawing tiles
phase-speculation-board-trade = Trade
phase-speculation-board-rank-up = Rank +1
phase-speculation-board-rank-down = Rank −1
phase-speculation-board-cards = Choosing cards
phase-speculation-board-over = The end
end-speculation-board-end-reached = A brick reached END, and the turn was played out.

## The rules in a minute

help-speculation-board-goal = Be the richest when a brick has reached END: cash counts, and what your shares are worth then.
help-speculation-board-price = What a share is worth depends on where its brick stands and on its rank: each segment of the track has a price list of its own. On the start it is $20. A price can be negative: then a buyer is paid and a seller pays.
help-speculation-board-turn = Each turn the active player draws an action tile and a movement tile. The action comes first, then the bricks move.
help-speculation-board-trade = Trade: from the active player on, everybody may sell one share and buy one of another company. Both happen at once, so the sale can pay for the purchase.
help-speculation-board-rank = Rank +1 and Rank −1: the active player must move a brick just past the next one ahead, or just behind the next one below, to the first empty space.
help-speculation-board-cards = Then all choose one of their two cards in secret. Each company card moves its brick by the movement tile, the active player’s first. Occupied spaces do not count.
help-speculation-board-holiday = With three or four players one Bank Holiday stops all bricks. With five or six, one halves the movement, rounded up, and two stop it.
help-speculation-board-deck = Played cards lie open. After the ninth a player shuffles them all and draws two.
help-speculation-board-tiles = After a Trade all tiles go back into the bags. After any other action they stay out, so the next Trade comes nearer.
help-speculation-board-end = When a brick reaches END the turn is played out, and then fortunes are counted. On END bricks rank in the order in which they came.

## Parts of the table

part-speculation-board-turn = Turn { $turn }
part-speculation-board-active = Active player
part-speculation-board-track = Track
part-speculation-board-start = Start
part-speculation-board-end = END
part-speculation-board-rank = Rank
part-speculation-board-price = Price
part-speculation-board-bank = Bank
part-speculation-board-cash = Cash
part-speculation-board-shares = Shares
part-speculation-board-fortune = Fortune
part-speculation-board-hand = Your cards
part-speculation-board-deck = Deck
part-speculation-board-played = Played
part-speculation-board-tiles = Tiles
part-speculation-board-movement = Movement { $movement }
part-speculation-board-tiles-out = On the table
part-speculation-board-tiles-left = In the bags
part-speculation-board-chosen = Your choice
part-speculation-board-has-chosen = has chosen
part-speculation-board-thinking = is choosing
part-speculation-board-selling = selling

## The terminal: words of its drawing, and answers as they are typed

terminal-speculation-board-worth = in shares
word-speculation-board-sell = sell
word-speculation-board-buy = buy
word-speculation-board-raise = raise
word-speculation-board-lower = lower
word-speculation-board-play = play
word-speculation-board-nothing = nothing
