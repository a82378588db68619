"""Mogul for PettingZoo: `env()` for one agent at a time, or `parallel_env()` for all agents at once. See
`openoutcry.envs.modules`."""

from openoutcry.envs.modules import module_of

env, raw_env, parallel_env = module_of("mogul")
