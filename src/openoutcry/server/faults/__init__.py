"""A house in trouble: real servers, sockets and databases, a fault at a random moment, and what was lost."""
