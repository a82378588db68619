"""Words: the messages of every language, events told in prose, tables drawn for a terminal. No rule is here."""
