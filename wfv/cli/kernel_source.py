"""The kernel that a command works on, a bundled one or one of a file, and the options that it is compiled with."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from kernels_ir import catalog
from kernels_ir.catalog import Benchmark
from passes.kernel_hints import suited_lanes
from passes.records import hints_of, saved_options
from wfv import llvm, pipeline
from wfv.auto_settings import AUTO
from wfv.cli.console import problem
from wfv.cli.options import BuildFlags, CodeOptions, LaunchOptions, SourceFlags
from wfv.divergence_profile import read_profile
from wfv.errors import OptionError, choices
from wfv.opencl.build_options import make_build_options
from wfv.options import DEFAULT, MIN_LANES, Boscc, Options, given_options, make_options, parse_boscc
from wfv.runtime.program_source import Loaded, load_source
from wfv.runtime.refused_kernels import error_of
from wfv.strategies import registered

SUFFIXES = (".cl", ".ocl", ".ll", ".bc")
_USUAL_CODE, _USUAL_FLAGS = CodeOptions(), BuildFlags()


@dataclass(frozen=True)
class KernelSource:
    """A bundled kernel's name, or a file (`FILE` or `FILE:KERNEL`), and how OpenCL C is compiled."""

    source: str
    flags: SourceFlags = field(default_factory=SourceFlags)
    kernel: str | None = None

    @property
    def is_bundled(self) -> bool:
        return self.source in catalog.all_names()

    @property
    def benchmark(self) -> Benchmark:
        """The bundled kernel; its OpenCL C where control flow stays as it is: Clang has simplified its IR."""
        found = catalog.load(self.source)
        return replace(found, ir_path=found.cl_path) if self.flags.is_raw else found

    @property
    def source_path(self) -> Path | None:
        """The file of OpenCL C, None if there is none."""
        if self.is_bundled:
            return catalog.load(self.source).cl_path
        path = self.path_and_name()[0]
        return path if path.suffix in (".cl", ".ocl") else None

    def check_launch(self, launch: LaunchOptions, *others: object) -> None:
        """Raises OptionError if an option, or one of `others` for files only, is not for this kind of kernel."""
        if self.is_bundled and any(
            (launch.global_size, launch.local_size, launch.argument, *self.flags.texts, *others)
        ):
            help = "choose --size small, or pass a file"
            raise OptionError(f"{self.source} has its own sizes and arguments", help=help)
        if launch.size and not self.is_bundled:
            raise OptionError("--size is for bundled kernels", help="pass the global size, as -g 1024")

    def texts(self) -> dict[str, str]:
        """The text of the file of OpenCL C, by the names that debug info has for it."""
        path = self.source_path
        if path is None or not path.exists():
            return {}
        return dict.fromkeys((str(path), path.name), path.read_text(errors="replace"))

    @property
    def source_file(self) -> str:
        """The name of the file that lines without a file are in."""
        return str(self.source_path or self.path_and_name()[0])

    def load(self) -> tuple[str, str]:
        """The canonical IR and the kernel's name; prints Clang's warnings. Raises the errors of `wfv.build`."""
        loaded, name = self._loaded(*self.path_and_name())
        return loaded.ir, name

    def load_unoptimized(self) -> tuple[Loaded, str]:
        """As `load`, from OpenCL C also for a bundled kernel: its IR has no source lines."""
        path, name = self.path_and_name()
        return self._loaded(self.source_path or path, name)

    def _loaded(self, path: Path, name: str | None) -> tuple[Loaded, str]:
        loaded = load_source(path, make_build_options(self.flags.texts), raw=self.flags.is_raw)
        if loaded.log:
            problem(loaded.log, "")
        if name is not None and (refusal := next((one for one in loaded.refused if one["kernel"] == name), None)):
            raise error_of(refusal)
        return loaded, choose(pipeline.kernel_names(loaded.ir), name)

    def load_with(self, options: Options, lanes: int | None, strategy: str | None = None) -> tuple[str, str, Options]:
        """As `load`, and the options with the kernel's own lanes if the user chose no number (`suited`)."""
        text, name = self.load()
        return text, name, suited(options, lanes, text, name, strategy)

    def path_and_name(self) -> tuple[Path, str | None]:
        """The file, and the kernel's name if one was given."""
        if self.is_bundled:
            return self.benchmark.ir_path, self.kernel or self.benchmark.kernel
        path, _, name = self.source.rpartition(":")
        if not path or Path(self.source).exists():
            return _existing(self.source), self.kernel
        if self.kernel not in (None, name):
            raise OptionError(f"two kernels, {name!r} and {self.kernel!r}", help="name only one")
        return _existing(path), name


def _existing(path: str) -> Path:
    if not Path(path).exists() and Path(path).suffix not in SUFFIXES:
        catalog.load(path)  # raises an error with similar names
    return Path(path)


def choose(names: Sequence[str], wanted: str | None) -> str:
    """The kernel of that name, or the only one. Raises OptionError."""
    if not names:
        raise OptionError("the file has no kernel", help="it defines no function that is a kernel")
    if wanted is None:
        if len(names) > 1:
            raise OptionError(f"the file has {len(names)} kernels", help=f"choose with FILE:KERNEL: {', '.join(names)}")
        return names[0]
    if wanted not in names:
        raise OptionError(f"no kernel {wanted!r} in the file", help=choices(wanted, names))
    return wanted


def options_of(strategy: str, code: CodeOptions = _USUAL_CODE, flags: BuildFlags = _USUAL_FLAGS) -> Options:
    """Checked options of a command; for `auto`, the ones that it begins with.

    The default of `lanes` is the number of 32-bit values in a register of the target.
    """
    boscc = Boscc() if code.boscc is None else parse_boscc(code.boscc)
    if code.profile is not None:
        boscc = replace(boscc, profile=read_profile(code.profile))
    name, lanes = DEFAULT if strategy == AUTO else strategy, code.lanes
    more = code.target, boscc, code.math, flags.without, flags.analysis
    if lanes is None:
        make_options(name, MIN_LANES, *more)  # reports a wrong name before the target is looked up
        lanes = llvm.find_target(code.target).vector_bits // 32
    return make_options(name, lanes, *more)


def suited(options: Options, lanes: int | None, text: str, kernel: str, strategy: str | None = None) -> Options:
    """The options with the lanes of the kernel's attributes if the user chose no number, as in `wfv.build`.

    IR from between two steps keeps its own options. `strategy`: None if the user named none. Raises OptionError if
    others were chosen.
    """
    if (saved := saved_options(text)) is not None:
        return given_options(saved, options, strategy, lanes)
    if options.boscc.profile is not None:
        options.boscc.profile.check(text, kernel)
    if lanes is not None:
        return options
    return replace(options, lanes=suited_lanes(options.lanes, hints_of(text, kernel)))


def known_step(step: str | None) -> str | None:
    """The name of a step, or None. Raises OptionError with similar names."""
    return None if step is None else registered(step, pipeline.step_names, "step")


def note_missing_step(options: Options, wanted: str, last: str) -> None:
    """Says that the strategy has no such step."""
    problem(f"note: strategy {options.strategy.name!r} has no step {wanted!r}; this is after {last!r}", "")
