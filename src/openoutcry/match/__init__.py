"""One match: seats, dealer, undo, record, replay, verification. No sockets, no screen, no clock."""
