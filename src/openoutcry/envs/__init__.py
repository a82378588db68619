"""The games as environments of other people's research tools. Each module needs the extra of its name."""
