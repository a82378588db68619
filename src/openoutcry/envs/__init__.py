"""The games as environments of research tools. Each module needs the optional dependencies (extra) of its tool."""
