"""What lies on the table and who knows of it: the price board, portfolios, knowledge, what is conserved."""
