"""Wrappers of the Gymnasium environments."""

import os
from typing import Any

from openoutcry.envs.features import Features
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import explain_missing_extra

with explain_missing_extra(language_of(os.environ), "envs"):
    import gymnasium
    import numpy
    from numpy.typing import NDArray


class FeaturesObservation(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations as a net takes them: see `openoutcry.envs.features.Features`."""

    def __init__(self, env: "gymnasium.Env[Any, Any]") -> None:
        super().__init__(env)
        self.features = Features(env.get_wrapper_attr("game"))
        high = numpy.inf
        self.observation_space = gymnasium.spaces.Box(-high, high, (self.features.width,), dtype=numpy.float32)

    def observation(self, observation: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        """The features of an observation."""
        row: NDArray[numpy.float32] = self.features(observation[None])[0]
        return row

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which actions are open, as sb3-contrib's MaskablePPO asks for it."""
        masks: NDArray[numpy.bool_] = self.env.get_wrapper_attr("action_masks")()
        return masks
