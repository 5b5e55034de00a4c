"""Loop hints of the source, in a form in which LLVM follows them and says nothing.

LLVM writes a warning to the process's stderr for each loop that a hint forces it to transform and that it leaves as it
is, and nothing can be put in place of that. A loop is forced if the hint, read as a Boolean, is true. Whether and how
far to unroll it asks only whether there is a hint of that name. So the Boolean becomes false, with the same code:

    !{!"llvm.loop.unroll.enable"}              !{!"llvm.loop.unroll.enable", i1 false}

The other transformations that a source can ask for are those of LLVM's vectorizers, which run on scalar code only, and
make no choices of their own in code that is vector code already: these hints are dropped.
"""

from __future__ import annotations

import re

_UNROLL = re.compile(r'!\{!"llvm\.loop\.unroll\.(enable|full)"\}')
_OTHERS = re.compile(r'!"llvm\.loop\.(?=vectorize\.|interleave\.|distribute\.|unroll_and_jam\.)')


def without_forced_loops(text: str) -> str:
    """The module's text, in which no hint of the source forces a loop."""
    if '"llvm.loop.' not in text:
        return text
    return _OTHERS.sub('!"wfv.loop.', _UNROLL.sub(r'!{!"llvm.loop.unroll.\1", i1 false}', text))
