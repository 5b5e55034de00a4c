"""`wfv debug`: a work-item's run, recorded line by line, and commands that walk through the record (docs/check.md)."""

from wfv.inspect.debug.record import Moment, Trace, record_item
from wfv.inspect.debug.session import Session

__all__ = ["Moment", "Session", "Trace", "record_item"]
