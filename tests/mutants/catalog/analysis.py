"""Bugs of the divergence analysis: shapes, joins, ranges."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

DIVERGENCE, JOINS, TEMPORAL, TRANSFER = (
    "passes/analysis/divergence.py",
    "passes/analysis/sync_dependence.py",
    "passes/analysis/sync_dependence.py",
    "passes/analysis/transfer.py",
)
RANGES, HELPERS = "passes/analysis/ranges.py", "passes/functions/masked_forms.py"

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
        "if back is not None and reached.label is not back.label}",
        "if back is not None and len({each.label for each in leaving.values()}) > 1}",
        "a loop with one varying exit is not divergent",
    ),
    Mutant(
        "exit-behind-a-block-is-together",
        JOINS,
        "if back is not None and reached.label is not back.label}",
        "if back is not None and reached.label is block is not back.label}",
        "an exit that the divergent branch does not lead to itself counts as that of all that are still in the loop",
    ),
    Mutant(
        "one-divergent-exit",
        DIVERGENCE,
        "        known |= exits\n",
        "        known |= exits if not known else set[Block]()\n",
        "of the branches that make a loop divergent, the first one's exits are divergent only",
    ),
    Mutant(
        "divergent-exits-are-one-way",
        JOINS,
        "return [(exit, exit, []) if exit in apart else (exit, loop.header, preds)",
        "return [(exit, loop.header, preds)",
        "lanes that left a loop by different exits count as together outside",
        tests=("tests/test_temporal_divergence.py",),
    ),
    Mutant(
        "no-temporal-divergence",
        TEMPORAL,
        "if use in beyond.get(loop, ()):\n            return loop",
        "if use in beyond.get(loop, ()):\n            break",
        "a live-out of a divergent loop stays uniform outside",
        # The exits of a divergent loop also count as joins, where a phi of the value is varying.
        also=(JOINS, "            result.joins.update(dict.fromkeys(apart, ANY_WAY))\n", ""),
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
        "phi-equals-its-own-value",
        JOINS,
        " and not is_poison(value)",
        " and value is not phi and not is_poison(value)",
        "a phi that keeps its value on one of two back edges is uniform, although lanes diverge to these",
        tests=("tests/test_sync_dependence.py",),
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
        "exchange-of-group-uniform-is-uniform",
        TRANSFER,
        "    if assume.is_group:\n        return VARYING\n",
        '    if assume.is_group and primitive.kind not in ("shuffle", "broadcast"):\n        return VARYING\n',
        "what work-items take from lanes that do not exist is stored once for the group",
    ),
    Mutant(
        "range-of-add-too-narrow",
        RANGES,
        '"add": (_as_it_is, _corners(lambda a, b: a + b))',
        '"add": (_as_it_is, _corners(lambda a, b: a))',
        "a sum that may wrap is assumed not to",
    ),
    Mutant(
        "range-of-xor-with-fixed-bits",
        RANGES,
        "max((a ^ b).bit_length()",
        "min((a ^ b).bit_length()",
        "bits in which the ends of one operand's range differ are assumed to be known",
        tests=("tests/test_ranges.py",),
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
