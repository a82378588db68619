### The figures by which the coach explains a decision.

figure-mogul-chips =
    { $many ->
        [one] { $number } chip in this auction
       *[other] { $number } chips in this auction
    }
figure-mogul-card = the card in { $number } of 10 cases
figure-mogul-sale = { $number } from a sale now
figure-mogul-premiums = { $number } of premiums until the end
figure-mogul-sales = { $number } from sales until the end
