"""Numba's errors as wfv's: one sentence, the line in Python with a caret, and help."""

from __future__ import annotations

import inspect
import linecache
import os
import re
from types import FunctionType

import numba

from wfv.errors import OptionError, SourceLocation, UnsupportedError
from wfv.ir.source_locations import source_excerpt

_LATER = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
_TAKEN = ("llvm", "printf", "wfv")  # in LLVM IR
NUMBAS = os.path.dirname(numba.__file__)
_COLOURS = re.compile(r"\x1b\[[\d;]*m")
# The innermost place is the first; one of a comprehension has no column.
_PLACE = re.compile(r" (?:at|from) (/.+?|<.+?>) \((\d+):?(\d*)\)$", re.MULTILINE)
_ALLOCATION = re.compile(
    r"NRT required but not enabled|^No implementation .*_ol_array_allocate.*\n\s*>>> .*", re.MULTILINE
)
# The parts of a message besides its sentence: a place, the kind of a literal.
_ASIDE = re.compile(
    r"^Untyped global name .*: (?=recursion)|, (?:defined at|operation:) .*|\. Raised from .*|Literal\[\w+\]\((.*?)\)"
)
_CALL = re.compile(r"^No implementation of function .*\n\s*>>> ((?s:.*?\)))$", re.MULTILINE)
# An empty one has no type for Numba, another one no hash.
_CONTAINER = re.compile(r"(?<=imprecise type: )(list|set)|[dD]ict(?=Type\[)")
_MESSAGE = re.compile(r"^(?!Failed in |During: |- |File |\s|$).+", re.MULTILINE)
_TRAPS = "an exception is a trap: test what may go wrong before it does"
_ALLOCATES = (
    "nothing is allocated in a kernel: pass arrays, or make small ones by wfv.private_array and wfv.local_array"
)
_HELP = {
    r">>> printf\(": "the format is a literal with one conversion of a number, such as %d or %f, for each argument",
    r">>> atomic_": "it takes an array of integers (`inc` and `dec`: unsigned; `add`, `sub`, `min`, `max`, `xchg`: "
    "also floats), one index for each dimension of it, and a number",
    r">>> (work|sub)_group_": "it takes a bool or a number of 32 or 64 bits, and an integer where docs/api.md says so",
    r"exception_match|`try` and `with`|context manager|raising a string": _TRAPS,
    r">>> (local|private)_array\(": "the shape is a positive integer or a tuple of them, constant: a launch gives "
    "no size; the type is NumPy's, such as np.float32",
    r">>> bool\(array": "test an element, or the size: `if xs.size:`",
    r">>> setitem\(readonly array": "pass an array that may be written: constants, and some views, may not",
    r">>> [gs]etitem\((u?int|float|bool|complex)": "it is a number, which has no elements: pass an array",
    r">>> \w+\(array\(\w+, [2-9]d": "NumPy's functions are of numbers, or of a row: `np.sum(xs[i])`",
    r">>> hash\(": "a dict or set is allocated: pass arrays, or test the values one by one",
    r"memory is allocated|returning of array|\blist\(|unicode_type|Literal\[str\]|DictType": _ALLOCATES,
    r"and what prints": "wfv.printf prints numbers",
    r"a result of type": "a kernel has no result: write it to an array; a function for arrays returns one real number",
    r"is variadic": "each parameter is positional, and stands for one argument: pass a tuple, `def kernel(out, xs)`",
    r"getiter with parameters \(Tuple|>>> (getitem|zip|enumerate)\(Tuple": "a loop over values of several types is "
    "`for x in literal_unroll(xs)`, after `from numba import literal_unroll`",
    r">>> [gs]etitem\(array\(": "an index has an integer for each dimension, and the value is an element's",
    r"a negative power of an": "raise a float to it, `np.float32(x) ** -1`: the result is no integer",
    r"recursion: ": "write a loop, with an array of wfv.private_array for what is open",
    r"a constant array of": "pass it as an argument: one from outside becomes part of the code, at most 1 MB",
    r"random numbers: ": "fill an array by NumPy's generators and pass it, or compute them from the id",
    r"linear algebra: ": "write the loop, `total += x[k] * y[k]`, or call NumPy outside of the kernel",
    r"float16: ": "compute with np.float32",
    r"(?m)^\w+ has no '": "docs/python_kernels.md and docs/api.md list what a kernel may use",
    r"<module 'numba\.cuda'|for the current target": "wfv's name for it is listed in docs/python_kernels.md",
    r"ids and sizes take": "write `wfv.global_id(0)`, `wfv.sub_group_size()`",
    r"Function\(<intrinsic ": "docs/api.md lists its parameters, which are positional",
    r"NameError": "define it before the kernel is launched",
    r"Cannot unify": "a variable has one type: give it another name where it has another",
    r"Untyped global name": "a kernel uses numbers, tuples, constant arrays and functions",
}
_OTHER = "a kernel is what Numba compiles in nopython mode without allocating (docs/python_kernels.md)"


def check_function(function: object) -> None:
    """Raises OptionError for what is no function in Python, or cannot be a kernel."""
    if not isinstance(function, FunctionType):
        raise OptionError(f"{function!r} is no function in Python", help="decorate a function that `def` defines")
    if function.__code__.co_flags & _LATER:
        raise OptionError(f"{function.__name__!r} is a generator or asynchronous", help="leave out `yield` and `async`")
    if function.__name__ in _TAKEN:
        raise OptionError(f"{function.__name__!r} is a name of wfv's own", help="give the function another name")


def located(error: Exception, function: FunctionType) -> UnsupportedError:
    """The error about a function that Numba has not compiled, at the user's line that it names first."""
    text = _ALLOCATION.sub("memory is allocated here", _COLOURS.sub("", str(error)))
    call, message = _CALL.search(text), _MESSAGE.search(text)
    kind = _CONTAINER.search(text)
    refused = f"a {kind[0].lower()}" if kind else call and call[1]
    what = f"{refused} is not possible in a kernel" if refused else message[0] if message else text
    help = next((help for pattern, help in _HELP.items() if re.search(pattern, text)), _OTHER)
    loc, code = getattr(error, "loc", None), function.__code__
    own = [(loc.filename, loc.line, getattr(loc.line, "column", 0))] if loc and loc.line else []
    places = [*_PLACE.findall(text), *own, (code.co_filename, code.co_firstlineno, 0)]
    file, number, column = next(place for place in places if not place[0].startswith(NUMBAS))
    line = SourceLocation(int(number), int(column or 0), file if file.startswith("<") else os.path.abspath(file))
    found = UnsupportedError(" ".join(_ASIDE.sub(r"\1", what).split()), line=line, help=help)
    found.excerpt = source_excerpt(line, "".join(linecache.getlines(line.file)))
    return found
