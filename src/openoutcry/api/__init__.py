"""The classes and functions behind `import openoutcry`: games, positions, views and matches for Python and notebooks.

This package has no rule of a game and draws nothing itself.
"""
