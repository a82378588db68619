### What the teacher says in the first game of Speculation, the board game. Read by the browser alone.
###
### Values: $company is a company, of which the learner owns $owned, and has its card or not ($held: yes or no); $price and $cash are sums
### of money, written; $space, $start and $end are spaces, in words; $tile is an action tile, $movement a number, $name a player.

lesson-speculation-board-hello = Welcome! You have { $cash } and one share. Buy shares while they are cheap, drive their company up, and sell. Whoever is richest when the first brick reaches the end of the track wins.
lesson-speculation-board-track = Every brick is a company. What a share costs depends on two things: the segment of the track on which its brick stands, and its rank among all bricks. All are on the start now, and cost { $price } each.
lesson-speculation-board-share = From the bag you drew a share of { $company }. Everybody sees what you own, and everybody may move it.
lesson-speculation-board-tiles = Two tiles rule each turn. The first says what is done: { $tile }. The second says how far the cards will move their bricks afterwards: { $movement }. The first turn always begins with a trade.

lesson-speculation-board-sold-low = { $company } for { $price }: that is no more than a share costs at the start, and you had the chance of more. Sell when a company stands high. Take it back if you like.
lesson-speculation-board-sold = { $company } sold for { $price }! You have { $cash } now. Buy low, drive it up, sell high: that is the whole game.
lesson-speculation-board-bought = A share of { $company } is yours, for { $price }. Now it should move: it gets dearer on a later segment, and with a better rank.
lesson-speculation-board-revealed = All cards are turned over at once, and the bricks move: the active player’s first, then clockwise. Companies that nobody plays fall behind, and that counts too.
lesson-speculation-board-holiday = Somebody played a Bank Holiday, so no brick moves this turn. Each player has one such card among nine.
lesson-speculation-board-moved = Your card moved { $company } from { $start } to { $end }. Only free spaces are counted, so a brick jumps over the others. A share of it now costs { $price }.
lesson-speculation-board-driven = Look: { $name } moved { $company } to { $end }, and you own it. It costs { $price } now. Others who own it work for you.
lesson-speculation-board-raised = { $company } went from { $start } to { $end }, just ahead of the brick that was before it. A share of it costs { $price } now.
lesson-speculation-board-raised-other = { $name } had a tile to raise a rank: { $company } went from { $start } to { $end }, past the brick that was ahead of it. It costs { $price } now.
lesson-speculation-board-lowered-own = You lowered { $company }, of which you own a share: it costs { $price } now. Better lower what only others own. Take it back if you like.
lesson-speculation-board-lowered-other = { $name } had a tile to lower a rank: { $company } went from { $start } to { $end }, behind the brick that followed it. It costs { $price } now.
lesson-speculation-board-returned = After a trade all tiles go back into their bags. After other turns they stay out, so the next trade is never far.
lesson-speculation-board-end = { $company } reached the end of the track. The turn is finished, then all shares are counted at their prices.

lesson-speculation-board-sell = A trade: everybody may sell one share to the bank, and then buy one. First the sale. Nothing you own is worth much yet, so I would sell nothing.
lesson-speculation-board-sell-well = Look at { $company }: your share is worth { $price } now! Next turn it may be overtaken. I would sell it.
lesson-speculation-board-sell-negative = Here is something odd: { $company } has sunk below zero. Whoever sells such a share pays { $price } to the bank. Better to wait until it recovers.
lesson-speculation-board-sell-again = Sell one share, or none? I marked what I would do.
lesson-speculation-board-buy =
    { $held ->
        [yes] Now buy one, if you like; you have { $cash }. I would buy { $company } at { $price }: its card is in your hand, so you can move it yourself.
       *[no] Now buy one, if you like; you have { $cash }. I would buy { $company } at { $price }: cheap shares have the longest way up.
    }
lesson-speculation-board-buy-negative = { $company } is below zero: whoever buys it gets { $price } from the bank! But at the end of the game such a share costs you money.
lesson-speculation-board-buy-again =
    { $held ->
        [yes] I would buy { $company } at { $price }: you hold its card, and can move it yourself.
       *[no] I would buy { $company } at { $price }: cheap shares have the longest way up.
    }
lesson-speculation-board-buy-nothing = You have { $cash }, and nothing is cheap enough. So you buy nothing this time.
lesson-speculation-board-card =
    { $owned ->
        [0] Now everybody plays one of two cards, face down. Each card moves its company { $movement } spaces. You own neither company, so play what helps the others least: I would play { $company }.
       *[other] Now everybody plays one of two cards, face down. Each card moves its company { $movement } spaces. You own { $company }: I would play that.
    }
lesson-speculation-board-card-holiday = You hold a Bank Holiday. With three or four players a single one stops all bricks for this turn; with five or six it takes two. Keep it for a moment when others are about to gain. I would play { $company }.
lesson-speculation-board-card-again =
    { $owned ->
        [0] The cards move { $movement } this turn. You own neither of yours; I would play { $company }.
       *[other] The cards move { $movement } this turn. You own { $company }: I would play it.
    }
lesson-speculation-board-rank-up =
    { $owned ->
        [0] You are the active player, and the tile says: one brick moves past the one ahead of it. None that you own would gain. I would take { $company }.
       *[other] You are the active player, and the tile says: one brick moves past the one ahead of it. I would take { $company }, which you own: it would go to { $space }, and cost { $price }.
    }
lesson-speculation-board-rank-down =
    { $owned ->
        [0] You are the active player, and the tile says: one brick moves behind the one that follows it. I would take { $company }, which is dear and not yours: it would go to { $space }, and cost { $price }.
       *[other] You are the active player, and the tile says: one brick moves behind the one that follows it. You own all that can be lowered. I would take { $company }: it would go to { $space }, and cost { $price }.
    }

lesson-speculation-board-over = That was a whole game of Speculation. Cash and the last prices of all shares were added up, and the largest fortune wins.
lesson-speculation-board-ending = It ends when a brick reaches the end of the track. The turn is finished, then everybody adds up cash and all shares at their last prices; shares below zero are subtracted. The largest fortune wins.
lesson-speculation-board-done = You know tiles, trades, secret cards, ranks and prices.
lesson-speculation-board-more-rank-down = lowering a brick
lesson-speculation-board-more-price-negative = prices below zero: the buyer is paid, the seller pays
lesson-speculation-board-more-trade-bank = when the bank has no such share
lesson-speculation-board-more-trade-same = one trade never sells and buys the same company
lesson-speculation-board-more-cards-deck = you play each of your nine cards once before you shuffle
