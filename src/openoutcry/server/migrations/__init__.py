"""Migrations of the database schema, which `openoutcry serve` runs when they are needed."""
