### What the teacher says in the first game of Stockpile. Read by the browser alone.
###
### Values: $company is a company, $forecast a forecast as printed and $way what it means (rises, falls or pays); $spaces how far a
### company will move; $money, $value, $worth, $cost, $bid, $paid, $fee, $price and $per_share are sums of money, written;
### $pile, $round, $rounds, $cards and $owned are numbers; $card is boom or bust; $name is a player.

lesson-stockpile-hello = Welcome to the stock market! You have { $money }. In every round you buy one pile of cards, and you sell shares when they are dear. After { $rounds } rounds the richest player wins.
lesson-stockpile-values = Here are the six companies. The marker on each row says what one share is worth now. In every round each of them gets a forecast, which takes effect at the end of the round.
lesson-stockpile-forecasts = The six forecasts are { $forecasts }: so many spaces up or down, or a dividend. Each is dealt once in a round, so what you see of them tells you what is left.
lesson-stockpile-starter = You begin with one share of { $company }, worth { $value }. Your shares lie face down: only you know what you own.
lesson-stockpile-insider =
    { $way ->
        [falls] Insider information, for you alone: at the end of this round { $company } falls, { $forecast }. Nobody else knows it. Do not pay much for its shares, and sell those you have.
        [pays] Insider information, for you alone: at the end of this round { $company } pays a dividend, { $forecast }. Nobody else knows it. Its shares are worth having.
       *[rises] Insider information, for you alone: at the end of this round { $company } rises, { $forecast }. Nobody else knows it. You want its shares, but nobody should notice.
    }
lesson-stockpile-open = And this pair is open to all: { $company }, { $forecast }. Four more are hidden: each of the others knows one, and two are known to nobody.

lesson-stockpile-outbid = { $name } bids { $bid } for pile { $pile }, more than you. Your meeple comes back and you bid again: higher there, or on another track. You have paid nothing yet.
lesson-stockpile-bought = Pile { $pile } is yours for { $paid }. Its shares go into your portfolio, face down. Booms and Busts are used next; trading fees are paid at once.
lesson-stockpile-fee = There was a trading fee in your pile: { $fee } to the bank. Players like to hide those in a pile that others want.
lesson-stockpile-played =
    { $card ->
        [bust] { $name } plays a Stock Bust: { $company } falls two spaces. An action bought with a pile must be used in the same round.
       *[boom] { $name } plays a Stock Boom: { $company } rises two spaces. An action bought with a pile must be used in the same round.
    }
lesson-stockpile-sold-early = You sold { $company } for { $price }, though it is known to rise { $spaces } this round. Shares of { $company } that you keep are worth more afterwards. Take it back if you like.
lesson-stockpile-sold = { $price } for one share of { $company }, paid at once. Whatever { $company } does at the end of the round, this money is yours.
lesson-stockpile-movement = The selling is over, and now the market moves. One pair after another is revealed, and each company goes where its forecast says. Now everybody sees what the others knew.
lesson-stockpile-split =
    { $cards ->
        [0] { $company } climbed past the top, and splits: it goes on from { $value }, and shares that players owned count double from now on. You had none.
        [one] { $company } climbed past the top, and splits: it goes on from { $value }, and your share counts double from now on. That is the best that can happen to you.
       *[other] { $company } climbed past the top, and splits: it goes on from { $value }, and your { $cards } shares count double from now on. That is the best that can happen to you.
    }
lesson-stockpile-bankrupt =
    { $cards ->
        [0] { $company } fell below its first space: bankrupt. Everybody loses its shares, and it starts again at { $value }. You had none: well done.
       *[other] { $company } fell below its first space: bankrupt. Everybody loses its shares, you { $cards } of them, and it starts again at { $value }.
    }
lesson-stockpile-round = Round { $round } of { $rounds }: new information, new cards, new piles. { $name } is first player now. Try it with what you know.

lesson-stockpile-place = Supply. Put your two cards on the piles, one face up and one face down; the arrows between them swap which is which. Soon everybody bids for the piles. So hide what you would like to buy cheaply, and what would frighten others.
lesson-stockpile-place-last = Now the other card, on the same pile or on another one. Remember where you put what: you alone know the card that lies face down.
lesson-stockpile-place-last-again = And the other card, the other way round.
lesson-stockpile-place-again = Two cards on the piles again, one face up and one face down. What should the others see, and what not?

lesson-stockpile-bid = Demand. Everybody gets exactly one pile, for what is bid on its track. By what you know, pile { $pile } is worth about { $worth }. Begin low: I would bid { $cost }. You have { $money }.
lesson-stockpile-bid-again = Your bid. By what you know, pile { $pile } is worth about { $worth } to you; I would bid { $cost }.

lesson-stockpile-act =
    { $card ->
        [bust] Action. Your Stock Bust sends any company two spaces down, at once. I would send down { $company }, of which you own least.
       *[boom] Action. Your Stock Boom sends any company two spaces up, at once. I would choose { $company }: you own { $owned } of it.
    }
lesson-stockpile-act-again =
    { $card ->
        [bust] A Stock Bust: some company falls two spaces. I would choose { $company }.
       *[boom] A Stock Boom: some company rises two spaces. I would choose { $company }: you own { $owned } of it.
    }

lesson-stockpile-sell = Selling. Sell as many shares as you like for what they are worth today, one after the other. You know that { $company } falls { $spaces } at the end of this round. I would sell it now, for { $price }.
lesson-stockpile-sell-falling = { $company } will fall { $spaces }. I would sell this share, for { $price }.
lesson-stockpile-sell-keep = As far as you know, nothing you own will fall. Keep what rises, and what may pay. I would stop selling here.
lesson-stockpile-sell-again = Nothing you own is known to fall. I would stop selling.
lesson-stockpile-sell-nothing = You have nothing to sell. You are asked all the same: so nobody learns what the others own.

lesson-stockpile-collect = { $company } pays a dividend: { $per_share } for each share that you show. Showing tells the others what you own, but the money is yours at once. I would show all.
lesson-stockpile-collect-nothing = { $company } pays a dividend, and you own no share of it. You are asked all the same: so nobody learns what the others own.

lesson-stockpile-over = That was a whole game of Stockpile. The largest owner of each company got a bonus, all shares were sold, and the most money wins.
lesson-stockpile-ending = So it goes on for { $rounds } rounds. Then, for each company, the player with the most shares gets $10K, or $5K each if several have as many; a split share counts as two. All shares are sold at their last values, and the most money wins.
lesson-stockpile-done = You know all six phases: Information, Supply, Demand, Action, Selling and Movement.
lesson-stockpile-more-demand-fees = trading fees, and a fee that you cannot pay
lesson-stockpile-more-selling-split = selling half of a split share
lesson-stockpile-more-split-again = a company that splits again
