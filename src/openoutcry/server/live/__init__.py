"""Tables in memory: rooms, connections, bots, what is sent and heard."""
