"""A kernel on its way to a worker: each process unpickles it once, so that it is compiled once there."""

from __future__ import annotations

import hashlib
import pickle

from wfv.forks import Lock
from wfv.runtime.kernel import Kernel

_received: dict[str, ShippedKernel] = {}
_lock = Lock()


class ShippedKernel:
    """A kernel with a key: the hash of its pickle, which has its IR and options."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel, self._pickle = kernel, pickle.dumps(kernel)
        self.key = hashlib.sha256(self._pickle).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        return _receive, (self.key, self._pickle)


def _receive(key: str, data: bytes) -> ShippedKernel:
    """The kernel of that key that this process has, else the one in the pickle."""
    with _lock:
        if key not in _received:
            _received[key] = ShippedKernel(pickle.loads(data))
        return _received[key]
