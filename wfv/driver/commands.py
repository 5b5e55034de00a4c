"""Commands and their events: when a command runs, and who runs it.

A command runs in the thread that enqueues it, if all that it waits for is complete: the events of its wait list, and,
in an in-order queue, the command before it. Otherwise it runs later, in the thread that completes the last of these:
that sets the status of a user event, or runs the command of another queue. So a command that is enqueued while nothing
is pending costs no other thread, and a thread that waits holds nothing that others need.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter_ns
from typing import Any

from _wfv_driver import lib

from wfv.driver.contexts import Context, check_context
from wfv.driver.devices import Device
from wfv.driver.entry_points import code_of, entry_point
from wfv.driver.objects import ClError, Object, refuse_if
from wfv.driver.prototypes import cl

Action = Callable[[], None]
Making = Callable[..., Action | None]


class _Shared:
    """`lock` guards the status of all events, and the queues; `waiting` threads wait until it has `changed`."""

    def __init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        """For a forked process, too: a thread that is not there any more may have had the lock."""
        self.lock, self.waiting = threading.Lock(), 0
        self.changed = threading.Condition(self.lock)


_shared = _Shared()
os.register_at_fork(after_in_child=_shared.renew)


class Event(Object):
    """An event with its command. `status`: CL_QUEUED .. CL_COMPLETE, or a negative error code.

    `unfinished` counts the events that the command waits for; `dependents` wait for this one, with True if they fail
    when it does.
    """

    kind = "cl_event"

    def __init__(self, context: Context, command_type: int, queue: Queue | None = None) -> None:
        self.context, self.command_type, self.queue = context, command_type, queue
        self.status: int = cl.QUEUED
        self.times = [0, 0, 0, 0]
        self.unfinished, self.failed = 0, False
        self.dependents: list[tuple[Event, bool]] = []
        self.action: Action | None = None
        self.uses: object = None
        self.callbacks: list[tuple[int, int, int]] = []


class Queue(Object):
    """A queue. `pending`: its commands that are not finished, in order; `barrier`: the last one of them.

    `given` is the list of properties that it was made by, with its zero.
    """

    kind = "cl_command_queue"

    def __init__(self, context: Context, device: Device, properties: int, given: tuple[int, ...] = ()) -> None:
        self.context, self.device, self.properties, self.given = context, device, properties, given
        self.is_in_order = not properties & cl.QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE
        self.pending: dict[Event, None] = {}
        self.barrier: Event | None = None
        self.keep(context, device)

    def before(self, everything: bool) -> Iterable[Event]:
        """The commands that a command enqueued now waits for. The lock is held."""
        if not self.pending:
            return ()
        if self.is_in_order:
            return (next(reversed(self.pending)),)
        if everything:
            return tuple(self.pending)
        return () if self.barrier is None else (self.barrier,)

    def append(self, command: Event, is_barrier: bool) -> None:
        """Takes a command. The lock is held."""
        self.pending[command] = None
        if is_barrier:
            self.barrier = command

    def remove(self, command: Event) -> None:
        """Forgets a command that is finished. The lock is held."""
        self.pending.pop(command, None)
        if command is self.barrier:
            self.barrier = None


def enqueue(
    queue: Queue, command_type: int, wait_list: list[Event], event: Any, action: Action | None, blocking: int = 0,
    *, uses: object = None, barrier: bool = False, everything: bool = False,
) -> None:  # fmt: skip
    """Enqueues a command. `event`: where the host wants its handle; `everything`: it waits for all of the queue.

    An `action` of None does nothing. `uses`: objects it needs until it has run. Commands after a `barrier` wait for
    it. Raises ClError if it is blocking and has failed.
    """
    command = Event(queue.context, command_type, queue)
    command.action, command.uses = action, uses
    command.times[0] = perf_counter_ns()
    with _shared.lock:
        for each in wait_list:
            _wait_for(command, each, True)
        for each in queue.before(everything):
            _wait_for(command, each, False)
        queue.append(command, barrier)
        is_ready = command.unfinished == 0
    if event:
        event[0] = command.handle
    else:
        command.references = 0
    if is_ready:
        run(command)
    if blocking:
        wait([command])
        if command.status < 0:
            failed = cl.EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST
            raise ClError(failed if command.failed else command.status)


def _wait_for(command: Event, other: Event, fails_with_it: bool) -> None:
    if other.status > 0:
        other.dependents.append((command, fails_with_it))
        command.unfinished += 1
    elif other.status < 0 and fails_with_it:
        command.failed = True


def run(command: Event) -> None:
    """Runs a command, and then the commands that only waited for it."""
    ready = deque([command])
    while ready:
        now = ready.popleft()
        times = now.times
        times[1] = perf_counter_ns()
        if now.callbacks:
            _set(now, cl.SUBMITTED)
            _set(now, cl.RUNNING)
        status: int = cl.COMPLETE
        times[2] = perf_counter_ns()
        if now.failed:
            status = cl.EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST
        elif now.action is not None:
            now.status = cl.RUNNING
            try:
                now.action()
            except BaseException as error:
                status = code_of(error)
                now.context.tell(error)
        times[3] = perf_counter_ns()
        now.action = now.uses = None
        ready.extend(finish(now, status))


def finish(event: Event, status: int) -> list[Event]:
    """Sets the final status; returns the commands that can run now."""
    ready = []
    with _shared.lock:
        event.status = status
        if event.queue is not None:
            event.queue.remove(event)
        for each, fails_with_it in event.dependents:
            each.unfinished -= 1
            each.failed |= fails_with_it and status < 0
            if each.unfinished == 0:
                ready.append(each)
        event.dependents = []
        callbacks, event.callbacks = event.callbacks, []
        if _shared.waiting:
            _shared.changed.notify_all()
    for _, function, data in callbacks:  # whatever status they are for: that is reached, or will never be
        lib.wfv_call_event(function, event.handle, status, data)
    return ready


def _set(event: Event, status: int) -> None:
    """Sets a status on the way, and makes the calls for it."""
    with _shared.lock:
        event.status = status
        due = [each for each in event.callbacks if each[0] >= status]
        event.callbacks = [each for each in event.callbacks if each[0] < status]
    for _, function, data in due:
        lib.wfv_call_event(function, event.handle, status, data)


def call_at(event: Event, status: int, function: int, data: int) -> None:
    """Calls the host's function when the event has come to the status: now, if it has."""
    with _shared.lock:
        is_there = event.status <= status
        if not is_there:
            event.callbacks.append((status, function, data))
    if is_there:
        lib.wfv_call_event(function, event.handle, min(event.status, status), data)


def wait(events: list[Event]) -> None:
    """Waits until all are finished."""
    if all(each.status <= 0 for each in events):
        return
    with _shared.lock:
        _shared.waiting += 1
        try:
            while not all(each.status <= 0 for each in events):
                _shared.changed.wait()
        finally:
            _shared.waiting -= 1


def wait_list_of(context: Context, count: int, events: Any) -> list[Event]:
    """The events of a wait list. Raises ClError."""
    if count == 0 and not events:
        return []
    refuse_if(count == 0 or not events, cl.INVALID_EVENT_WAIT_LIST)
    found = Event.each_of(count, events, cl.INVALID_EVENT_WAIT_LIST)
    check_context(context, *found)
    return found


def command(name: str, command_type: int, blocking_at: int | None = None, *first: Any) -> Callable[[Making], Making]:
    """Makes a function the entry point that enqueues a command.

    The function gets what is `first`, the queue, and the parameters before the wait list; it returns what the
    command does, which may use these parameters. `blocking_at`: the place, after the queue, of the parameter that says
    whether to wait for the command, and which the function does not get.
    """

    def register(function: Making) -> Making:
        @entry_point(name)
        def enqueue_command(queue: Queue, *given: Any) -> None:
            *own, count, events, event = given
            blocking = 0 if blocking_at is None else own.pop(blocking_at)
            action = function(*first, queue, *own)
            waits_for = wait_list_of(queue.context, count, events)
            enqueue(queue, command_type, waits_for, event, action, blocking, uses=own)

        return function

    return register
