### The coach: what the answers of a game were worth. Read by the terminal, by the page that it writes, and by the browser.
###
### Values: $name is a player; $chosen and $best are answers as on a button; $number is a number in figures, already
### rounded, and $many is 1 where it is to be said as one.

coach-title = { $game }: what the answers were worth
coach-made =
    { $decisions ->
        [one] { $decisions } decision, looked at
       *[other] { $decisions } decisions, looked at
    } in { $playouts } games played on; what an answer cost is known to ±{ $error } points of a hundred.
coach-who = Player
coach-result = Result
coach-par = Par
coach-luck = Luck
coach-skill = Skill
coach-table = Table
coach-sum = In points of a hundred: result = par + luck + skill + table.
coach-about-luck = Luck is what was drawn, and what turned out to lie where nobody could see it.
coach-about-skill = Skill is what one’s own answers lost against the best that one could know.
coach-about-table = Table is what the answers of the others brought or took, and what there was to win from them.
coach-over-time = Chance to win, from the first decision to the last
coach-over-time-about = With all cards open, though nobody knew them; what was still to be drawn is unknown.
coach-over-time-known = By what the player who was asked could know; what was still to be drawn is unknown.
coach-worst = The answers that cost most
coach-worst-of = { $name }: the answers that cost most
coach-mistakes =
    { $amount ->
        [none] No mistake in { $answers } answers: none cost a point of a hundred that the coach could tell from chance.
        [few] Few mistakes: { $mistakes } in { $answers } answers cost a point of a hundred or more.
       *[some] Mistakes: { $mistakes } in { $answers } answers cost a point of a hundred or more.
    }
coach-no-mistakes-of = { $name }: no answer that the coach could tell from a good one.
coach-answer = { $name } after input { $n }: { $question }
coach-instead = “{ $chosen }” wins { $was } of 100 such games; “{ $best }” wins { $better }.
coach-reason = “{ $best }” promises { $better }; “{ $chosen }”: { $was }.
coach-reason-price = For “{ $chosen }” spoke { $was }; “{ $best }”: { $better }.
coach-reason-score = Expected in the end: { $was } instead of { $better }.
coach-reason-close = The two hardly differ in what they bring; the better one comes first a little more often.
coach-open-same = With all cards open it would have been the best as well.
coach-open-chosen = With all cards open, the answer that was given was the best: that could not be known.
coach-open-other = With all cards open, “{ $open }” would have been best: that could not be known.
coach-moments = Where the game turned
coach-moment = { $name }: { $was } → { $now } after input { $n }. { $told }
coach-written = The page is in { $file }.
coach-first-written = A first page is in { $file }; an exact one will replace it.
coach-first = A first look, with more noise than the exact one that follows.
coach-looking-first = A first look
coach-looking = Looking
coach-note = A difference that may be noise is not shown as a mistake: large ones were looked at a second time in fresh worlds, small ones count only as far as they can be believed.
coach-input = Input
coach-chart-told = { $name }: from { $first } to { $last }.

## Hints

hint-answer = “{ $answer }” wins { $win } of 100 such games, give or take { $error }.
hint-price = For “{ $chosen }” speaks { $was }; “{ $best }”: { $better }.
hint-score = Expected in the end: { $better } rather than { $was }.
hint-only = There is only one answer.

## In the browser: the coach at the table, and after the game

coach-hint = What the coach would answer
coach-hint-thinking = The coach is thinking …
coach-hint-win = wins { $win } of 100
coach-hint-error = give or take { $error }
coach-hint-close = Close the hint
coach-heading = What the coach saw
coach-at-work = The coach is looking at the game …
coach-decision = Decision
coach-in-words =
    { $luck-way ->
        [up] Luck brought { $luck }
        [down] Luck took { $luck }
       *[even] Luck was even
    }, { $skill-way ->
        [down] own answers gave away { $skill }
       *[even] own answers gave nothing away
    }, the table { $table-way ->
        [up] brought { $table }
        [down] took { $table }
       *[even] neither brought nor took anything
    }.
coach-in-points = In points of a hundred, from the { $par } that everybody begins with.
coach-cost = cost { $cost }

## Many games

coach-many-title =
    { $records ->
        [one] { $records } record
       *[other] { $records } records
    }
coach-many-kind = Question
coach-many-answers = Answers
coach-many-cost = Cost of one
coach-many-interval = 95 % interval
coach-many-mistakes = Mistakes
coach-many-all = everything
coach-many-note = Costs are in points of a hundred an answer; a mistake cost at least one point.
coach-many-passed = { $file } is passed over: { $problem }

## What speaks for an answer, as a phrase. Money and points are said by the game.

figure-score = { $number } in the end
figure-rival = { $number } in the end for the strongest rival
