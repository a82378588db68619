"""`python -m openoutcry`."""

from openoutcry.cli import main

main()
