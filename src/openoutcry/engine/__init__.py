"""The kernel: states, steps, choices, chance, views and laws. It knows no game, no clock and no screen."""
