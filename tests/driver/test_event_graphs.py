"""Random graphs of commands: queues with and without order, wait lists, user events that are completed in any order.

Each command changes one cell of a buffer as a function of other cells. Commands that touch a common cell are ordered
(by their queue's order or by wait lists), so the result is that of the commands run one after another as enqueued.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.driver.opencl_api import CL, NULL, PLATFORM, Api, World, ffi
from tests.support.requires import needs_clang

CELLS = 6
SOURCE = "kernel void mix(global uint *a, uint to, uint from, uint by) { a[to] = a[to] * 3 + a[from] * by + 1; }"


@dataclass(frozen=True)
class Command:
    """`kind` 0: a kernel, 1: a copy of a cell, 2: a fill, 3: a marker. Waits for some earlier commands and gates."""

    kind: int
    to: int
    source: int
    queue: int
    waits: tuple[int, ...]
    gates: tuple[int, ...]


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[int], list[Command], list[int]]:
    """Queues' properties (0 in order, 1 out of order), commands, and the order in which gates are opened."""
    queues = draw(st.lists(st.integers(0, 1), min_size=1, max_size=3))
    gates = draw(st.integers(0, 3))
    commands: list[Command] = []
    for number in range(draw(st.integers(1, 14))):
        waits = draw(st.sets(st.integers(0, number - 1), max_size=2)) if number else set()
        open_gates = draw(st.sets(st.integers(0, gates - 1), max_size=2)) if gates else set()
        command = Command(
            draw(st.integers(0, 3)),
            draw(st.integers(0, CELLS - 1)),
            draw(st.integers(0, CELLS - 1)),
            draw(st.integers(0, len(queues) - 1)),
            tuple(sorted(waits)),
            tuple(sorted(open_gates)),
        )
        commands.append(ordered(queues, commands, command))
    return queues, commands, draw(st.permutations(range(gates)))


def cells(command: Command) -> tuple[set[int], set[int]]:
    """The cells that a command reads, and those it writes."""
    reads = [{command.to, command.source}, {command.source}, set(), set()][command.kind]
    return reads, set() if command.kind == 3 else {command.to}


def ordered(queues: list[int], before: list[Command], command: Command) -> Command:
    """The command, which waits for each earlier one that it could race with."""
    reads, writes = cells(command)
    needed = set(command.waits)
    for number, earlier in enumerate(before):
        same_order = earlier.queue == command.queue and queues[command.queue] == 0
        other_reads, other_writes = cells(earlier)
        if not same_order and (writes & (other_reads | other_writes) or reads & other_writes):
            needed.add(number)
    values = (command.kind, command.to, command.source, command.queue)
    return Command(*values, tuple(sorted(needed)), command.gates)


def model(commands: list[Command]) -> tuple[int, ...]:
    """The cells after the commands, one after another."""
    memory = list(range(1, CELLS + 1))
    for number, command in enumerate(commands):
        if command.kind == 0:
            memory[command.to] = (memory[command.to] * 3 + memory[command.source] * (number + 2) + 1) % 2**32
        elif command.kind == 1:
            memory[command.to] = memory[command.source]
        elif command.kind == 2:
            memory[command.to] = number
    return tuple(memory)


class Graph:
    """One run of a graph."""

    def __init__(self, w: World, kernel: Any, queues: list[int]) -> None:
        self.w, self.cl, self.kernel = w, w.cl, kernel
        self.buffer = w.new_buffer(0, 4 * CELLS)
        w.write(self.buffer, struct.pack(f"{CELLS}I", *range(1, CELLS + 1)))
        self.queues = [w.new_queue(properties) for properties in queues]
        self.events: list[Any] = []

    def enqueue(self, number: int, command: Command, gates: list[Any]) -> None:
        waits = [self.events[other] for other in command.waits] + [gates[other] for other in command.gates]
        event = ffi.new("cl_event[1]")
        end = (len(waits), waits or NULL, event)
        name, arguments = self._call(number, command)
        getattr(self.cl, name)(self.queues[command.queue], *arguments, *end)
        self.events.append(event[0])

    def _call(self, number: int, command: Command) -> tuple[str, tuple[Any, ...]]:
        if command.kind == 0:
            values = (command.to, command.source, number + 2)
            self.cl.clSetKernelArg(self.kernel, 0, 8, ffi.new("cl_mem *", self.buffer))
            for index, value in enumerate(values):
                self.cl.clSetKernelArg(self.kernel, index + 1, 4, ffi.new("cl_uint *", value))
            return "clEnqueueNDRangeKernel", (self.kernel, 1, NULL, [1], NULL)
        if command.kind == 1 and command.to != command.source:
            places = (self.buffer, self.buffer, 4 * command.source, 4 * command.to, 4)
            return "clEnqueueCopyBuffer", places
        if command.kind == 2:
            pattern = ffi.new("cl_uint *", number)
            return "clEnqueueFillBuffer", (self.buffer, pattern, 4, 4 * command.to, 4)
        return "clEnqueueMarkerWithWaitList", ()

    def result(self) -> tuple[int, ...]:
        for queue in self.queues:
            self.cl.clFinish(queue)
        found = struct.unpack(f"{CELLS}I", self.w.read(self.buffer, 4 * CELLS))
        for release, handles in (("Event", self.events), ("CommandQueue", self.queues), ("MemObject", [self.buffer])):
            for each in handles:
                getattr(self.cl, f"clRelease{release}")(each)
        return found


def enqueued(w: World, queues: list[int], commands: list[Command], gates: int) -> tuple[Graph, list[Any]]:
    """A graph whose commands are enqueued, and its gates, which are still shut."""
    if "mix" not in vars(w):
        w.mix = w.cl.clCreateKernel(w.built(SOURCE), b"mix")  # type: ignore[attr-defined]
    run = Graph(w, w.mix, queues)  # type: ignore[attr-defined]
    made = [w.new_user_event() for _ in range(gates)]
    for number, command in enumerate(commands):
        run.enqueue(number, command, made)
    for queue in run.queues:
        w.cl.clFlush(queue)
    return run, made


@needs_clang
@settings(max_examples=60, deadline=None)
@given(graph=graphs())
def test_a_graph_of_commands_gives_what_its_order_says(graph: Any, w: World) -> None:
    queues, commands, opening = graph
    run, gates = enqueued(w, queues, commands, len(opening))
    for gate in opening:
        w.cl.clSetUserEventStatus(gates[gate], CL.COMPLETE)
    assert run.result() == model(commands)


@needs_clang
@settings(max_examples=20, deadline=None)
@given(graph=graphs(), failing=st.integers(0, 2))
def test_what_waits_for_a_failed_event_fails(graph: Any, failing: int, w: World, cl: Api) -> None:
    queues, commands, opening = graph
    if PLATFORM == "pocl" or not opening:
        return
    run, gates = enqueued(w, queues, commands, len(opening))
    failing %= len(gates)
    for gate in opening:
        cl.clSetUserEventStatus(gates[gate], -5 if gate == failing else CL.COMPLETE)
    cl.outcome("clWaitForEvents", len(run.events), run.events)
    failed: set[int] = set()
    for number, command in enumerate(commands):
        if failing in command.gates or failed & set(command.waits):
            failed.add(number)
            assert status_of(cl, run.events[number]) < 0
    run.result()


def status_of(cl: Api, event: Any) -> int:
    return int(struct.unpack("i", cl.info("clGetEventInfo", event, CL.EVENT_COMMAND_EXECUTION_STATUS))[0])
