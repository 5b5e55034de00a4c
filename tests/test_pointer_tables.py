"""Tables of pointers in constant memory survive LLVM's passes."""

from pathlib import Path

import numpy as np
import pytest

import wfv
from wfv import llvm
from wfv.llvm.workarounds import keep_pointer_tables

GOLDEN = Path(__file__).parent / "golden" / "widen" / "constant_tables.ll"


@pytest.mark.parametrize("strategy", ["scalar", "llvm", "unicf"])
def test_a_table_of_pointers_is_looked_up(strategy: str) -> None:
    x, out = np.array([0, 1, 2, 3, 1, 0, 3], np.int32), np.zeros(28, np.int32)
    kernel = wfv.build(GOLDEN, strategy=strategy, lanes=4, target="x86-64-v2").k
    kernel((7,), None, out, x, 2)
    table = np.array([3, 1, 4, -1])
    found = out.reshape(7, 4)
    assert (found[:, 0] == 4).all() and (found[:, 1] == table[x]).all()
    assert (found[:, 2] == np.array([-2, 4, 0, 300])[x]).all()


def test_only_pointer_tables_are_kept() -> None:
    plain = "@t = internal addrspace(2) constant [2 x i32] [i32 1, i32 2]\n"
    assert keep_pointer_tables(plain) == plain
    text = "@a = global i8 0\n@t = internal addrspace(2) constant [1 x ptr] [ptr @a]\n"
    kept = keep_pointer_tables(text)
    llvm.verify(kept)
    assert "@llvm.compiler.used" in kept and keep_pointer_tables(kept) == kept
