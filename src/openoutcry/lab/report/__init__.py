"""Reports: figures from the rows that `simulate` writes, and a page with pictures of them."""
