### The figures by which the coach explains a decision.

figure-stockpile-paid = { $number } paid for what the round brings
figure-stockpile-cards =
    { $many ->
        [one] { $number } card from the piles of this round
       *[other] { $number } cards from the piles of this round
    }
figure-stockpile-sold = { $number } for shares sold on the way
figure-stockpile-dividends = { $number } of dividends
figure-stockpile-bonus = { $number } for majorities in the end
figure-stockpile-left = { $number } for the shares left in the end
figure-stockpile-split = { $number } paid out at splits
