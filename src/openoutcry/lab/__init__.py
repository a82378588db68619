"""The lab: simulations, benchmarks, law campaigns."""
