"""`python -m openoutcry.cli`."""

from openoutcry.cli import main

main()
