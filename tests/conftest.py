"""For all tests: a slow machine is no failure, so nothing that is generated has a deadline."""

from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
