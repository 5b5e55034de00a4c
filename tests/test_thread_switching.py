"""Python's threads take turns more often inside a block, and as before after it."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import nullcontext

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


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are forked")
@pytest.mark.parametrize("forks_inside", [False, True])
def test_a_forked_process_has_only_the_blocks_of_its_thread(forks_inside: bool) -> None:
    before, begun, ended = sys.getswitchinterval(), threading.Event(), threading.Event()

    def stay() -> None:
        with prompt_switching():
            begun.set()
            ended.wait(10)

    thread = threading.Thread(target=stay)
    thread.start()
    try:
        assert begun.wait(10)
        with prompt_switching() if forks_inside else nullcontext():
            process = os.fork()
            if process == 0 and forks_inside and sys.getswitchinterval() > 2 * INTERVAL:
                os._exit(2)
        if process == 0:
            os._exit(0 if sys.getswitchinterval() == pytest.approx(before, abs=2e-6) else 1)
        assert os.waitpid(process, 0)[1] == 0
    finally:
        ended.set()
        thread.join()
