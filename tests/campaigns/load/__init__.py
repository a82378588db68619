"""Load tests: a real server, simulated clients over real sockets, and measurements of both."""
