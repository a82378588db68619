### Mogul, in the words of its box. Read by the terminal and by the browser.
###
### Values: $name is the name at event.seat; $runner_up the name at event.runner_up; $company and $border are
### the railroads' names; $winners is the winners' names joined by list-and/list-comma and $count how many they
### are. Everything else is the field of the event, the option or the choice, a number.

## Options of a table

option-mogul-credit = Credit
option-mogul-credit-about = Two chips from the bank cost two points. When may a player borrow?
option-mogul-credit-before-auction = Before each auction
option-mogul-credit-own-turn = On your own turn, once an auction
option-mogul-memory = Memory
option-mogul-memory-about = Chips are covered, though every movement is seen. Does the table remember for everybody?
option-mogul-memory-table = As on a real table: chips stay covered
option-mogul-memory-perfect = Perfect: everybody’s chips are shown
option-mogul-fast_start = Fast start
option-mogul-fast_start-about = With five players, each may be dealt a second share before the first round.
option-mogul-fast_start-no = No
option-mogul-fast_start-yes = Yes, a second share each
option-mogul-start = Start player
option-mogul-start-about = Who begins the first auction? After that, whoever takes the share.
option-mogul-start-random = Drawn at random
option-mogul-start-1 = Seat 1
option-mogul-start-2 = Seat 2
option-mogul-start-3 = Seat 3
option-mogul-start-4 = Seat 4
option-mogul-start-5 = Seat 5
option-mogul-start-6 = Seat 6

## Colours of the railroads

colour-mogul-brown = brown
colour-mogul-pink = pink
colour-mogul-blue = blue
colour-mogul-green = green
colour-mogul-yellow = yellow

## What happened

event-mogul-start-player-chosen = { $name } is the start player.
event-mogul-start-share-dealt = { $name } is dealt a { $company } share.
event-mogul-share-revealed = A { $company } share is revealed; its border allows { $border } to be sold.
event-mogul-crashed = The crash! The exchange closes and all shares are worthless.
event-mogul-premium-paid =
    { $points ->
        [one] { $name } earns a premium of { $points } point on { $company }.
       *[other] { $name } earns a premium of { $points } points on { $company }.
    }
event-mogul-credit-taken = { $name } takes credit: { $chips } chips for { $points } points.
event-mogul-stayed =
    { $pot ->
        [one] { $name } stays in; the pot holds { $pot } chip.
       *[other] { $name } stays in; the pot holds { $pot } chips.
    }
event-mogul-left =
    { $chips ->
        [0] { $name } leaves the auction empty-handed.
        [one] { $name } leaves the auction with { $chips } chip.
       *[other] { $name } leaves the auction with { $chips } chips.
    }
event-mogul-auction-won = { $name } wins the auction; { $runner_up } is runner-up.
event-mogul-share-taken = { $name } takes the { $company } share and starts the next round.
event-mogul-sold =
    { $shares ->
        [0] { $name } chooses to sell, but sells nothing.
        [one] { $name } sells { $shares } { $company } share for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } sells { $shares } { $company } shares at { $price } each for { $points } points.
    }
event-mogul-share-declined = { $name } declines the { $company } share; it leaves the game.
event-mogul-chips-exchanged =
    { $points ->
        [one] { $name } exchanges { $chips } chips for { $points } point.
       *[other] { $name } exchanges { $chips } chips for { $points } points.
    }
event-mogul-game-over =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }

## What is asked of you

ask-mogul-credit = The auction is about to begin. Do you take credit?
ask-mogul-auction = Put a chip into the pot to stay in, or leave and take the pot?
ask-mogul-action = You won the auction. Take the share, or sell?
ask-mogul-share = You are runner-up, and the winner sold. Do you take the share?
ask-mogul-sale = You are runner-up, and the winner took the share. How many do you sell?

## Whose turn it is and why. $pot, $company and $border are what lies on the table.

turn-mogul-credit = { $name } may take credit before the auction begins.
turn-mogul-auction =
    { $pot ->
        [0] { $name } must put a chip into the pot to stay in, or leave with nothing.
        [one] { $name } must put a chip into the pot to stay in, or leave with the { $pot } chip in it.
       *[other] { $name } must put a chip into the pot to stay in, or leave with the { $pot } chips in it.
    }
turn-mogul-action = { $name } won the auction and chooses: take the { $company } share, or sell { $border }.
turn-mogul-share = { $name } is runner-up; the winner sold, so the { $company } share may be taken.
turn-mogul-sale = { $name } is runner-up; the winner took the share, so { $border } may be sold.

## The answers, as on a button

choice-mogul-pass = No credit
choice-mogul-credit = Take credit: +{ $chips } chips, −{ $points } points
choice-mogul-stay = Stay in for 1 chip
choice-mogul-leave =
    { $chips ->
        [0] Leave with nothing
        [one] Leave with { $chips } chip
       *[other] Leave with { $chips } chips
    }
choice-mogul-take = Take the { $company } share
choice-mogul-decline = Decline: the share leaves the game
choice-mogul-sell =
    { $shares ->
        [0] Sell nothing
        [one] Sell { $shares } { $company }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Sell { $shares } { $company }: { $points } points
    }

## The rules that close an answer

rule-mogul-no-chips = You have no chip, so you can only leave. Nobody ever owes chips.
rule-mogul-bank-empty = The bank holds fewer than two chips: there is no more credit.
rule-mogul-not-owned = You do not own that many shares of the border’s railroad.
rule-mogul-one-credit = One credit an auction is all that a player may take.
rule-mogul-credit-first = Credit is taken before the auction, not during it.

## Phases and the end

phase-mogul-setup = Preparation
phase-mogul-reveal = A new card
phase-mogul-credit = Credit
phase-mogul-auction = Auction
phase-mogul-action = The winner’s action
phase-mogul-share = The runner-up’s share
phase-mogul-sale = The runner-up’s sale
phase-mogul-over = The end
end-mogul-crash = The crash card ended the game.

## The rules in a minute

help-mogul-goal = Be furthest along the score track when the crash comes. Shares are worthless then; every five chips are worth one point.
help-mogul-reveal = Each round a share is turned over. Its background is its railroad, its border the railroad that may be sold with it.
help-mogul-premium = Everybody earns one point for each share owned of the railroad revealed.
help-mogul-auction = In turn, put a chip into the pot to stay in, or leave and take the whole pot. The last one in wins; the last to leave is runner-up.
help-mogul-action = The winner takes the share or sells any number of own shares of the border’s railroad. The runner-up may do what the winner did not.
help-mogul-price = A share sells for as many points as there are shares of its railroad before all players.
help-mogul-credit = A credit is two chips from the bank for two points. An empty bank lends nothing.
help-mogul-crash = The crash card lies among the last five cards of the pile. It ends the game at once.

## Parts of the table

part-mogul-pot = Pot
part-mogul-bank = Bank
part-mogul-pile = Draw pile
part-mogul-values = Value of a share now
part-mogul-round = Round { $round }
part-mogul-chips = Chips
part-mogul-points = Points
part-mogul-shares = Shares
part-mogul-crash-next = The next card may be the crash
part-mogul-start-player = Start player
part-mogul-winner = Won the auction
part-mogul-runner-up = Runner-up
part-mogul-in-auction = In the auction
part-mogul-left = Left the auction
part-mogul-covered = covered

## The terminal: words of its drawing, and answers as they are typed

terminal-mogul-border = border { $company }
terminal-mogul-crash = CRASH
terminal-mogul-crash-near = crash is near
terminal-mogul-values = Value now
word-mogul-pass = pass
word-mogul-credit = credit
word-mogul-stay = stay
word-mogul-leave = leave
word-mogul-take = take
word-mogul-decline = decline
word-mogul-sell = sell
