"""The opcode table covers what the parser reads, and its sets are consistent with each other."""

from __future__ import annotations

import pytest

from wfv.ir import opcodes
from wfv.ir.opcodes import OPCODES
from wfv.ir.syntax import LAYOUTS

SETS = {name: value for name, value in vars(opcodes).items() if name.isupper() and isinstance(value, frozenset)}


def test_every_opcode_that_the_parser_reads_has_a_row() -> None:
    assert OPCODES.keys() == LAYOUTS.keys()


@pytest.mark.parametrize("name", SETS)
def test_no_set_is_empty(name: str) -> None:
    assert SETS[name]
    assert SETS[name] < set(OPCODES)


def test_every_word_of_a_row_makes_a_set() -> None:
    words = {word for row in OPCODES.values() for word in row}
    members = {word: frozenset(op for op, row in OPCODES.items() if word in row) for word in words}
    unused = {word for word, ops in members.items() if not any(ops <= found for found in SETS.values())}
    assert not unused


def test_no_instruction_with_an_effect_is_repeated() -> None:
    repeated = opcodes.REMATERIALIZABLE | opcodes.REPLICABLE | opcodes.GUARD_REPEATABLE | opcodes.ALWAYS_DEFINED
    assert repeated.isdisjoint(opcodes.HAS_EFFECT | opcodes.ACCESSES_MEMORY)
    assert opcodes.WRITES_MEMORY <= opcodes.HAS_EFFECT & opcodes.ACCESSES_MEMORY
    assert opcodes.TERMINATORS <= opcodes.HAS_EFFECT


def test_narrower_sets_are_parts_of_wider_ones() -> None:
    assert opcodes.ALWAYS_DEFINED_INDEX < opcodes.ALWAYS_DEFINED
    assert opcodes.REPLICABLE < opcodes.REMATERIALIZABLE
    assert opcodes.ALWAYS_DEFINED.isdisjoint(opcodes.DIVISIONS)
