### The figures by which the coach explains a decision.

figure-speculation-cards-round = { $number } in this round
figure-speculation-cards-cards =
    { $many ->
        [one] { $number } card in hand when the round is scored
       *[other] { $number } cards in hand when the round is scored
    }
figure-speculation-cards-other = { $number } in this round for the best of the others
figure-speculation-cards-ends = ending the round oneself in { $number } of 10 cases
