"""Ctrl-C in a command whose kernel, or compilation, does not end.

Python calls a signal's handler when the main thread is back in Python: between two groups of a launch
(docs/launching.md), but not within an endless one. A thread waits for the handler, and ends the process instead of it.
"""

import os
import signal
import socket
import sys
import threading
from types import FrameType

PATIENCE = 1.0  # seconds from the signal on
EXIT_INTERRUPTED = 130  # as in a shell
_MESSAGE = "error: interrupted within a kernel or a compilation that has not ended: there are no results\n"


def watch_interrupts() -> None:
    """Makes Ctrl-C end this process within PATIENCE, unless SIGINT is ignored, as for a shell's background jobs."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        return
    signals, wakeup = socket.socketpair()
    wakeup.setblocking(False)
    signal.set_wakeup_fd(wakeup.detach(), warn_on_full_buffer=False)
    is_handled = threading.Event()

    def handle(number: int, frame: FrameType | None) -> None:
        is_handled.set()
        signal.default_int_handler(number, frame)

    signal.signal(signal.SIGINT, handle)
    threading.Thread(target=_end_if_stuck, args=(signals, is_handled), daemon=True).start()


def _end_if_stuck(signals: socket.socket, is_handled: threading.Event) -> None:
    while number := signals.recv(1):
        if number[0] == signal.SIGINT and not is_handled.wait(PATIENCE):
            sys.stderr.write(_MESSAGE)
            sys.stderr.flush()
            os._exit(EXIT_INTERRUPTED)
        is_handled.clear()
