"""Which recording takes the launches of a thread: wfv/runtime/recording/recording.py."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from wfv.errors import RecordingError
from wfv.runtime.launch.prepared import QuickOptions

if TYPE_CHECKING:
    from wfv.runtime.launch.prepared import Arguments


class Kernel(Protocol):
    """Its name, for messages."""

    @property
    def name(self) -> str: ...


class Recorder(Protocol):
    """Takes the launches of a recording."""

    def take(
        self,
        kernel: Kernel,
        options: QuickOptions,
        math: str | None,
        args: Sequence[object],
        by_name: Mapping[str, object],
        packed: Arguments | None = None,
    ) -> None:
        """Checks a launch and records it. `packed`: the arguments as a bound kernel has them. Raises Error."""


class OfThread(threading.local):
    """The recorder of this thread, None for most launches."""

    recorder: Recorder | None = None


current = OfThread()


def check_not_recording(what: str) -> None:
    """Raises RecordingError within a recording: `what` needs results, and nothing runs there."""
    if current.recorder is not None:
        raise RecordingError(
            f"{what} within a recording: nothing runs there, so that there are no results",
            help="call it before `with wfv.record()`, or after the sequence has run",
        )
