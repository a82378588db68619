"""Wrappers of the Gymnasium environments."""

from typing import Any

from openoutcry.envs.features import Features
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    import gymnasium
    import numpy
    from numpy.typing import NDArray


class FeaturesObservation(gymnasium.ObservationWrapper[Any, Any, Any]):
    """A Gymnasium wrapper that turns observations into inputs of a neural network. See
    `openoutcry.envs.features.Features`."""

    def __init__(self, env: "gymnasium.Env[Any, Any]") -> None:
        super().__init__(env)
        self.features = Features(env.get_wrapper_attr("game"))
        high = numpy.inf
        self.observation_space = gymnasium.spaces.Box(-high, high, (self.features.width,), dtype=numpy.float32)

    def observation(self, observation: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        """Return the network inputs for one observation, as a one-dimensional array of 32-bit floats."""
        row: NDArray[numpy.float32] = self.features(observation[None])[0]
        return row

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Return one boolean per action, True if it is open. MaskablePPO of sb3-contrib calls a method of this name."""
        masks: NDArray[numpy.bool_] = self.env.get_wrapper_attr("action_masks")()
        return masks
