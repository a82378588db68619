"""What differs between two sides: rule sets, files of rows, or bots, on the same deals."""
