"""Which recording takes the launches of a thread: wfv/runtime/recording.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import get_ident
from typing import TYPE_CHECKING, Protocol

from wfv.errors import RecordingError
from wfv.forks import after_fork_in_child
from wfv.runtime.quick_call import QuickOptions

if TYPE_CHECKING:
    from wfv.runtime.prepared import Arguments


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


recorders: dict[int, Recorder] = {}  # by thread: empty for most launches


def _forget_threads() -> None:
    """In a forked process, a new thread may get the number of one of its parent's that does not exist there."""
    for thread in recorders.keys() - {get_ident()}:
        del recorders[thread]


after_fork_in_child(_forget_threads)


def current_recorder() -> Recorder | None:
    """The recorder of this thread."""
    return recorders.get(get_ident())


def check_not_recording(what: str) -> None:
    """Raises RecordingError within a recording: `what` needs results, and nothing runs there."""
    if recorders and current_recorder() is not None:
        raise RecordingError(
            f"{what} within a recording: nothing runs there, so that there are no results",
            help="call it before `with wfv.record()`, or after the sequence has run",
        )
