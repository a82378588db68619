### The figures by which the coach explains a decision.

figure-speculation-board-cash = { $number } in cash in the end
figure-speculation-board-shares = shares worth { $number } in the end
figure-speculation-board-sold = { $number } from shares sold on the way
