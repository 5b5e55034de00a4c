"""Each piece of advice of `wfv explain` gains time where it is followed: docs/advice_gain.py."""

from __future__ import annotations

import pytest

from docs.advice_gain import CASES, gain


@pytest.mark.full
@pytest.mark.parametrize("name", CASES)
def test_advice_gains(name: str) -> None:
    _, quotient = gain(name)
    assert quotient > 1
