"""The options of one compilation: strategy, lanes, target, BOSCC's thresholds, level of math, optimizations."""

import operator
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace

from wfv.cpus import TARGETS
from wfv.divergence_profile import Profile
from wfv.errors import OptionError, known
from wfv.strategies import OWN_ANALYSIS, STRATEGIES, Strategy, find_strategy, known_analysis

MATH_LEVELS = ("fast", "precise", "exact")  # their meaning: docs/math.md
OPTIMIZATIONS = {  # can be switched off; in the order of their decisions: docs/ablation.md
    "simplify": "LLVM simplifies control flow: small branches become selects, jumps are threaded",
    "separate buffers": "buffers that a launch finds apart do not alias",
    "columns": "lanes are neighbours in the dimension in which accesses are contiguous",
    "narrow arithmetic": "arithmetic on bytes is done in 16 bits where all results fit",
    "private layout": "private arrays are laid out by lane",
    "speculate": "a second version assumes shapes that a guard tests at run time",
    "tiles": "four rows run at once where lanes are far apart and rows are neighbours",
    "pairs": "two vectors run at once where one would wait for its operands",
    "lane loops": "loops that are faster lane by lane run so",
    "row loops": "loops along rows run four iterations at once",
    "interleave groups": "neighbouring accesses are done together, with shuffles",
    "table lookups": "loads of small tables are permutes of registers",
    "even lanes": "bytes are extended to 16 bits in even and in odd lanes",
    "replication": "values that only serve gathers and scatters stay in scalar registers",
    "lane updates": "loads and stores of the same places are done lane by lane",
    "contiguity tests": "a test at run time chooses a wide access where addresses may be contiguous, or near",
    "vector math": "functions of libm have vector forms",
    "sine-cosine pairs": "sin and cos of one argument share their common part",
    "local atomics": "atomics on local memory have no lock prefix",
    "atomic copies": "atomics on few places of a buffer are made on a copy of each thread",
    "llvm": "LLVM optimizes the result at level 3",
}
DEFAULT = "unicf"  # the strategy where none is named, and where `auto` begins
MIN_LANES, MAX_LANES = 2, 64
# The limits of a launch by Options.fits_index32: see docs/index_width.md.
INDEX32_BUFFER_BYTES = 2**31 - 2**24
INDEX32_GLOBAL_SIZE = 2**31 - 2**17
INDEX32_LOCAL_SIZE = 2**16


@dataclass(frozen=True)
class Boscc:
    """When the strategies with `boscc` put a branch before a region of code (passes/linearize/boscc.py).

    `skip`: past a region that no lane needs, if running it costs at least `threshold`. `all`: into a copy without masks
    where every lane needs it, if masks add at least `copy_threshold` to its cost. Costs are cycles of one vector
    (passes/costs.py), in a loop eight times as many; a threshold of 0 is always met. All copies together add at most
    `growth` times the function's instructions. A `profile` says how often no lane, or every lane, needs a region.
    """

    skip: bool = True
    all: bool = True
    threshold: float = 12
    copy_threshold: float = 12
    growth: float = 2
    profile: Profile | None = field(default=None, repr=False)


_BOSCC_DEFAULTS = {"skip": Boscc.threshold, "all": Boscc.copy_threshold}


@dataclass(frozen=True)
class Options:
    """One compilation: the strategy, the work-items per SIMD vector, the machine.

    `fits_index32`, which the runtime checks at each launch: no buffer is larger than INDEX32_BUFFER_BYTES, no
    global size (plus offset) than INDEX32_GLOBAL_SIZE, no local size than INDEX32_LOCAL_SIZE in any dimension. Without
    it, 32-bit indices are not assumed to stay within their type. `math`: one of MATH_LEVELS. `past_caches`: stores of
    whole cache lines go past the caches (passes/widen/memory_instructions.py). `lane_dimension`: the dimension of the
    NDRange in which lanes are neighbours; None: the one that passes/group/lane_dimension.py finds. `without`: the
    OPTIMIZATIONS that are switched off. `bounds`: accesses are tested (passes/bounds/bounds.py). `analysis`: the
    name of the divergence analysis (passes/analysis/analyses.py).
    """

    strategy: Strategy = field(default_factory=lambda: STRATEGIES[DEFAULT])
    lanes: int = 8
    target: str = "host"
    fits_index32: bool = True
    boscc: Boscc = field(default_factory=Boscc)
    math: str = "fast"
    past_caches: bool = False
    lane_dimension: int | None = None
    without: frozenset[str] = frozenset()
    bounds: bool = False
    analysis: str = OWN_ANALYSIS

    @property
    def title(self) -> str:
        """The strategy, and the lanes if it has any."""
        return self.strategy.with_lanes(self.lanes)

    @property
    def raw(self) -> bool:
        """Whether control flow stays as it is given."""
        return "simplify" in self.without


_DEFAULTS = Options()


def make_options(
    strategy: str = DEFAULT,
    lanes: int = 8,
    target: str = "host",
    boscc: Boscc | None = None,
    math: str = "fast",
    without: Iterable[str] = (),
    analysis: str = OWN_ANALYSIS,
) -> Options:
    """Options from user input, checked. Raises OptionError."""
    lanes = check_lanes(lanes)
    found, target = find_strategy(strategy), known(target, TARGETS, "target")
    if not isinstance(boscc, Boscc | None):
        raise OptionError(f"boscc={boscc!r}: not a wfv.Boscc", help="such as wfv.Boscc(skip=False)")
    off, math = (
        frozenset(known(x, OPTIMIZATIONS, "optimization") for x in without),
        known(math, MATH_LEVELS, "math level"),
    )
    return Options(
        found, lanes, target, boscc=boscc or Boscc(), math=math, without=off, analysis=known_analysis(analysis)
    )


def given_options(saved: Options, asked: Options, strategy: str | None, lanes: int | None) -> Options:
    """The options of IR from between two steps, for which nothing else may be chosen (docs/opt.md).

    `asked`: those of the user, where defaults are no choice. `strategy`, `lanes`: as the user named them; None and
    `auto` are no choice. Raises OptionError.
    """
    chosen = {
        each.name: value
        for each in fields(Options)
        if (value := getattr(asked, each.name)) != getattr(_DEFAULTS, each.name)
    }
    chosen |= {
        "strategy": saved.strategy if strategy in (None, "auto") else asked.strategy,
        "lanes": lanes or saved.lanes,
    }
    check_same(saved, replace(saved, **chosen))
    return saved


def check_same(saved: Options, wanted: Options) -> None:
    """Raises OptionError if IR that was made with the options `saved` is to be compiled with others."""
    for name in (each.name for each in fields(Options)):
        old, new = getattr(saved, name), getattr(wanted, name)
        if old != new:
            had, has = (_spelled(value) for value in (old, new))
            what = name if name == "without" else f"with {name}"
            flag = "-O" if name == "without" else f"--{name}"
            help = f"leave out {flag} or pass what the IR was made with; for others, begin with the kernel's source"
            raise OptionError(f"this IR was made {what} {had}, not {has}", help=help)


def _spelled(value: object) -> str:
    if isinstance(value, frozenset):
        return " and ".join(sorted(value)) or "nothing"
    return value.name if isinstance(value, Strategy) else str(value)


def check_lanes(lanes: int) -> int:
    """The number as an integer. Raises OptionError if it is no number of lanes."""
    lanes = as_index(lanes, "lanes")
    if lanes < MIN_LANES or lanes > MAX_LANES or lanes & (lanes - 1):
        raise OptionError(f"{lanes} lanes: not a power of two from {MIN_LANES} to {MAX_LANES}", help="try 4, 8 or 16")
    return lanes


def parse_lanes(text: str) -> int:
    """A number of lanes. Raises OptionError."""
    if not text.isdecimal():
        raise OptionError(f"{text!r} is not a number of lanes", help="try 4, 8 or 16")
    return check_lanes(int(text))


def derived_math(options: Options, math: str) -> Options:
    """The options with another level of math, checked. Raises OptionError."""
    return replace(options, math=known(math, MATH_LEVELS, "math level"))


def parse_boscc(text: str) -> Boscc:
    """`skip=COST,all=COST`: the forms that are named, each from that cost on; `off`: neither. Raises OptionError."""
    costs: dict[str, float] = {}
    for part in [] if text.strip() == "off" else text.split(","):
        form, _, cost = part.strip().partition("=")
        form = known(form, _BOSCC_DEFAULTS, "form of boscc")
        costs[form] = _cost(cost) if cost else _BOSCC_DEFAULTS[form]
    return Boscc(
        skip="skip" in costs, all="all" in costs,
        threshold=costs.get("skip", Boscc.threshold), copy_threshold=costs.get("all", Boscc.copy_threshold),
    )  # fmt: skip


def _cost(text: str) -> float:
    try:
        cost = float(text)
    except ValueError:
        cost = -1
    if not cost >= 0:
        raise OptionError(f"{text!r} is not a cost for boscc", help="a number that is at least 0, which means always")
    return cost


def as_index(number: object, what: str) -> int:
    """Any integer as a Python int: cache keys have no NumPy integers. Raises OptionError."""
    try:
        return operator.index(number)  # type: ignore[arg-type]  # index() tests the type
    except TypeError:
        raise OptionError(f"{what}={number!r}: not an integer") from None
