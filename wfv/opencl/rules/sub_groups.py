"""Sub-group functions (OpenCL 2.0, 6.13.15 and the extensions cl_khr_subgroup_*), made of the primitives.

wfv/ir/intrinsics.py has the primitives. Functions of vectors are computed by components. Those of Intel are in
intel_sub_groups.py, those on ballots in wfv/opencl/library/ballots.cl.
"""

from collections.abc import Callable
from functools import partial

from wfv.ir.intrinsics import neutral_element
from wfv.ir.types import I32, VOID
from wfv.ir.values import TRUE, Value, const_int
from wfv.opencl.mangling import CType
from wfv.opencl.rules import sub_group_body as s
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import INT, INTEGERS, NUMBERS, Forms, Rule
from wfv.opencl.rules.rule import VOID as NOTHING

UINT = CType("uint")
SCALARS = tuple(CType(base) for base in NUMBERS)
WHOLE = tuple(CType(base) for base in INTEGERS)
_QUERIES = {
    "get_sub_group_size": "size", "get_max_sub_group_size": "max_size", "get_sub_group_local_id": "lane",
    "get_sub_group_id": "id", "get_num_sub_groups": "count", "get_enqueued_num_sub_groups": "enqueued_count",
}  # fmt: skip
_SCANS = {"reduce": s.reduce, "scan_inclusive": s.inclusive_scan, "scan_exclusive": s.exclusive_scan}
_LOGICAL = {"logical_and": "and", "logical_or": "or", "logical_xor": "xor"}


def of_scalars(*more: CType, types: tuple[CType, ...] = SCALARS) -> Callable[[], Forms]:
    """type f(type, more..)"""
    return lambda: {(type, *more): type for type in types}


def _only(result: CType, *params: CType) -> Callable[[], Forms]:
    return lambda: {params: result}


def _barrier_forms() -> Forms:
    return {(UINT,): NOTHING, (UINT, CType("memory_scope")): NOTHING, (UINT, UINT): NOTHING}


def _query(name: str, b: Body, *_: Value) -> Value:
    return s.query(b, name)


def _barrier(b: Body, *_: Value) -> None:
    s.primitive(b, "barrier", VOID)


def _any(b: Body, x: Value) -> Value:
    return s.as_int(b, s.is_true(b, s.ballot(b, s.is_true(b, x))))


def _all(b: Body, x: Value) -> Value:
    return s.as_int(b, b.not_(s.is_true(b, s.ballot(b, b.not_(s.is_true(b, x))))))


def _all_equal(b: Body, x: Value) -> Value:
    first = _of_first(b, x)
    same = b.fcmp("oeq", x, first) if b.form.first.is_float else b.icmp("eq", x, first)
    return s.as_int(b, b.not_(s.is_true(b, s.ballot(b, b.not_(same)))))


def _elect(b: Body, *_: Value) -> Value:
    return s.as_int(b, b.icmp("eq", s.query(b, "lane"), s.lowest(b, s.ballot(b))))


def _broadcast(b: Body, x: Value, y: Value) -> Value:
    return s.broadcast(b, x, y)


def _of_first(b: Body, x: Value) -> Value:
    return s.broadcast(b, x, s.lowest(b, s.ballot(b)))


def _scan(build: Callable[[Body, str, Value], Value], name: str, b: Body, x: Value) -> Value:
    return build(b, s.operation_on(b.form.first, name), x)


def _logical(build: Callable[[Body, str, Value], Value], name: str, b: Body, x: Value) -> Value:
    """On 0 and -1, so that the identities of the bits are those of the truth values."""
    bits = b.cast("sext", s.is_true(b, x), I32)
    return s.as_int(b, s.is_true(b, build(b, name, bits)))


def shuffle(b: Body, x: Value, y: Value) -> Value:
    return s.shuffle(b, x, y)


def shuffle_by(op: str, b: Body, x: Value, y: Value) -> Value:
    return s.shuffle(b, x, b.binop(op, s.query(b, "lane"), y))


def _rotate(b: Body, x: Value, delta: Value, size: Value | None = None) -> Value:
    """From the lane `delta` further on, within the sub-group or within its clusters."""
    size = size or s.query(b, "max_size")
    lane = s.query(b, "lane")
    low_bits = b.binop("sub", size, const_int(I32, 1))
    within = b.binop("and", b.binop("add", lane, delta), low_bits)
    return s.shuffle(b, x, b.binop("or", s.cluster(b, lane, size), within))


def _clustered(name: str, b: Body, x: Value, y: Value) -> Value:
    return _of_cluster(b, s.operation_on(b.form.first, name), x, y)


def _clustered_logical(name: str, b: Body, x: Value, y: Value) -> Value:
    bits = b.cast("sext", s.is_true(b, x), I32)
    return s.as_int(b, s.is_true(b, _of_cluster(b, name, bits, y)))


def _of_cluster(b: Body, operation: str, x: Value, size: Value) -> Value:
    """The reduction over the active lanes of the own cluster, in a loop over its lanes."""
    active, first = s.ballot(b, TRUE), s.cluster(b, s.query(b, "lane"), size)

    def step(so_far: Value, number: Value) -> Value:
        lane = b.binop("or", first, number)
        own = b.select(s.has_bit(b, active, lane), s.shuffle(b, x, lane), neutral_element(operation, x.type))
        return s.combine(b, operation, so_far, own)

    return s.fold_lanes(b, size, neutral_element(operation, x.type), step)


def _reductions() -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for kind, build in _SCANS.items():
        for name in ("add", "min", "max"):
            rules[f"sub_group_{kind}_{name}"] = Rule(of_scalars(), partial(_scan, build, name))
        for name in ("add", "mul", "min", "max"):
            rules[f"sub_group_non_uniform_{kind}_{name}"] = Rule(of_scalars(), partial(_scan, build, name))
        for name in ("and", "or", "xor"):
            forms = of_scalars(types=WHOLE)
            rules[f"sub_group_non_uniform_{kind}_{name}"] = Rule(forms, partial(_scan, build, name))
        for name, on_bits in _LOGICAL.items():
            forms = of_scalars(types=(INT,))
            rules[f"sub_group_non_uniform_{kind}_{name}"] = Rule(forms, partial(_logical, build, on_bits))
    return rules


def _clustered_reductions() -> dict[str, Rule]:
    head = "sub_group_clustered_reduce_"
    rules = {head + name: Rule(of_scalars(UINT), partial(_clustered, name)) for name in ("add", "mul", "min", "max")}
    for name in ("and", "or", "xor"):
        rules[head + name] = Rule(of_scalars(UINT, types=WHOLE), partial(_clustered, name))
    for name, on_bits in _LOGICAL.items():
        rules[head + name] = Rule(of_scalars(UINT, types=(INT,)), partial(_clustered_logical, on_bits))
    return rules


RULES: dict[str, Rule] = {
    **{name: Rule(_only(UINT), partial(_query, query)) for name, query in _QUERIES.items()},
    "sub_group_barrier": Rule(_barrier_forms, _barrier),
    "sub_group_any": Rule(_only(INT, INT), _any),
    "sub_group_all": Rule(_only(INT, INT), _all),
    "sub_group_non_uniform_any": Rule(_only(INT, INT), _any),
    "sub_group_non_uniform_all": Rule(_only(INT, INT), _all),
    "sub_group_non_uniform_all_equal": Rule(lambda: {(type,): INT for type in SCALARS}, _all_equal),
    "sub_group_elect": Rule(_only(INT), _elect),
    "sub_group_broadcast": Rule(of_scalars(UINT), _broadcast),
    "sub_group_non_uniform_broadcast": Rule(of_scalars(UINT), _broadcast),
    "sub_group_broadcast_first": Rule(of_scalars(), _of_first),
    "sub_group_shuffle": Rule(of_scalars(UINT), shuffle),
    "sub_group_shuffle_xor": Rule(of_scalars(UINT), partial(shuffle_by, "xor")),
    "sub_group_shuffle_up": Rule(of_scalars(UINT), partial(shuffle_by, "sub")),
    "sub_group_shuffle_down": Rule(of_scalars(UINT), partial(shuffle_by, "add")),
    "sub_group_rotate": Rule(of_scalars(INT), _rotate),
    "sub_group_clustered_rotate": Rule(of_scalars(INT, UINT), _rotate),
    **_reductions(),
    **_clustered_reductions(),
}
