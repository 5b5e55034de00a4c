"""Python's threads take turns more often inside a block, and as before after it."""

from __future__ import annotations

import sys
import threading

import pytest

from wfv.thread_switching import INTERVAL, prompt_switching


@pytest.mark.parametrize("usual", [0.005, INTERVAL / 4])
def test_the_interval_is_restored_when_the_last_block_ends(usual: float) -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(usual)
    try:
        inside, ended = threading.Event(), threading.Event()

        def overlap() -> None:
            with prompt_switching():
                inside.set()
                ended.wait(10)

        thread = threading.Thread(target=overlap)
        with pytest.raises(ValueError, match="left"), prompt_switching():
            thread.start()
            assert inside.wait(10)
            assert sys.getswitchinterval() == pytest.approx(min(usual, INTERVAL), abs=2e-6)
            raise ValueError("left")
        assert sys.getswitchinterval() == pytest.approx(min(usual, INTERVAL), abs=2e-6)
        ended.set()
        thread.join()
        assert sys.getswitchinterval() == pytest.approx(usual, abs=2e-6)
    finally:
        sys.setswitchinterval(before)
