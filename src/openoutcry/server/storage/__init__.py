"""What is kept: the log of inputs, tables and seats, SQLite and PostgreSQL alike."""
