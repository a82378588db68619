"""What many games say about a game: figures from the rows that `simulate` writes, and a page with pictures of them."""
