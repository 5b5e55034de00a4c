"""The choice of a kernel's statements: which kinds are possible where, and how frequent each is."""

from __future__ import annotations

from wfv.fuzz.kernels.generator.group_statements import CHANCES, SUB_GROUP, WORK_GROUP
from wfv.fuzz.kernels.generator.helper_functions import HelperFunctions
from wfv.fuzz.kernels.generator.writer import BARRIER_FEATURES, MAX_LOOPS, Scope

# The frequencies of the kinds of statements; a kind is the name of the method that emits it.
SIMPLE = {
    "assign": 4, "store_output": 1.5, "update_output": 0.5, "guarded_division": 1, "guarded_load": 0.8,
    "single_item_effect": 0.6, "fill_memory": 0.5, "assign_input": 1.5, "assign_interleaved": 0.6,
}  # fmt: skip
OPTIONAL = {  # only in kernels with the feature
    "store_private": ("private", 2), "shared_counter": ("atomic", 3), "own_atomic": ("atomic", 1),
    "ticket": ("atomic", 1), "store_vector": ("vector", 0.7), "assign_vector_element": ("vector", 1),
    "store_struct": ("struct", 1), "call_helper": ("helper", 2), "saturate": ("float", 4),
    "trap": ("trap", 4),
}  # fmt: skip
NESTED = {
    "branch": 4, "crossing_branches": 2, "labelled_block": 2, "switch": 1.5, "early_exit": 3,
    "counted_loop": 3, "shifting_loop": 1, "loop_bounded_by_branch": 0.7, "irreducible_loop": 0.0,
}  # fmt: skip


class ControlFlow(HelperFunctions):
    """`statements` emits a random list of statements, nested ones included, until the budget is used up."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.budget = self.rng.choice((1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 8, 11, 18, 36))
        self.budget += 4 * len(self.features & (BARRIER_FEATURES | CHANCES).keys())

    def statements(self, scope: Scope) -> None:
        for _ in range(self.rng.choice((0, 1, 1, 1, 2, 2, 3))):
            if self.budget <= 0:
                return
            self.budget -= 1
            kinds = self.statement_kinds(scope)
            (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
            getattr(self, kind)(scope)

    def statement_kinds(self, scope: Scope) -> dict[str, float]:
        if not self.body.is_kernel:
            found: dict[str, float] = {"assign": 4, "helper_store": 1, "guarded_division": 0.5}
        else:
            found = SIMPLE | {kind: chance for kind, (name, chance) in OPTIONAL.items() if name in self.features}
        if scope.depth > 0:
            found = found | NESTED
            found["irreducible_loop"] = 4.0 if "irreducible" in self.features else 0.0
        found = found | self.barrier_kinds(scope) | self.group_kinds(scope)
        if not self.body.is_kernel:
            found = found | {"loop_bounded_by_branch": 0}
        if scope.loops >= MAX_LOOPS:
            found = found | {kind: 0 for kind in ("skipping_loop", "sub_group_loop") if kind in found}
        if scope.loops >= MAX_LOOPS:
            found = found | {"counted_loop": 0, "shifting_loop": 0, "loop_bounded_by_branch": 0, "irreducible_loop": 0}
        if not scope.exits:
            found = found | {"early_exit": 0}
        return found

    def barrier_kinds(self, scope: Scope) -> dict[str, float]:
        if not scope.allows_barrier or "barrier" not in self.features:
            return {}
        found: dict[str, float] = {"local_exchange": 12, "store_then_barrier": 4, "count_then_barrier": 3}
        if "return" in self.features:
            found |= {"early_return": 8, "skipping_loop": 3}
        if "run time" in self.features and scope.depth > 0:
            found |= {"run_time_branch": 12, "counted_loop": 8}
        return found

    def group_kinds(self, scope: Scope) -> dict[str, float]:
        """Work-group and sub-group functions, where all work-items of the group are."""
        found: dict[str, float] = {}
        if scope.allows_barrier and WORK_GROUP in self.features:
            found |= {"work_group_function": 12}
        if scope.allows_barrier and SUB_GROUP in self.features:
            found |= {"sub_group_function": 6, "sub_group_branch": 5, "sub_group_loop": 4}
        return found

    def group_statement(self, scope: Scope) -> None:
        """One of these statements at least, if the kernel has the features."""
        if kinds := self.group_kinds(scope):
            (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
            getattr(self, kind)(scope)
