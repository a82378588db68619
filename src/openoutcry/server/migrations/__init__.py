"""How the database came to be as it is; `openoutcry serve` brings it up to date by itself."""
