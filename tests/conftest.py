"""For all tests: a slow machine is no failure, so nothing that is generated has a deadline."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
