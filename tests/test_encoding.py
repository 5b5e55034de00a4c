"""Code of LLVM that cannot be encoded is found in the object's bytes, and made again (wfv/llvm/workarounds.py)."""

from __future__ import annotations

import re
from typing import Any

import llvmlite.binding as llvmlite
import pytest

from wfv import llvm
from wfv.llvm import emit, workarounds
from wfv.llvm.machine import machine_of

V4 = llvm.find_target("x86-64-v4")
SIGNS = re.compile(r"\sv(?:movmskp[sd]|pmovmskb)\s")


def many_masks(count: int, type: str = "<4 x i32>", bits: int = 4) -> str:
    """A function that reads `count` vectors, all of them live at once, and makes a number of their lowest bits."""
    lines, total = ["define i64 @f(ptr %p) {"], "0"
    for i in range(count):
        lines += [f"  %p{i} = getelementptr {type}, ptr %p, i32 {i}", f"  %x{i} = load volatile {type}, ptr %p{i}"]
    for i in range(count):
        lines += [f"  %c{i} = trunc {type} %x{i} to <{bits} x i1>", f"  %b{i} = bitcast <{bits} x i1> %c{i} to i{bits}"]
        lines += [f"  %z{i} = zext i{bits} %b{i} to i64", f"  %m{i} = mul i64 {total}, 3"]
        lines.append(f"  %s{i} = add i64 %m{i}, %z{i}")
        total = f"%s{i}"
    lines += [f"  store volatile {type} %x{i}, ptr %p{i}" for i in range(count)]
    return "\n".join([*lines, f"  ret i64 {total}", "}"])


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[llvm.Target]:
    """The targets for which assembly was made as a check."""
    made: list[llvm.Target] = []
    original = workarounds._encodable_machine

    def recorded(module: llvmlite.ModuleRef, target: llvm.Target, *options: Any) -> llvmlite.TargetMachine:
        made.append(target)
        return original(module, target, *options)

    monkeypatch.setattr(workarounds, "_encodable_machine", recorded)
    return made


@pytest.mark.parametrize(("type", "bits"), [("<4 x i32>", 4), ("<8 x i32>", 8), ("<2 x i64>", 2), ("<4 x i64>", 4)])
def test_code_that_cannot_be_encoded_is_made_again(type: str, bits: int, checks: list[llvm.Target]) -> None:
    text = many_masks(20, type, bits)
    with emit._optimized(text, V4, False) as module:
        wrong = machine_of(V4).emit_assembly(module)
    assert workarounds._UNENCODABLE.search(wrong)  # if not, LLVM is mended, and the module can go
    code = llvm.emit_object(text, V4)
    assert checks == [V4]
    assert not workarounds._UNENCODABLE.search(llvm.emit_assembly(text, V4))
    with emit._optimized(text, V4, False) as module:
        assert code != machine_of(V4).emit_object(module)


def test_the_instruction_with_a_low_register_is_left(checks: list[llvm.Target]) -> None:
    text = many_masks(8)
    code = llvm.emit_object(text, V4)
    assert workarounds._READS_MASK.search(code) and checks == [V4]
    assert SIGNS.search(llvm.emit_assembly(text, V4))
    with emit._optimized(text, V4, False) as module:
        assert code == machine_of(V4).emit_object(module)


def test_without_the_instruction_no_assembly_is_made(checks: list[llvm.Target]) -> None:
    llvm.emit_object("define <16 x i32> @f(<16 x i32> %x) {\n  %y = mul <16 x i32> %x, %x\n  ret <16 x i32> %y\n}", V4)
    assert checks == []


@pytest.mark.parametrize("registers", range(1, 17))
def test_the_bytes_are_found_for_all_registers(registers: int) -> None:
    """As many instructions in the bytes as in the assembly, whichever registers they read and write."""
    text = many_masks(registers)
    with emit._optimized(text, V4, False) as module, module.clone() as copy:
        assembly, code = machine_of(V4).emit_assembly(module), machine_of(V4).emit_object(copy)
    assert len(workarounds._READS_MASK.findall(code)) == len(SIGNS.findall(assembly)) > 0
