### Why a game of another package is shown with the plain table.

web-own-table-version = { $game } brings a table for another version of Open Outcry. The plain table is shown instead.
web-own-table-broken = The table that { $game } brings has failed. The plain table is shown instead.
