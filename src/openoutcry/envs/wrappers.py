"""Wrappers of the Gymnasium environments."""

from typing import Any

from openoutcry.envs.features import Features
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    import gymnasium
    import numpy
    from numpy.typing import NDArray


class FeaturesObservation(gymnasium.ObservationWrapper[Any, Any, Any]):
    """A wrapper whose observations are inputs of a neural network. See `openoutcry.envs.features.Features`."""

    def __init__(self, env: "gymnasium.Env[Any, Any]") -> None:
        super().__init__(env)
        self.features = Features(env.get_wrapper_attr("game"))
        high = numpy.inf
        self.observation_space = gymnasium.spaces.Box(-high, high, (self.features.width,), dtype=numpy.float32)

    def observation(self, observation: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        """Return the features of an observation."""
        row: NDArray[numpy.float32] = self.features(observation[None])[0]
        return row

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Return the action mask as booleans, the method that sb3-contrib's MaskablePPO calls."""
        masks: NDArray[numpy.bool_] = self.env.get_wrapper_attr("action_masks")()
        return masks
