### The reports of the lab: what many games say about a game, and what differs between two sides. Read by the terminal and
### by the pages that it writes.
###
### Values: numbers are figures that are written already, but $clear, $all and $place, which are counted.

report-title = { $game }: what the games say
report-contents = Contents
report-made = { $games } games of { $deals } deals.
report-players = Players: { $players }.
report-bots = Bots: { $bots }.
report-options = Options: { $options }.
report-sets = Set: { $sets }.
report-versions = Version: { $versions }.
report-clear =
    { $clear ->
        [0] Of { $all } shares of wins that were compared with those of equals, none is clearly above or below.
        [one] Of { $all } shares of wins that were compared with those of equals, one is clearly above or below.
       *[other] Of { $all } shares of wins that were compared with those of equals, { $clear } are clearly above or below.
    }
report-farthest = { $name } wins { $won } ({ $low } to { $high }) where equals would win { $par }.
report-figures = The figures
report-left-out = Left out
report-no-investors = Who wins by investor: the rows name no two investors.
report-no-strategies = Who wins by strategy: the rows name no two strategy cards.
report-no-bot = Who wins by bot: all seats were played by the same one.
report-no-start = Who wins by place in the order of play: the rows do not tell it.
report-no-parts = What scores are made of: the rows do not tell it.
report-no-prices = Prices: there are no rows by round (simulate --rounds writes them).
report-no-fortunes = Fortunes: there are no rows by round that tell them.
report-no-decided = When it is decided: there are no rows by round with chances to win.
report-no-luck = How much is luck: no deal was played several times with the seats turned (simulate --rotate does that).
report-no-questions = Which questions mattered: the coach was not asked (report --coach 10 has it look at ten games).
report-varied = What was varied: mean scores
report-how-varied =
    All sets were played on the same deals. Lines are 95 % intervals of what differs from the first set; a filled point is clearly more or less.
    What follows on this page is told for each set.
report-head-games = Games
report-by-seat = Who wins, by seat
report-by-start = Who wins, by place in the order of play
report-by-investors = Who wins, by investor
report-by-strategies-kept = Who wins, by strategy card kept
report-by-strategies-played = Who wins, by strategy card played
report-by-bot = Who wins, by bot
report-start-place =
    { $place ->
        [1] Start player
        [2] 2nd to play
        [3] 3rd to play
       *[other] { $place }th to play
    }
report-par = equals: { $par }
report-above = Clearly above: { $names }.
report-below = Clearly below: { $names }.
report-none-clear = None is clearly above or below its due.
report-how-intervals =
    The thick line is the 95 % interval of one share by itself, the thin one holds all shares of this page at once. A filled point
    upwards or downwards is clearly above or below (Holm’s correction over all shares of the page); a circle may be chance. Errors are
    reckoned by whole deals.
report-how-intervals-again =
    Thick lines are 95 % intervals, thin ones hold all shares of the page at once; filled points are clearly above or below, circles may be chance.
report-out-of-line = Outside of { $low } to { $high }: { $names }.
report-in-line = All lie within { $low } to { $high }.
report-how-band = The grey band is what this report calls in line: { $low } to { $high }.
report-how-strategies =
    Cards are not dealt to equals at random times: whoever could afford a card, or had the choice, may have been ahead. Read it as what goes
    together, not as what the card does.
report-head-who = Who
report-head-seats = Seats
report-head-won = Won
report-head-interval = 95 % interval
report-head-together = all at once
report-head-chance = by chance
report-head-score = Mean score
report-head-from = From
report-head-share = Share
report-head-part = Part
report-head-mean = Mean
report-head-deviation = Std. dev.
report-head-kind = Question
report-head-asked = Looked at
report-head-each = In a game
report-head-stake = At stake
report-head-cost = Lost
report-scores = Scores
report-scores-told = Half of all seats score { $median } or more; winners { $won }, the others { $others }.
report-all-seats = all seats
report-winners = winners
report-how-scores = Bars are shares of all seats, the line those of winners. What lies very far off is counted with the last bar.
report-of-all = All seats
report-of-won = Winners
report-of-others = The others
report-of-rounds = Rounds
report-of-decisions = Decisions of a seat
report-parts = What scores are made of
report-parts-told = Winners are ahead most by: { $part }, { $more } more than the others on average.
report-how-parts =
    Two rows a part: the filled point is the mean of winners, the circle that of the others; thick lines hold half of the seats, thin ones
    nine tenths.
report-part-cash = Cash
report-part-shares = Shares
report-part-majorities = Majorities
report-part-bonds = Bonds
report-part-chips = Chips
report-part-premiums = Premiums
report-part-sales = Sales
report-part-credits = Credits
report-part-money = Money before the end
report-part-commodities = Commodities
report-part-taxes = Taxes
report-part-round-1 = Round 1
report-part-round-2 = Round 2
report-part-round-3 = Round 3
report-length = How long it takes
report-rounds-told = Half of the games take { $median } rounds or more; nine of ten take { $low } to { $high }.
report-rounds-same = Every game takes { $median } rounds.
report-decisions-same = Every seat decides { $median } times.
report-decisions-told = A seat decides { $median } times in the median; nine of ten { $low } to { $high } times.
report-ends = How games end
report-prices = Prices
report-fortunes = Fortunes
report-fan-told = { $name }: { $first } after the first round and { $last } in the end in the median, in nine of ten games { $low } to { $high }
report-round = Round
report-how-fans = The line is the median; half of the games lie in the inner band, nine of ten in the outer one.
report-decided = When it is decided
report-decided-told = In half of the games whoever wins is ahead for good after round { $round } of { $last }.
report-line-winner = mean chance of who will win
report-line-leader = whoever is ahead then wins
report-line-settled = the winner is ahead for good
report-how-decided =
    The chance to win is that of the learned judge of the game’s bots, after each round. It is an estimate, made for bots, of a position
    that it sees as a whole.
report-leads = How often the lead changes
report-leads-told = The lead changes { $mean } times in a game on average; in { $never } of the games it never does.
report-luck = How much is luck
report-luck-told = At least { $deal } (± { $error } points) of what the results vary goes with the cards of the deal.
report-luck-deal = the deal
report-luck-seat = the seat
report-luck-bot = who plays
report-luck-rest = play and later luck
report-how-luck =
    From { $deals } deals that were played several times with the seats turned: what the same seat of the same deal has in common
    whoever sits there is the deal’s; the means of seats and of bots are theirs. The rest is what everybody chose, and what was
    drawn differently because of it; luck is in it too, so the first bar is the least that luck can be. Bots of one kind
    differ in nothing but their luck.
report-questions = Which questions mattered
report-questions-told = Most is at stake in: { $kind }, { $total } points of a hundred in a game.
report-how-questions =
    By the coach: a bar is what answers at random would win less than the best ones, in points of a hundred, summed over a game. “Lost”
    is what the answers that were given cost.
report-written = The report is in { $file }.
report-reading = Counting
report-coaching = The coach looks

compare-title = { $game }: { $a } and { $b }
compare-told = { $measure }: { $a } with { $name_a }, { $b } with { $name_b }. The difference is { $effect } ({ $low } to { $high }).
compare-clear = That is no chance.
compare-unclear = That may be chance.
compare-paired = { $games } games; both sides played the same { $deals } deals.
compare-alone = { $games } games of { $deals } deals, not all of which both sides played.
compare-versions = They were played by different versions: { $versions }.
compare-stopped-clear = Stopped: the answer is clear.
compare-stopped-interrupted = Interrupted; what was whole by then counts.
compare-head-measure = Measure
compare-head-a = { $a }
compare-head-b = { $b }
compare-head-effect = Difference
compare-head-interval = 95 % interval
compare-head-chance = by chance
compare-numbers = What is counted, as a part of the first side
compare-shares = Shares, in points of a hundred
compare-same = no difference
compare-how =
    Lines are 95 % intervals of the difference. A filled point is clearly more or less (Holm’s correction over all measures of the page); a
    circle may be chance.
compare-measure-score = mean score
compare-measure-won = share of wins
compare-measure-winner = best score
compare-measure-gap = best score less worst
compare-measure-rounds = rounds
compare-measure-decisions = decisions of a seat
compare-measure-start = wins of the start player
compare-measure-part = score: { $part }
compare-measure-bot = wins of { $of }
compare-measure-investors = wins of { $of }
compare-measure-strategies-kept = wins with { $of }
compare-measure-end = ended: { $of }
