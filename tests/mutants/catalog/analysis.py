"""Bugs of the divergence analysis: shapes, joins, ranges."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

DIVERGENCE, JOINS, TEMPORAL, TRANSFER = (
    "passes/analysis/divergence.py",
    "passes/analysis/sync_dependence.py",
    "passes/analysis/sync_dependence.py",
    "passes/analysis/transfer.py",
)
WIDTH, RANGES, HELPERS = (
    "passes/analysis/index_width.py",
    "passes/analysis/ranges.py",
    "passes/functions/masked_forms.py",
)

MUTANTS = (
    Mutant(
        "no-second-order-joins",
        JOINS,
        "self.label, self.is_join = block, True",
        "self.is_join = True",
        "lanes that reconverge in one join no longer count as different in the next join",
    ),
    Mutant(
        "latch-is-no-target",
        JOINS,
        "if back is not None and labels - {back.label}:",
        "if back is not None and len(labels) > 1:",
        "a loop with one varying exit is not divergent",
    ),
    Mutant(
        "no-temporal-divergence",
        TEMPORAL,
        "if loop in divergent_loops:\n            return loop",
        "if loop in divergent_loops:\n            break",
        "a live-out of a divergent loop stays uniform outside",
        # The exits of a divergent loop also count as joins, where a phi of the value is varying.
        also=(JOINS, "            result.joins.update(dict.fromkeys(exits, ANY_WAY))\n", ""),
    ),
    Mutant(
        "joins-ignored",
        DIVERGENCE,
        "if controlling_branch(instr, self.result.joins.get(block, {})) is not None:\n                return VARYING",
        "if controlling_branch(instr, self.result.joins.get(block, {})) is not None:\n                pass",
        "where lanes reconverge, phis of uniform values are uniform",
    ),
    Mutant(
        "joins-of-two-ignored",
        JOINS,
        "return len(ways) > 1 and len(values) > 1",
        "return len(ways) > 2 and len(values) > 1",
        "where lanes reconverge by two ways, phis of uniform values are uniform",
    ),
    Mutant(
        "strided-load-uniform",
        TRANSFER,
        "return UNIFORM if shape_of(instr.operands[0]).is_uniform and not instr.is_ordered else VARYING",
        "return UNIFORM if shape_of(instr.operands[0]).is_affine and not instr.is_ordered else VARYING",
        "a load from strided addresses is uniform",
    ),
    Mutant(
        "atomic-result-uniform",
        TRANSFER,
        '"atomicrmw": _varying, "cmpxchg"',
        '"atomicrmw": _uniform_if_all_are, "cmpxchg"',
        "the result of an atomic with uniform operands is uniform",
    ),
    Mutant(
        "sub-adds-strides",
        TRANSFER,
        'sign = -1 if instr.op == "sub" else 1',
        "sign = 1",
        "n - id has a positive stride",
    ),
    Mutant(
        "mul-ignores-factor",
        TRANSFER,
        "_times(instr.type, other, factor.value)",
        "_times(instr.type, other, 1)",
        "3 * id has the stride of id",
    ),
    Mutant(
        "shl-ignores-amount",
        TRANSFER,
        "shape_of(value), 1 << unsigned(amount))",
        "shape_of(value), 1)",
        "id << 1 has the stride of id",
    ),
    Mutant(
        "not-keeps-stride",
        TRANSFER,
        "_times(instr.type, shape_of(value), -1)",
        "_times(instr.type, shape_of(value), 1)",
        "~id has a positive stride",
    ),
    Mutant(
        "and-keeps-stride",
        TRANSFER,
        "if bits & (bits + 1) == 0 and range_of(value)[1] <= bits:",
        "if bits & (bits + 1) == 0:",
        "id & 7 is strided, whatever id is",
    ),
    Mutant(
        "extension-keeps-stride",
        TRANSFER,
        "if (shape.is_strided or shape.offsets) and extends_exactly(instr.op, narrow, shape, assume.lanes):",
        "if shape.is_strided or shape.offsets:",
        "a narrow id that wraps between two lanes stays strided when it is extended",
    ),
    Mutant(
        "sext-like-zext",
        WIDTH,
        'return cannot_wrap and (op == "zext" or high <= limit >> 1)',
        "return cannot_wrap",
        "a narrow number that becomes negative between two lanes stays strided when it is extended",
    ),
    Mutant(
        "range-of-add-too-narrow",
        RANGES,
        '"add": _corners(lambda a, b: a + b)',
        '"add": _corners(lambda a, b: a)',
        "a sum that may wrap is assumed not to",
    ),
    Mutant(
        "select-keeps-shape",
        TRANSFER,
        "if not cond.is_uniform:\n        return VARYING\n    merged",
        "merged",
        "a select on a varying condition is taken for uniform",
    ),
    Mutant(
        "helper-arguments-of-last-call",
        HELPERS,
        "seeds[arg] = join(seeds[arg], shapes.of(value))",
        "seeds[arg] = shapes.of(value)",
        "a helper's parameter has the shape of the last call's argument only",
    ),
)
