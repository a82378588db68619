"""Live tables: tables in memory with their connections, bots and messages."""
