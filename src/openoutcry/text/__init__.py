"""Texts: message catalogues in every language, events and questions as sentences, tables drawn for a terminal. No rules
of games."""
