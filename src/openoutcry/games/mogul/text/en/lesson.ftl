### What the teacher says in the first game of Mogul. Read by the browser alone.
###
### Values: $company is the railroad of the revealed card, of which the learner owns $own and a share is worth $value; $border
### is the border's, of which the learner owns $owned at $price, together $points. $pot and $chips (the learner's) are
### numbers; $name and $second are players.

lesson-mogul-hello = Welcome to the boom of the twenties! Every round one railroad share is auctioned. You want points: whoever has the most when the market crashes wins. Shares are worth nothing then, so sell in time.
lesson-mogul-card = A share of { $company } is on offer. Look at its border too: only { $border } can be sold this round.

lesson-mogul-credit = Before each auction the bank lends two chips for two of your points. That is dear, and you have { $chips } chips. I would pass.
lesson-mogul-credit-again =
    { $chips ->
        [one] Credit? Only for something big, and you still have { $chips } chip. I would pass.
       *[other] Credit? Only for something big, and you still have { $chips } chips. I would pass.
    }
lesson-mogul-credit-broke = You have no chips left, so you could only leave the auction. Two chips cost two points: take them if the card is worth clearly more to you.

lesson-mogul-left = { $name } leaves and takes the pot: { $chips } chips. Leaving is not losing. Those chips will stay in another auction for long.
lesson-mogul-left-well = Well left! The whole pot is yours, { $chips } chips. The others fight on over an empty one, and you are rich for the next auction.
lesson-mogul-left-empty = The pot was empty, so leaving brought you nothing. One chip keeps you in, the others add theirs, and then leaving pays. Take it back if you like.
lesson-mogul-runner-up = You left last, so you are runner-up. If { $name } sells, you may take the share; if { $name } takes it, you may sell.
lesson-mogul-lost = { $name } stayed longest and wins: the share, or a sale. The last to leave is runner-up, here { $second }, and may do what { $name } does not do.
lesson-mogul-taken =
    { $value ->
        [one] The share is yours, and you start the next round. Whenever { $company } turns up, each of your shares pays a point. There is one { $company } share on the table, so each sells for one point.
       *[other] The share is yours, and you start the next round. Whenever { $company } turns up, each of your shares pays a point. There are { $value } { $company } shares on the table, so each sells for { $value } points.
    }
lesson-mogul-premium =
    { $points ->
        [one] { $company } turns up, and that pays a premium: one point for each share that a player owns. You own one, so you get a point.
       *[other] { $company } turns up, and that pays a premium: one point for each share that a player owns. You get { $points } points.
    }
lesson-mogul-credit-other = { $name } takes a credit: two chips now, two points less. Players do that when they are out of chips before a good card.
lesson-mogul-credit-taken = That credit cost you { $points } points, and you had chips enough. A chip is worth a fifth of a point at the end. Better to borrow only when you are broke.
lesson-mogul-sold-nothing = You sold nothing, though you own { $owned } { $company } at { $price } points each. That is allowed; but the next card with this border may never come.
lesson-mogul-sold =
    { $shares ->
        [one] Sold: { $points } points for your { $company } share. It leaves the game, so { $company } is worth less now. That is how points are made: buy while others want it too, sell before they do.
       *[other] Sold: { $shares } { $company } shares at { $price } each, { $points } points. They leave the game, so { $company } is worth less now. That is how points are made: gather, then sell before the others do.
    }
lesson-mogul-declined = A share that nobody pays for is nearly always worth having, and it would have made you start player. Take it back if you like.
lesson-mogul-crash = The crash! The exchange closes at once. Shares are waste paper; every five chips still make a point.
lesson-mogul-near = Careful: from now on every new card may be the crash. Whatever you do not sell now may be worthless in a moment.

lesson-mogul-auction = The auction. Stay in for one chip, or leave and take every chip in the pot. The last one in takes the share or sells. You have { $chips } chips; put one in, and look what the others do.
lesson-mogul-auction-broke =
    { $pot ->
        [0] You have no chip, so you can only leave, and the pot is empty. That happens to whoever spends the last one.
       *[other] You have no chip, so you can only leave. At least the pot is yours: { $pot }.
    }
lesson-mogul-auction-rich = { $pot } chips lie in the pot now. Leave, and they are all yours. If somebody else leaves first, the pot starts again from nothing. I would leave.
lesson-mogul-auction-sale =
    { $owned ->
        [one] Think of the border: you own one { $border }, and it sells for { $price } points today. The winner may sell. That is worth some chips.
       *[other] Think of the border: you own { $owned } { $border }, and each sells for { $price } points today. The winner may sell. That is worth some chips.
    }
lesson-mogul-auction-own = You own { $own } { $company } already. One more makes all of them dearer, and every premium larger. This card is worth a fight.
lesson-mogul-auction-little = You own neither { $company } nor { $border }, so this card does little for you. Stay while that is cheap, and leave when the pot holds some chips.
lesson-mogul-auction-stay =
    { $pot ->
        [0] The pot is empty, and you have { $chips } chips. I would stay.
        [one] One chip in the pot, { $chips } in your hand. I would stay for one more.
       *[other] { $pot } chips in the pot, { $chips } in your hand. I would stay for one more.
    }
lesson-mogul-auction-leave = { $pot } chips in the pot, { $chips } in your hand. I would leave with them.

lesson-mogul-action =
    { $owned ->
        [0] You won! The winner takes the { $company } share, or sells { $border }; the runner-up may do the other. You own no { $border }, so take the share.
       *[other] You won! Now take the { $company } share, or sell some of your { $border }: you own { $owned }, worth { $points } points together. The runner-up may do the other.
    }
lesson-mogul-action-sale =
    { $owned ->
        [one] Your { $border } share brings { $points } points if you sell it now. Will this border come again before the crash? I would sell.
       *[other] Your { $owned } { $border } shares bring { $points } points if you sell them now. Will this border come again before the crash? I would sell.
    }
lesson-mogul-action-again =
    { $owned ->
        [0] You won. You own no { $border } to sell, so take the { $company } share.
       *[other] You won. Take { $company }, or sell { $border }: you own { $owned }, worth { $points } points together.
    }
lesson-mogul-share = The winner sold, so the { $company } share is left for you, the runner-up, and costs nothing. Take it.
lesson-mogul-sale = The winner took the share, so you, the runner-up, may sell { $border }. You own { $owned }, worth { $points } points together. You may also sell none.

lesson-mogul-over = That was a whole game of Mogul: auctions, premiums, sales, and the crash. Points count, and every five chips make one more.
lesson-mogul-ending = So it goes on until the crash, which lies among the last five cards of the pile. It ends the game at once: shares are worth nothing then, and every five chips make one more point. The most points win.
lesson-mogul-done = You know how an auction goes, with its pot, premiums and sales.
lesson-mogul-more-action-runner-up = what the runner-up may do
lesson-mogul-more-action-nothing = selling nothing, so that the runner-up cannot sell
lesson-mogul-more-credit-take = a credit that takes you below 0
lesson-mogul-more-end-winner = who wins a tie
