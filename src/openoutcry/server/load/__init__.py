"""A house under load: a server in a process of its own, people who answer over real sockets, and what it took."""
