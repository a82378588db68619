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
