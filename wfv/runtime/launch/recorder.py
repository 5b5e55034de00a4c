"""Which recording takes the launches of this thread instead of running them."""

from __future__ import annotations

import threading
from collections.abc import Callable

from wfv.errors import RecordingError


class OfThread(threading.local):
    """The recorder that takes the launches of this thread (kernel, options, arguments); None: they run."""

    recorder: Callable[..., None] | None = None


current = OfThread()


def check_not_recording(what: str) -> None:
    """Raises RecordingError within a recording: `what` needs results, and nothing runs there."""
    if current.recorder is not None:
        raise RecordingError(
            f"{what} within a recording: nothing runs there, so that there are no results",
            help="call it before `with wfv.record()`, or after the sequence has run",
        )
