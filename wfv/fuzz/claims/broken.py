"""The error of a claim that does not hold."""

from collections.abc import Callable, Sequence
from typing import Any

from wfv.ir.core import Block
from wfv.ir.interp import Step
from wfv.ir.values import Value


class BrokenClaimError(AssertionError):
    """A claim of wfv's does not hold."""


def broken(claim: str, value: Value, block: Block, form: str, found: object) -> BrokenClaimError:
    """The error for a value whose lanes have the numbers `found`."""
    return BrokenClaimError(f"{value} is not {claim} in %{block.name} of @{form}, by lane: {found}")


def by_lane(envs: Sequence[list[Any]], register: int) -> dict[int, Any]:
    """Each lane's value of a register."""
    return {env[0]: env[register] for env in envs}


def asserting(holds: Callable[[list[Any]], bool], claim: str, value: Value, block: Block, form: str, reg: int) -> Step:
    """The step that asserts a claim on the register of a value, in each lane by itself."""

    def step(envs: list[list[Any]]) -> None:
        if not all(map(holds, envs)):
            raise broken(claim, value, block, form, by_lane(envs, reg))

    return step
