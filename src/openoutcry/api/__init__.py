"""The classes behind `import openoutcry`: games, positions, views, matches, for Python and notebooks. They hold no rule
and draw nothing themselves."""
