"""The figures of a game that explain an answer, a module a game: `figures(seat, events)` reads what happened from that
answer to the end. Each figure has its sentence, `reason-<game>-<figure>`."""
