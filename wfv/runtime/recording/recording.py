"""`wfv.record()`: launches that are checked once, and run together as often as wanted."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType

from passes.remarks import Remark
from wfv.errors import ArgumentError, OptionError, RecordingError
from wfv.grouped import grouped
from wfv.options import as_index
from wfv.runtime.arguments.packer import Arguments
from wfv.runtime.html_tables import RemarkList
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import LaunchOptions
from wfv.runtime.launch.recorder import check_not_recording, current
from wfv.runtime.launch.thread_count import check_threads
from wfv.runtime.recording.launches import Parameters, RecordedLaunch, SequenceSteps, numbered


def sequence_remarks(launches: Sequence[RecordedLaunch], threads: int | None) -> Iterator[Remark]:
    """The code for the launches of each kernel and size on so many threads, and the reason."""
    keys = [(id(each.kernel), each.ndrange, each.thread_count(threads)) for each in launches]
    for indices in grouped(zip(keys, range(len(keys)), strict=True)).values():
        first = launches[indices[0]]
        name = f"{_numbers(indices, launches)}, {first.kernel.name}"
        for text in _texts(first, threads):
            yield Remark(0, "auto", "", "", f"{name}: {text}")


def _numbers(indices: Sequence[int], launches: Sequence[RecordedLaunch]) -> str:
    first = launches[indices[0]].number
    return f"launch {first}" if len(indices) == 1 else f"launch {first} and {len(indices) - 1} like it"


def _texts(launch: RecordedLaunch, threads: int | None) -> Iterator[str]:
    kernel, chooser = launch.kernel, launch.kernel.chooser
    if chooser is None:
        yield f"{kernel.options.title}, as it was built"
        return
    for remark in chooser.remarks(launch.ndrange, launch.thread_count(threads)):
        yield remark.text


class RecordedSequence:
    """The launches of a recording by `wfv.record()`, in their order. It keeps their arrays alive."""

    def __init__(self) -> None:
        self._launches: list[RecordedLaunch] = []
        self._parameters = Parameters()
        self._steps: dict[int | None, SequenceSteps] = {}
        self._state = "is still being recorded"  # "": it may run
        self._process = 0  # in which it runs: a forked process does not inherit the thread

    def run(self, *, repeat: int = 1, threads: int | None = None) -> None:
        """Runs all launches in their order, `repeat` times, and returns when they have finished.

        Each launch sees the writes of the launches before it. `threads` is for launches that were recorded without it.
        Raises RecordingError, GeometryError, OptionError, KeyboardInterrupt; and the launches' errors, with the number
        of the launch.
        """
        check_not_recording("a sequence is run")
        count, most = _count(repeat), None if threads is None else check_threads(threads)
        with self._alone("run"):
            if count and self._launches:
                self._steps_for(most).run(count)

    __call__ = run

    def update(self, values: Mapping[str, object] | None = None, /, **by_name: object) -> None:
        """Replaces parameters (`wfv.parameter`) by other values, for all runs from now on.

        Either all are replaced, or none and an error is raised. Arrays have the shape and dtype of those that they
        replace. Raises ArgumentError, RecordingError.
        """
        new = {**_by_name(values), **by_name}
        with self._alone("update"):
            self._parameters.check(new)
            after = {**self._parameters.values, **new}
            changed = [i for i, launch in enumerate(self._launches) if not new.keys().isdisjoint(launch.name_of)]
            for put in [self._launches[i].replaced(after) for i in changed]:
                put()
            self._parameters.values = after
            for steps in self._steps.values():
                steps.forget(changed)

    @property
    def parameters(self) -> Mapping[str, object]:
        """The present values of the parameters, by name."""
        return MappingProxyType(self._parameters.values)

    def launch_remarks(self, *, threads: int | None = None) -> tuple[Remark, ...]:
        """The choice of `auto` for the launches in runs on so many threads, and its reason. Raises GeometryError."""
        most = None if threads is None else check_threads(threads)
        return RemarkList(sequence_remarks(self._launches, most))

    def __reduce__(self) -> tuple[object, ...]:
        raise RecordingError(
            "a recorded sequence cannot be copied or pickled",
            help="record its launches again; kernels, arrays and images can be pickled",
        )

    def __len__(self) -> int:
        """How many launches there are."""
        return len(self._launches)

    def __repr__(self) -> str:
        names = list(dict.fromkeys(launch.kernel.name for launch in self._launches))
        kernels = f" of {', '.join(names)}" if names else ""
        return f"<wfv sequence: {len(self)} launch{'es' * (len(self) != 1)}{kernels}>"

    def take(self, kernel: Kernel, options: LaunchOptions, arguments: Arguments) -> None:
        """Checks a launch and adds it. Raises the launch's errors, with its number."""
        number = len(self._launches) + 1
        with numbered(number):
            given = kernel.code.packer.order(arguments.args, arguments.by_name)
            values = self._parameters.joined(given)
            launch = RecordedLaunch(number, kernel, options, given, arguments)
            self._launches.append(launch)
            self._parameters.take(values)

    def end(self, state: str = "") -> None:
        """Ends the recording; `state` says why it cannot run."""
        self._state = state

    @contextmanager
    def _alone(self, what: str) -> Iterator[None]:
        """Raises RecordingError if the sequence is not recorded, or is running."""
        if self._state:
            raise RecordingError(f"cannot {what} a sequence that {self._state}")
        mine = os.getpid()
        if self._process == mine:
            raise RecordingError(
                f"cannot {what} a sequence while it runs", help="wait for it, or record one for each thread"
            )
        self._process = mine
        try:
            yield
        finally:
            self._process = 0

    def _steps_for(self, threads: int | None) -> SequenceSteps:
        if threads not in self._steps:
            self._steps[threads] = SequenceSteps(self._launches, threads)
        return self._steps[threads]


def _count(repeat: int) -> int:
    """How often the launches run. Raises OptionError."""
    count = as_index(repeat, "repeat")
    if count < 0:
        raise OptionError(f"repeat={count}: negative", help="pass how often the launches run: sequence.run(repeat=10)")
    return count


def _by_name(values: object) -> dict[str, object]:
    """The values that are passed to `update` by position. Raises ArgumentError."""
    if values is None:
        return {}
    if not isinstance(values, Mapping):
        raise ArgumentError(
            f"update({type(values).__name__}): not the names of parameters with their values",
            help="call sequence.update(name=value) or sequence.update({'name': value})",
        )
    return dict(values)


@contextmanager
def record() -> Iterator[RecordedSequence]:
    """Records the launches of this thread within `with wfv.record() as sequence:`; `sequence.run()` runs them.

    They are checked and compiled when they are recorded, and not run. Raises RecordingError within a recording.
    """
    sequence = RecordedSequence()
    if current.recorder is not None:
        raise RecordingError("a recording within a recording", help="end the first one, or record all launches in it")
    current.recorder = sequence.take
    try:
        yield sequence
    except BaseException:
        sequence.end("was not recorded to its end")
        raise
    else:
        sequence.end()
    finally:
        if current.recorder == sequence.take:  # else another thread ends the block
            current.recorder = None
