"""Compiles OpenCL C to LLVM IR by calling Clang, and explains its errors.

Clang runs as a child process with a list of arguments, never through a shell. It reads the source from standard input.
An error has Clang's diagnostics, with the line and the caret, and suggests a replacement where one is known.

OpenCL C forbids kernel parameters of the types size_t, ptrdiff_t, intptr_t and uintptr_t. Their size is that of the
device, which a host program need not know; here it is 64 bits. Other implementations accept them. Clang makes an error
of them that no option turns off, but goes by the types' names: the source is compiled again with macros that replace
these names by others (wfv/opencl/include/opencl_base.h).
"""

import re
import signal
import tempfile
from pathlib import Path

from wfv.errors import OptionError, ParseError, SourceLocation, UnsupportedError, not_started
from wfv.forks import compiling
from wfv.ir import source_locations
from wfv.ir.items import outside_byte_strings
from wfv.opencl import limited_process
from wfv.opencl.build_options import BuildOptions
from wfv.opencl.builtin_table import table
from wfv.opencl.c_functions import COMPLEX_HELP, help_for_unknown
from wfv.opencl.clang_program import INCLUDE, VARIABLE, clang_command
from wfv.opencl.struct_sizes import FLAGS, with_sizes
from wfv.opencl.translation import Translation, plain_text, source_bytes

SIZES_AS_PARAMETERS = "-DWFV_SIZES_AS_PARAMETERS"
_NAMES = "size_t|ptrdiff_t|intptr_t|uintptr_t"
_REFUSED = re.compile(
    r"^(.*:\d+:\d+): error: ('[^']*'(?: \(aka '[^']*'\))?) cannot be used as the type of a kernel parameter$",
    re.MULTILINE,
)
_NAME = re.compile(rf"\b(?:{_NAMES})\b")
_REPLACED = re.compile(rf'(!"(?:[^"\n]*\W)?)__({_NAMES})\b')  # in the metadata of the parameters


def size_parameters(diagnostics: str) -> list[str]:
    """A warning for each parameter that Clang refuses; none if it refuses none for the size of its type."""
    if not _NAME.search(diagnostics):
        return []
    return [
        f"{where}: warning: {type.replace('__private ', '')} as the type of a kernel parameter: 64 bits, as on the host"
        for where, type in _REFUSED.findall(diagnostics)
    ]


def plain_size_types(ir: str) -> str:
    """The module with the usual names of the types in its metadata."""
    return _REPLACED.sub(r"\1\2", ir)


_AMBIGUOUS = re.compile(r"call to '(atomic_\w+)' is ambiguous")
_NO_FILE = re.compile(r"'([^']*)' file not found")
_BOOL = re.compile(r"'(?:__private )?bool' cannot be used as the type of a kernel parameter")


_HALF = re.compile(r"type '(?:__\w+ )?half' (?:is not allowed|requires cl_khr_fp16)")


def help_for_error(message: str, source: str) -> str:
    """The help line for the message of Clang's first error."""
    if found := _AMBIGUOUS.search(message):
        return _help_for_atomic(found[1])
    if _BOOL.search(message):
        return "make it an int or a uchar: the size of a bool is not defined"
    if found := _NO_FILE.search(message):
        return _help_for_file(found[1])
    if _HALF.search(message):
        return "for numbers of type half, write `#pragma OPENCL EXTENSION cl_khr_fp16 : enable` at the source's start"
    return help_for_unknown(message, source) or "correct the source at the caret"


def _help_for_file(name: str) -> str:
    if name.endswith("complex.h"):
        return COMPLEX_HELP
    return "name its directory: include_dirs=[..] (on the command line: -I DIR); OpenCL C has no headers of its own"


def _help_for_atomic(name: str) -> str:
    """Clang calls it ambiguous if no form takes a pointer of that type."""
    entry = table().get(name)
    if entry is not None and entry.section.startswith("OpenCL 2.0"):
        return f"{name} takes a pointer to an atomic type, such as atomic_int*; for an int* there is atomic_add, .."
    return f"{name} takes an int* or a uint*; OpenCL C 2.0 has atomic_fetch_add, .. for atomic_int*, atomic_float*, .."


_SHOWN = 2000  # characters of the output of a Clang that crashes
_SIMPLER = "look for macros whose expansion grows, or split the source"
FIXED_FLAGS = (
    *("-x", "cl", "-cl-no-stdinc", "-nostdinc", "-Xclang", "-fdeclare-opencl-builtins"),
    *("-include", str(INCLUDE / "opencl_base.h"), "-target", "spir64-unknown-unknown", "-O1", "-S", "-emit-llvm"),
    # The IR keeps the source's names and lines, and has no path of the machine.
    *("-fno-discard-value-names", "-gline-tables-only", "-fdebug-compilation-dir=.", "-fno-trigraphs"),
    *("-fno-color-diagnostics", "-fdiagnostics-absolute-paths", "-Wno-unused-command-line-argument"),
    *("-fno-crash-diagnostics", "-fverify-intermediate-code"),
    "-fshow-overloads=best",  # a built-in may have two hundred overloads
    # C99 emits no code for an inline function, because another file defines it. Here it becomes local to this file.
    *("-mllvm", "-avail-extern-to-local"),
    *("-mllvm", "-dom-conditions-max-uses=0"),  # as in wfv/llvm/targets.py
    # It would load each component of an OpenCL vector by itself: two gathers instead of one of words.
    *("-mllvm", "-disable-vector-combine"),
)
# Macros for parts of opencl_base.h, and a part of the name of each function in them. Clang takes as long for these
# hundreds of overloads as for all else of a small program.
_PARTS = {"WFV_ASYNC_COPIES": "async", "WFV_SUB_GROUPS": "sub_"}
# Warnings that are errors by default in Clang 22, but not in older Clangs and the implementations built on them.
_ONLY_WARNINGS = (
    "int-conversion", "incompatible-pointer-types", "incompatible-function-pointer-types", "implicit-int",
    "return-mismatch", "implicit-function-declaration", "parentheses",
)  # fmt: skip
_LOCAL_COPY = re.compile(r"\.__uniq\.[0-9a-f]{32}\b")  # LLVM's suffix of an inline function that became local
# The debug info's file of the compilation unit, which is standard input: it contains the source a second time.
_UNIT = re.compile(r'^(!\d+ = !DIFile\(filename: "-", .*, source: )"[^"]+"\)$', re.MULTILINE)
_ISOLATED = ("-ivfsoverlay", str(INCLUDE / "only_these.yaml"))
_EXCERPT = re.compile(r"\n *\d+ \| ")
_ERROR = re.compile(r"^(.*?):(\d+):(\d+): (?:fatal )?error: (.*)$", re.MULTILINE)
_UNREMOVED = re.compile(r"^\S+: error: unable to remove file: .*\n", re.MULTILINE)  # root may not remove the output
_BROKEN = re.compile(r"^(.*)\n.*@(llvm\.[\w.$]+)(?s:.*)^fatal error: error in backend: Broken module", re.MULTILINE)
_OPTION_ERROR = re.compile(r"^error: (unknown warning option .*)$", re.MULTILINE)


def compile_opencl(
    source: str, options: BuildOptions | None = None, *, name: str = "<text>", directory: Path | None = None,
    contract: bool | None = None,
) -> Translation:  # fmt: skip
    """The LLVM IR of a program. Messages use `name` for the source; `#include "x.h"` searches `directory` first.

    `contract` allows (True) or forbids (False) a fused a * b + c; None leaves this to the options, whose default allows
    it. Raises ParseError with Clang's diagnostics, UnsupportedError for a NUL byte, OptionError if there is no Clang or
    if it refuses an option.
    """
    source, options = plain_text(source), options or BuildOptions()
    if "\0" in source:
        line = SourceLocation(source[: source.index("\0")].count("\n") + 1, 0, name)
        raise UnsupportedError("a NUL byte in the source", line=line, help="remove it: a source is text")
    directories = ((str(directory.resolve()),) if directory else ()) + options.include_dirs
    arguments = [
        *clang_command(), *FIXED_FLAGS, *FLAGS, "-gembed-source", f"-cl-std={options.standard}",
        *_parts(source, options), *_relaxed(options), *options.flags,
        *(() if options.optimizes else ("-Xclang", "-disable-llvm-passes")),
        *(() if contract is None else (f"-ffp-contract={'on' if contract else 'off'}",)),
        *(f"-U{macro}" for macro in options.undefines), *(f"-D{macro}={text}" for macro, text in options.defines),
        *(f"-I{path}" for path in directories), *(_ISOLATED if options.is_isolated else ()), "-",
    ]  # fmt: skip
    text = f'#line 1 "{_quoted(name)}"\n{source}\n'
    try:
        made = _translate(arguments, text, name)
    except ParseError as error:
        if "-Werror" in options.flags or not (warnings := size_parameters(error.message)):
            raise
        arguments = [*arguments[:-1], SIZES_AS_PARAMETERS, arguments[-1]]
        made = _translate(arguments, text, name)
        made = made._replace(log="\n".join(filter(None, [*warnings, made.log])))
    log = "\n".join(filter(None, (*options.warnings, made.log)))
    if source_locations.has_too_much_metadata(made.ir):
        # LLVM would exhaust the stack: the program is compiled without debug info, and its messages have no lines.
        made = _translate([one for one in arguments if not one.startswith("-g")], text, name)
    return made._replace(ir=plain_size_types(made.ir), log=log)


def _parts(source: str, options: BuildOptions) -> list[str]:
    """Options for the parts of opencl_base.h that the program may use; all if it includes files."""
    text = " ".join([source, *(text for _, text in options.defines)])
    has_files = "include" in text or "import" in text
    return [f"-D{macro}" for macro, word in _PARTS.items() if has_files or word in text]


_C_FLAGS = (
    *("-x", "c", "-O1", "-fno-math-errno", "-ffp-contract=off", "-S", "-emit-llvm", "-fno-discard-value-names"),
    *("-g", "-gembed-source", "-fdebug-compilation-dir=.", "-fno-color-diagnostics"),
    "-fverify-intermediate-code",
)


def compile_c(
    source: str, *, name: str = "<text>", directory: Path | None = None, is_isolated: bool = False
) -> Translation:
    """The LLVM IR of a C file, by the same Clang with the system's headers. Raises ParseError, OptionError.

    `is_isolated`: the source can include no file, not even those headers.
    """
    command, include = clang_command(), (f"-I{directory.resolve()}",) if directory else ()
    if "clang" in command:  # Zig's does not find its own headers
        include = (*include, f"-isystem{Path(command[0]).parent / 'lib' / 'include'}")
    text = f'#line 1 "{_quoted(name)}"\n{source}\n'
    isolated = _ISOLATED if is_isolated else ()
    return _translate([*command, *_C_FLAGS, *include, *isolated, "-"], text, name, "C")


def _relaxed(options: BuildOptions) -> tuple[str, ...]:
    """Options that make warnings of _ONLY_WARNINGS, unless the user wants all warnings to be errors."""
    return () if "-Werror" in options.flags else tuple(f"-Wno-error={name}" for name in _ONLY_WARNINGS)


def _translate(arguments: list[str], text: str, name: str, language: str = "OpenCL C") -> Translation:
    done, ir, rule = _run(arguments, text, name)
    diagnostics = _UNREMOVED.sub("", done.stderr.decode(errors="replace")).strip()
    if done.exceeded:
        raise ParseError(f"{name}: Clang was stopped: {done.exceeded}", help=_SIMPLER)
    if done.code < 0:
        shown = f": {diagnostics[:_SHOWN]}" if diagnostics else ""
        raise ParseError(f"{name}: Clang was killed by {signal.Signals(-done.code).name}{shown}", help=_SIMPLER)
    if done.code != 0:
        raise _error_of(diagnostics, name, text, language)
    ir = outside_byte_strings(ir, lambda part: _LOCAL_COPY.sub("", _UNIT.sub(r'\1"")', part)))
    return Translation(with_sizes(ir, done.stdout.decode(errors="replace")), diagnostics, rule)


def _run(arguments: list[str], text: str, name: str) -> tuple[limited_process.Finished, str, str]:
    """How Clang ended, with its output; the IR, and the make rule, each from a file of its own without a name."""
    try:
        with compiling:  # the first use of tempfile has a lock that would stay closed in a forked process
            ir, rule = (limited_process.inheritable(tempfile.TemporaryFile()) for _ in range(2))  # noqa: SIM115
        with ir, rule:
            files = (ir.fileno(), rule.fileno())
            rules = () if _ISOLATED[0] in arguments else ("-MD", "-MT", "x", "-MF", f"/dev/fd/{files[1]}")
            outputs = ("-o", f"/dev/fd/{files[0]}", *rules)  # with rules, Clang finds no fault with a missing #embed
            done = limited_process.run_limited(
                [*arguments, *outputs], source_bytes(text), INCLUDE, limited_process.LIMITS, files
            )
            return done, ir.read().decode(), rule.read().decode(errors="surrogateescape")
    except UnicodeEncodeError:
        raise ParseError(
            f"{name} is not OpenCL C: not encodable as UTF-8", help="pass text that UTF-8 can encode"
        ) from None
    except OSError as error:
        raise not_started("Clang", error, f"check the environment variable {VARIABLE}") from None


def _error_of(diagnostics: str, name: str, text: str, language: str) -> ParseError | OptionError:
    """The error with Clang's first error as its message, and all diagnostics below it.

    Clang shows no excerpt of a very long line. The error of such a line gets an excerpt from wfv.
    """
    found = _ERROR.search(diagnostics)
    if found is None and (option := _OPTION_ERROR.search(diagnostics)):
        return OptionError(option[1], help="without -Werror, it is a warning")
    if found is None and (broken := _BROKEN.search(diagnostics)):
        return _label_error(name, text, broken[2], broken[1])
    if found is None:
        return ParseError(f"{name}: Clang failed: {diagnostics[:_SHOWN] or 'it printed nothing'}", help=_SIMPLER)
    location, message = SourceLocation(int(found[2]), int(found[3]), found[1]), f"{found[4]}\n{diagnostics}"
    help = help_for_error(found[4], text) if language != "C" else "correct the source at the caret"
    error = ParseError(f"{name} is not {language}: {message}", line=location, help=help)
    if not _EXCERPT.match(diagnostics, found.end()):
        error.excerpt = source_locations.source_excerpt(location, text)
    return error


def _label_error(name: str, text: str, label: str, message: str) -> ParseError:
    """Clang takes any name from `__asm__`; its verifier then finds a function of LLVM with a wrong type."""
    line = text[: max(text.find(f'"{label}"'), 0)].count("\n")  # the first line is `#line`
    location = SourceLocation(line, 0, name) if line else None
    help = "names that begin with `llvm.` are LLVM's own: give it another name"
    error = ParseError(f"{name}: @{label}: {message}", line=location or 0, help=help)
    if location is not None:
        error.excerpt = source_locations.source_excerpt(location, text.partition("\n")[2])
    return error


def _quoted(name: str) -> str:
    return re.sub(r"[\0-\x1f]", " ", name).replace("\\", "\\\\").replace('"', '\\"')
