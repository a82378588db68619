"""The modules of the Epic Edition, one file each, with the state, box and events that they add."""
