"""Storage of tables, seats and the log of inputs, in SQLite or PostgreSQL."""
