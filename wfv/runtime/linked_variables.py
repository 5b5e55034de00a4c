"""The variables of a program (program scope, `static` in functions), which all its kernels share.

They are linked once, as an object file of their own, and the kernels' code is linked to their addresses. They live as
long as the program or one of its kernels.
"""

import ctypes
import re
from collections.abc import Mapping
from typing import NamedTuple

from wfv import llvm
from wfv.forks import Lock
from wfv.ir.types import size_of
from wfv.runtime.cached_compiler import emit_object

_VARIABLE = re.compile(r"^@.* global ", re.MULTILINE)  # the word may also be in a source that is in the text
_AS_IT_IS = "\x01"  # before a name that LLVM uses as the symbol in object code as it is


class _Loaded(NamedTuple):
    """The code that has the variables, their initial values by address, and their addresses by symbol."""

    code: llvm.NativeCode | None
    initial: dict[int, bytes]
    addresses: dict[str, int]


_NO_VARIABLES = _Loaded(None, {}, {})


class ProgramVariables:
    """The variables of a canonical module: nothing is done before the first kernel that needs them is linked.

    A copy, by pickle or in another process, has the initial values.
    """

    def __init__(self, text: str) -> None:
        self._lock = Lock()
        self._text = text
        self._loaded: _Loaded | None = None

    def addresses(self) -> Mapping[str, int]:
        """The addresses by the symbol in object code; the first call links the variables."""
        if self._loaded is None:
            with self._lock:
                if self._loaded is None:
                    loaded = self._load() if _VARIABLE.search(self._text) else _NO_VARIABLES
                    # The handler of a signal may have launched a kernel meanwhile, which has its addresses.
                    self._loaded = self._loaded or loaded
        return self._loaded.addresses

    @property
    def nbytes(self) -> int:
        """The variables' size in bytes, without the gaps between them. Nothing is linked for that."""
        from wfv.ir.program_variables import variables_of

        return sum(size_of(item.value_type) for item in variables_of(self._text)[0].values())

    def reset(self) -> None:
        """Gives all variables their initial values."""
        self.put_back((self._loaded or _NO_VARIABLES).initial)

    def contents(self) -> dict[int, bytes]:
        """The contents of the variables now, by address."""
        with self._lock:
            initial = (self._loaded or _NO_VARIABLES).initial
            return {address: ctypes.string_at(address, len(each)) for address, each in initial.items()}

    def put_back(self, contents: Mapping[int, bytes]) -> None:
        """Restores the contents of the variables."""
        with self._lock:
            for address, before in contents.items():
                ctypes.memmove(address, before, len(before))

    def _load(self) -> _Loaded:
        from wfv.ir.program_variables import variables_of  # which most programs do not need

        found, text = variables_of(self._text)
        if not found:
            return _NO_VARIABLES
        symbols = {name.removeprefix(_AS_IT_IS): item for name, item in found.items()}
        code = llvm.load_object(emit_object(text, llvm.find_target("host")), symbols)
        addresses = {symbol: code.address(symbol) for symbol in symbols}
        initial = {
            addresses[symbol]: ctypes.string_at(addresses[symbol], size_of(item.value_type))
            for symbol, item in symbols.items()
            if not item.is_constant
        }
        return _Loaded(code, initial, addresses)

    def __reduce__(self) -> tuple[object, ...]:
        return ProgramVariables, (self._text,)
