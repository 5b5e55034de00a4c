"""Programs that are compiled one by one, and then linked: clCompileProgram, clLinkProgram."""

import re
from typing import Any

from _wfv_driver import ffi

from wfv import llvm
from wfv.driver import programs as builds
from wfv.driver.contexts import Context, check_context
from wfv.driver.entry_points import entry_point
from wfv.driver.objects import ClError, refuse_if
from wfv.driver.programs import Built, Program, check_callback, checked_devices, option_text
from wfv.driver.prototypes import cl
from wfv.errors import Error
from wfv.ir import items, math_flags
from wfv.opencl import clang_cache
from wfv.temporary import temporary_folder

_LIBRARY, _MAY_CHANGE = "-create-library", "-enable-link-options"
_NO_EFFECT = ("-cl-denorms-are-zero", "-cl-no-subgroup-ifp", "-cl-mad-enable")
_LINKABLE = (cl.PROGRAM_BINARY_TYPE_COMPILED_OBJECT, cl.PROGRAM_BINARY_TYPE_LIBRARY)
_NOT_SHARED = {"internal", "private", "linkonce", "linkonce_odr", "weak", "weak_odr", "available_externally"}
_BODY = "__clang_ocl_kern_imp_"  # Clang's second function of a kernel
_MISSING = re.compile(r"unknown function|not defined|undefined|no definition", re.IGNORECASE)


@entry_point("clCompileProgram")
def compile_program(
    program: Program, count: int, devices: Any, options: Any, headers_count: int, headers: Any, names: Any,
    notify: int, data: int,
) -> None:  # fmt: skip
    check_callback(notify, data)
    checked_devices(program.devices, count, devices)
    refuse_if(bool(headers_count) != bool(headers) or bool(headers_count) != bool(names), cl.INVALID_VALUE)
    if program.source is None or program.kernels:
        raise ClError(cl.INVALID_OPERATION)
    given, texts = option_text(options), dict[str, str]()
    for i in range(headers_count):
        header = Program.of(headers[i], cl.INVALID_PROGRAM)
        check_context(program.context, header)
        refuse_if(not names[i], cl.INVALID_VALUE)
        texts[ffi.string(ffi.cast("char *", names[i])).decode(errors="surrogateescape")] = header.source or ""
    built = _compile(program.source, given, texts)
    program.take(built, given, cl.PROGRAM_BINARY_TYPE_COMPILED_OBJECT, notify, data)
    refuse_if(built.status != cl.BUILD_SUCCESS, cl.COMPILE_PROGRAM_FAILURE)


def _compile(source: str, options: str, headers: dict[str, str]) -> Built:
    """The LLVM IR of one source. Raises ClError for options that are none."""
    with temporary_folder() as folder:
        for name, text in headers.items():
            path = (folder / name.lstrip("/")).resolve()
            refuse_if(not path.is_relative_to(folder.resolve()), cl.INVALID_VALUE)
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, errors="surrogateescape")
            except OSError as error:  # a name that no file has: of a folder, or too long
                raise ClError(cl.INVALID_VALUE) from error
        found = builds.read_options(options, cl.INVALID_COMPILER_OPTIONS, [str(folder)] if headers else [])
        try:
            made = clang_cache.compile_cached(source, found, directory=builds.directory_of(source))
        except Error as error:
            return Built(cl.BUILD_ERROR, str(error))
    return Built(cl.BUILD_SUCCESS, made.log, None, made.ir)


@entry_point("clLinkProgram")
def link_program(
    context: Context, count: int, devices: Any, options: Any, number: int, programs: Any, notify: int, data: int
) -> Program:
    check_callback(notify, data)
    found = checked_devices(context.devices, count, devices)
    refuse_if(number == 0 or not programs, cl.INVALID_VALUE)
    parts = Program.each_of(number, programs, cl.INVALID_PROGRAM)
    check_context(context, *parts)
    given = option_text(options)
    words = given.split()
    _check_options(words)
    refuse_if(any(each.binary_type not in _LINKABLE or not each.built.ir for each in parts), cl.INVALID_OPERATION)
    is_library = _LIBRARY in words
    built = _link([_with_math(each, words) for each in parts], is_library)
    made = Program(context, found, None, built.ir)
    kind = cl.PROGRAM_BINARY_TYPE_LIBRARY if is_library else cl.PROGRAM_BINARY_TYPE_EXECUTABLE
    made.compile_options = " ".join([each.options for each in parts])
    made.take(built, given, kind, notify, data)
    if built.status != cl.BUILD_SUCCESS:
        raise ClError(cl.LINK_PROGRAM_FAILURE, made)  # the program has the log
    return made


def _check_options(words: list[str]) -> None:
    known = (_LIBRARY, _MAY_CHANGE, *_NO_EFFECT, *math_flags.FLAGS)
    refuse_if(
        any(word not in known for word in words) or (_MAY_CHANGE in words and _LIBRARY not in words),
        cl.INVALID_LINKER_OPTIONS,
    )


def _with_math(part: Program, words: list[str]) -> str:
    """The LLVM IR of a part, as the options for math ask for; a library must allow that."""
    is_library = part.binary_type == cl.PROGRAM_BINARY_TYPE_LIBRARY
    if is_library and _MAY_CHANGE not in part.options.split():
        return part.built.ir
    return math_flags.add_math_flags(part.built.ir, words)


def _link(texts: list[str], is_library: bool) -> Built:
    if twice := _defined_twice(texts):  # LLVM would not see inlined functions, which are left out
        return Built(cl.BUILD_ERROR, f"two of the programs define {', '.join(twice)}: define it in one of them")
    try:
        ir = llvm.link_texts(texts if is_library else items.reached_from_kernels(texts))
    except Error as error:
        return Built(cl.BUILD_ERROR, str(error))
    if is_library:
        return Built(cl.BUILD_SUCCESS, "", None, ir)
    built = builds.build_ir(ir)
    missing = [] if built.program is None else [e for e in built.program.refused.values() if _MISSING.search(e.message)]
    return Built(cl.BUILD_ERROR, "\n".join(map(str, missing))) if missing else built


def _defined_twice(texts: list[str]) -> list[str]:
    """The functions that several of the modules define, and that are not local to them."""
    seen, twice = set[str](), list[str]()
    for text in texts:
        for item in items.items_of(text):
            if _NOT_SHARED.isdisjoint(item.text.partition("@")[0].split()):
                if item.name in seen and not item.name.startswith(_BODY):
                    twice.append(item.name)
                seen.add(item.name)
    return twice
