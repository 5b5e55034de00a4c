"""What a sequence says about the choices of `auto` for its launches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from passes.remarks import Remark
from wfv.runtime.auto_kernel import AutoKernel
from wfv.runtime.candidates import title_of
from wfv.runtime.recorded_launch import RecordedLaunch

NOT_FINAL = "the choice goes on: later runs take what it finds"


def sequence_remarks(
    launches: Sequence[RecordedLaunch], threads: int | None, is_final: Callable[[int], bool]
) -> Iterator[Remark]:
    """Remarks for the launches of each kernel and size, in their order.

    `is_final`: whether the launch with this index stays as it is in runs on so many threads.
    """
    alike: dict[object, list[int]] = {}
    for i, launch in enumerate(launches):
        alike.setdefault((id(launch.kernel), launch.ndrange, launch.thread_count(threads)), []).append(i)
    for indices in alike.values():
        first = launches[indices[0]]
        name = f"{_numbers(indices, launches)}, {first.kernel.name}"
        for text in _texts(first, threads, all(map(is_final, indices))):
            yield Remark(0, "auto", "", "", f"{name}: {text}")


def _numbers(indices: Sequence[int], launches: Sequence[RecordedLaunch]) -> str:
    first = launches[indices[0]].number
    return f"launch {first}" if len(indices) == 1 else f"launch {first} and {len(indices) - 1} like it"


def _texts(launch: RecordedLaunch, threads: int | None, is_final: bool) -> Iterator[str]:
    kernel = launch.kernel
    if not isinstance(kernel, AutoKernel):
        yield f"{title_of(kernel.options)}, as it was built"
        return
    of = launch.ndrange, launch.thread_count(threads)
    if launch.is_tuned:
        first, *more = [remark.text for remark in kernel.choice_remarks(*of)]
        yield f"{first}; {NOT_FINAL}" if not is_final and kernel.is_open(*of) else first
        yield from more
    else:
        text = f"{title_of(kernel.options)}, the cost model's choice, as recorded with tune=False"
        better = ", ".join(kernel.better_found(*of))
        yield f"{text}; not taken, though it was measured to be faster: {better}" if better else text
