### The pages of rules: their own words. Fetched with the first book of rules that is opened.

web-rules-of = The rules of { $game }
web-rules-print = Print
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-hits =
    { $hits ->
        [0] Nothing found.
        [one] { $hits } place found. Enter goes there.
       *[other] { $hits } places found. Enter goes from one to the next.
    }
web-rules-clear = Empty the search field to see everything again.
web-rules-anchor = Link to this paragraph
web-rules-ruling = Where it leaves this open, we play it so.
web-rules-page = The rules on a page of their own
web-rules-elsewhere = What is not in play at this table
web-rules-ours = What is printed, and what is ours
web-rules-ours-numbers =
    { $unprinted ->
        [nothing] All names and numbers on this page are those of the rulebook or of the printed pieces.
        [secondary] Names and numbers are those of the rulebook or of the printed pieces, with these exceptions. We know only from published descriptions, not from the rulebook: { $secondary }.
        [reconstructed] Names and numbers are those of the rulebook or of the printed pieces, with these exceptions. Our own, made to fit what is printed: { $reconstructed }.
       *[both] Names and numbers are those of the rulebook or of the printed pieces, with these exceptions. We know only from published descriptions, not from the rulebook: { $secondary }. Our own, made to fit what is printed: { $reconstructed }.
    }
web-rules-ours-rulings = Where a paragraph says that the rulebook leaves something open, the ruling is ours. If you own the game, you can play with what is printed on your copy: enter it as a house set when you open a table.
