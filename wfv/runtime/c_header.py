"""The header of a vectorized function's object file, for C and C++ (GCC's and Clang's vector types)."""

from passes.widen.function_entry import FunctionInterface
from wfv.ir.types import FloatType, IntType, PtrType, Type, size_of
from wfv.llvm import Target

_FLOATS = {"half": "_Float16", "float": "float", "double": "double"}
_HEADER = """\
/* {name}: {lanes} lanes, for {target}. */
#include <stdint.h>
#ifdef __cplusplus
extern "C" {{
#endif
{declarations}
/* For `items` elements: arguments[k] points to the array of a varying parameter, or to the value of another one,
   then to the mask's bytes if there is a mask, then to the arrays of the results. */
void {name}_arrays(int64_t items, void *const *arguments) __asm__("{arrays}");
#ifdef __cplusplus
}}
#endif
"""
_TOO_WIDE = "/* C would not pass the SIMD function's values in registers: it is not declared. */"


def c_header(interface: FunctionInterface, target: Target) -> str:
    """The text. The SIMD function is declared if C passes all its values in registers."""
    types = [each.type for each in interface.parameters]
    wide = [type for type, each in zip(types, interface.parameters, strict=True) if each.shape.is_varying]
    is_plain = len(interface.results) < 2 and all(
        8 * interface.lanes * size_of(type) <= target.vector_bits for type in (*wide, *interface.results)
    )
    return _HEADER.format(
        name=interface.name, lanes=interface.lanes, target=target.name, arrays=interface.arrays_symbol,
        declarations=_declaration(interface) if is_plain else _TOO_WIDE,
    )  # fmt: skip


def _declaration(interface: FunctionInterface) -> str:
    """The SIMD function with the types of its vectors. A mask has 16 bytes or more; -1 is an active lane."""
    lanes, vectors = interface.lanes, dict[str, str]()

    def vector(type: Type) -> str:
        name = f"wfv_{_c_type(type).removesuffix('_t').replace(' ', '_').replace('*', 'ptr')}x{lanes}"
        size = lanes * size_of(type)
        vectors[name] = f"typedef {_c_type(type)} {name} __attribute__((vector_size({size})));"
        return name

    parameters = [
        f"{vector(each.type) if each.shape.is_varying else _c_type(each.type)} {each.name}"
        for each in interface.parameters
    ]
    if interface.has_mask:
        parameters.append(f"{vector(IntType(max(8, 128 // lanes)))} mask")
    result = "void"
    if interface.results:
        (type,) = interface.results
        result = _c_type(type) if interface.is_result_uniform else vector(type)
    return "\n".join([*vectors.values(), f"{result} {interface.symbol}({', '.join(parameters) or 'void'});"])


def _c_type(type: Type) -> str:
    match type:
        case FloatType(kind=kind):
            return _FLOATS[kind]
        case PtrType():
            return "uint64_t"
        case IntType(bits=bits):
            return f"int{max(bits, 8)}_t"
    raise TypeError(f"{type} is no scalar")
