"""The reference: the scalar kernel compiled by LLVM at optimization level 0, run one work-item at a time.

It uses neither our passes nor our parser: LLVM gets the text unchanged. The id functions read a table (driver.ll); a
barrier switches to the next work-item's stack. Work-items that have returned are not waited for, as in wfv.
"""

import ctypes
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from wfv import llvm
from wfv.fuzz.kernels.group_functions import DifferentBarriersError, GroupRun, define_group_functions
from wfv.inspect.interpreted_groups import groups_of
from wfv.launch import Launch, LocalMemory

Size = tuple[int, ...]
LEVEL = 0
MAX_ITEMS = 512  # in a group
STACK, CONTEXT = 1 << 16, 4608
ROW = ("global_id", "lid", "group", "gsize", "lsize", "ngroups")  # each in three dimensions
IDS = ("_Z13get_global_idj", "_Z12get_local_idj", "_Z12get_group_idj", "_Z15get_global_sizej", "_Z14get_local_sizej",
       "_Z14get_num_groupsj", "_Z7barrierj", "wfv.meet")  # fmt: skip
_KERNEL = re.compile(r"^define [^\n@]*@k\(", re.MULTILINE)
_PARAMETER = re.compile(r"\s*(ptr addrspace\(\d\)|\w+) [^,)]*([,)])")
_LOCAL = re.compile(r"^(@\S+) = internal (?:unnamed_addr )?addrspace\(3\) global (.+?) undef", re.MULTILINE)
FILL = """
define internal void @wfv.fill(ptr addrspace(3) %first, ptr addrspace(3) %behind, i8 %byte) {
begin:
  br label %next
next:
  %at = phi ptr addrspace(3) [ %first, %begin ], [ %up, %next ]
  store i8 %byte, ptr addrspace(3) %at
  %up = getelementptr i8, ptr addrspace(3) %at, i64 1
  %more = icmp ne ptr addrspace(3) %up, %behind
  br i1 %more, label %next, label %end
end:
  ret void
}"""
_CONVENTION = re.compile(r"\bspir_(kernel|func) ")


class Reference:
    """The kernel `@k` of a text. It may call the functions of driver.ll, LLVM's intrinsics and libm."""

    def __init__(self, text: str) -> None:
        plain, self._functions = define_group_functions(_CONVENTION.sub("", text))
        self.types = _parameter_types(plain)
        code = llvm.emit_object(plain + _entry(self.types) + _fill_local(plain), _target())
        symbols = ("wfv.entry", "wfv.fill_local")
        self._code = llvm.load_object(code, symbols, {name: _driver().address(name) for name in IDS})
        self._entry, fill_local = map(self._code.address, symbols)
        self._fill_local = ctypes.CFUNCTYPE(None, ctypes.c_uint8)(fill_local)

    def run(
        self, global_size: Size, local_size: Size, args: Sequence[Any], fill: int | None = None, lanes: int = 1
    ) -> None:
        """Runs all work-groups in order; arrays are changed in place. Raises DifferentBarriersError.

        `fill`: the byte in the stacks and in local memory before each group, and in values taken from a work-item that
        takes no part; `lanes`: the work-items of a sub-group.
        """
        block, kept = _argument_block(self.types, args)
        contexts, stacks = _stacks()
        for rows in id_tables(global_size, local_size):
            if fill is not None:
                self._fill_local(fill)
                for unset in (stacks[: STACK * len(rows)], *_local_arrays(args, kept)):
                    unset[:] = fill
            if self._functions:
                self._run_together(rows, block, lanes, int.from_bytes([fill or 0] * 8))
                continue
            at = rows.ctypes.data, len(rows), contexts.ctypes.data, stacks.ctypes.data, STACK
            if _function("run_group", 7)(*at, self._entry, block.ctypes.data):
                raise DifferentBarriersError("work-items of a group wait at different barriers")
        del kept

    def _run_together(self, rows: np.ndarray, block: np.ndarray, lanes: int, unset: int) -> None:
        """Runs one group whose work-items need each other's operands."""
        contexts, stacks = _stacks()
        sites, requests = np.zeros(len(rows), np.int64), np.zeros((len(rows), 4), np.int64)
        start, resume = _function("start_item", 5), _function("resume_item", 4)
        for item in range(len(rows)):
            stack = stacks.ctypes.data + item * STACK
            start(contexts.ctypes.data + item * CONTEXT, stack, STACK, self._entry, block.ctypes.data)

        def resume_item(item: int) -> None:
            at = (rows, contexts.reshape(-1, CONTEXT), sites, requests)
            resume(*(array.ctypes.data + item * array.strides[0] for array in at))

        GroupRun(self._functions, rows, sites, requests, resume_item, lanes, unset).run()


@lru_cache(maxsize=512)
def id_tables(global_size: Size, local_size: Size) -> tuple[np.ndarray, ...]:
    """A table for each group; a row has a work-item's global, local and group ids, sizes and numbers of groups."""
    launch = Launch(global_size, local_size, ())
    return tuple(
        np.array(
            [[group.value(name, dim, item) for name in ROW for dim in range(3)] for item in group.items()], np.int64
        )
        for group in groups_of(launch)
    )


def _parameter_types(text: str) -> list[str]:
    """The types of the parameters of @k: `ptr addrspace(1)`, `i32`, `float` .."""
    kernel = _KERNEL.search(text)
    assert kernel is not None, "no kernel @k"
    types, at, more = [], kernel.end(), ","
    while more == ",":
        found = _PARAMETER.match(text, at)
        assert found is not None, "the parameters of @k"
        types.append(found[1])
        at, more = found.end(), found[2]
    return types


def _entry(types: Sequence[str]) -> str:
    """A function that calls @k with arguments from an argument block, of 8 bytes each."""
    loads = (
        f"  %p{i} = getelementptr i64, ptr %block, i64 {i}\n  %a{i} = load {type}, ptr %p{i}\n"
        for i, type in enumerate(types)
    )
    given = ", ".join(f"{type} %a{i}" for i, type in enumerate(types))
    return f"\ndefine void @wfv.entry(ptr %block) {{\n{''.join(loads)}  call void @k({given})\n  ret void\n}}\n"


def _argument_block(types: Sequence[str], args: Sequence[Any]) -> tuple[np.ndarray, list[Any]]:
    """The argument block, and the arrays that it points to."""
    block, kept = np.zeros(len(args), np.int64), []
    for i, (type, arg) in enumerate(zip(types, args, strict=True)):
        if isinstance(arg, LocalMemory | np.ndarray):
            array = np.zeros(arg.nbytes, np.uint8) if isinstance(arg, LocalMemory) else arg
            kept.append(array)
            block[i] = array.ctypes.data
        elif type in _FLOATS:
            block[i : i + 1].view(_FLOATS[type])[0] = arg
        else:
            block[i] = arg
    return block, kept


_FLOATS = {"float": "f4", "double": "f8"}


def _local_arrays(args: Sequence[Any], arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
    """The arguments' arrays that are local memory."""
    pointers = [arg for arg in args if isinstance(arg, LocalMemory | np.ndarray)]
    return [array for arg, array in zip(pointers, arrays, strict=True) if isinstance(arg, LocalMemory)]


def _fill_local(text: str) -> str:
    """A function that fills the local variables of a text with a byte."""
    calls = ""
    for name, type in _LOCAL.findall(text):
        first = f"ptr addrspace(3) {name}"
        behind = f"ptr addrspace(3) getelementptr ({type}, {first}, i64 1)"
        calls += f"  call void @wfv.fill({first}, {behind}, i8 %byte)\n"
    return f"{FILL}\ndefine void @wfv.fill_local(i8 %byte) {{\n{calls}  ret void\n}}\n"


@cache
def _driver() -> llvm.NativeCode:
    code = llvm.emit_object((Path(__file__).parent / "driver.ll").read_text(), _target())
    libc = ctypes.CDLL(None)
    names = ("getcontext", "makecontext", "swapcontext")
    addresses = {name: ctypes.cast(getattr(libc, name), ctypes.c_void_p).value or 0 for name in names}
    return llvm.load_object(code, [*IDS, "run_group", "start_item", "resume_item"], addresses)


@cache
def _function(name: str, count: int) -> Any:
    """A function of driver.ll with so many numbers or addresses as parameters."""
    return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * count)(_driver().address(name))


@cache
def _stacks() -> tuple[np.ndarray, np.ndarray]:
    return np.empty(MAX_ITEMS * CONTEXT, np.uint8), np.empty(MAX_ITEMS * STACK, np.uint8)


@cache
def _target() -> llvm.Target:
    return replace(llvm.find_target("host"), level=LEVEL)
