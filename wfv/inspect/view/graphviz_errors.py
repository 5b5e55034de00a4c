"""The error output of Graphviz without the warnings of Fontconfig."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_fontconfig() -> Iterator[None]:
    """Within it, lines of Fontconfig on stderr are dropped; other lines follow at the end.

    Graphviz's wheel brings a Fontconfig of its own, which warns of files of the system's that are newer.
    """
    sys.stderr.flush()
    stderr = os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(stderr, 2)
            os.close(stderr)
            file.seek(0)
            os.write(2, b"".join(line for line in file if not line.startswith(b"Fontconfig ")))
