"""IR that a compilation can go on from: the text of a state between two steps, and the state that a text stands for.

`resumable_text` prints a state as LLVM IR; what the IR itself does not say is in metadata (docs/ir.md). `read_state`
is its inverse. `wfv opt` prints and reads such text.
"""

from wfv.resume.read import SavedState, holds_state, read_state
from wfv.resume.write import resumable_text

__all__ = ["SavedState", "holds_state", "read_state", "resumable_text"]
