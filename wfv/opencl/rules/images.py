"""Functions of images (OpenCL 1.2, section 6.12.14): coordinates are split into numbers, and the library does the rest.

    read_imagef(image, sampler, (float2)(x, y))
        numbers = wfv_image_sample2(image, sampler, x, y, 0)
        result = wfv_image_floats(image, numbers)

An image is a struct (wfv/opencl/image_types.py).
"""

from collections.abc import Callable, Iterator
from functools import partial

from wfv.ir.types import FLOAT, I32, I64, FnType, scalar_of
from wfv.ir.values import Value, const_int
from wfv.opencl.image_types import ACCESSES, FIELDS, KINDS
from wfv.opencl.mangling import CType, mangle
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import VOID, Build, Forms, Rule

_IMAGE, _SAMPLER = CType("ocl_image2d_ro"), CType("ocl_sampler")  # the library takes all images as these
_INT, _UINT, _FLOAT = CType("int"), CType("uint"), CType("float")
_WORDS, _NUMBERS = CType("uint", 4), CType("float", 4)
_ZERO = const_int(I32, 0)
_FIELDS = tuple(FIELDS)
_CHANNELS = {"f": CType("float", 4), "i": CType("int", 4), "ui": CType("uint", 4), "h": CType("half", 4)}
_READABLE, _WRITABLE, _ANY = ("ro", "rw"), ("wo", "rw"), tuple(ACCESSES.values())


def _images(accesses: tuple[str, ...]) -> Iterator[tuple[str, CType]]:
    """Each kind of image with its type for each access."""
    yield from ((kind, CType(f"ocl_{kind}_{access}")) for kind in KINDS for access in accesses)


def _kind(b: Body) -> str:
    return b.form.first.base.removeprefix("ocl_").rpartition("_")[0]


def _coordinates(kind: str, base: str) -> CType:
    """The type of a texel's coordinates, which a layer follows in arrays; there are no vectors of three."""
    count, is_array = KINDS[kind]
    return CType(base, {1: 1, 2: 2, 3: 4}[count + is_array])


def _worker(b: Body, name: str, types: tuple[CType, ...], args: list[Value], result: CType) -> Value:
    """A call of a function of the library."""
    symbol = mangle(f"wfv_image_{name}", *types)
    b.module.declare(symbol, FnType(result.ir, tuple(x.type for x in args)))
    return b.call(symbol, result.ir, args)


def _split(b: Body, coordinates: Value) -> tuple[list[Value], Value | None]:
    """A texel's coordinates as numbers, and the layer."""
    count, is_array = KINDS[_kind(b)]
    parts = b.components(coordinates)
    return parts[:count], parts[count] if is_array else None


def _read(kind: str, b: Body, image: Value, *args: Value) -> Value:
    *sampler, coordinates = args
    parts, layer = _split(b, coordinates)
    is_float = kind in ("f", "h")
    found = _sampled(b, [image, *sampler], parts, layer, is_float) if sampler else _texel(b, image, parts, layer)
    if not is_float:
        return _worker(b, "integers", (_IMAGE, _WORDS), [image, found], _WORDS)
    of = _NUMBERS if scalar_of(found.type) == FLOAT else _WORDS
    return b.cast("fptrunc", _worker(b, "floats", (_IMAGE, of), [image, found], _NUMBERS), _CHANNELS[kind].ir)


def _position(parts: list[Value], layer: Value | None) -> list[Value]:
    """x, y and z of a texel: 0 for those that the image does not have."""
    return [*parts, *[_ZERO] * (2 - len(parts)), layer or _ZERO][:3]


def _texel(b: Body, image: Value, parts: list[Value], layer: Value | None) -> Value:
    args = [image, *_position(parts, layer), const_int(I32, 1)]
    return _worker(b, "texel", (_IMAGE, _INT, _INT, _INT, _INT), args, _WORDS)


def _sampled(b: Body, first: list[Value], parts: list[Value], layer: Value | None, is_mean: bool) -> Value:
    """The words of the nearest texel; the numbers that a sampler may interpolate, if the coordinates are floats."""
    base = _FLOAT if parts[0].type == FLOAT else _INT
    types = (_IMAGE, _UINT, *[base] * len(parts))
    args = [*first, *parts]
    if len(parts) < 3:
        args.append(_ZERO if layer is None else _worker(b, "layer", (_IMAGE, base), [first[0], layer], _INT))
        types = (*types, _INT)
    if is_mean and base == _FLOAT:
        return _worker(b, f"sample{len(parts)}", types, args, _NUMBERS)
    return _worker(b, f"at{len(parts)}", types, args, _WORDS)


def _write(kind: str, b: Body, image: Value, coordinates: Value, color: Value) -> None:
    type = _NUMBERS if kind == "h" else _CHANNELS[kind]
    args = [image, *_position(*_split(b, coordinates)), b.cast("fpext", color, type.ir)]
    _worker(b, "write", (_IMAGE, _INT, _INT, _INT, type), args, VOID)


def _read_forms(kind: str) -> Forms:
    """Of images with and without a sampler. Those of buffers have none, and those that are written neither."""
    forms: dict[tuple[CType, ...], CType] = {
        (type, _coordinates(image, "int")): _CHANNELS[kind] for image, type in _images(_READABLE)
    }
    for image, type in _images(("ro",)):
        if image != "image1d_buffer":
            forms |= {(type, _SAMPLER, _coordinates(image, base)): _CHANNELS[kind] for base in ("int", "float")}
    return forms


def _write_forms(kind: str) -> Forms:
    return {(type, _coordinates(image, "int"), _CHANNELS[kind]): VOID for image, type in _images(_WRITABLE)}


def _field(name: str, b: Body, x: Value) -> Value:
    return b.extractvalue(x, _FIELDS.index(name))


def _sizes(b: Body, image: Value) -> Value:
    result: Value = b.integer(b.form.result.ir, 0)
    for i, name in enumerate(("width", "height", "depth")[: KINDS[_kind(b)][0]]):
        result = b.insertelement(result, _field(name, b, image), i)
    return result


def _layers(b: Body, image: Value) -> Value:
    return b.cast("zext", _field("layers", b, image), I64)


def _of(result: CType, has: Callable[[str], bool]) -> Forms:
    """The forms of a query of images of some kinds."""
    return {(type,): result for kind, type in _images(_ANY) if has(kind)}


def _all(kind: str) -> bool:
    return True


def _query(result: CType, has: Callable[[str], bool], build: Build) -> Rule:
    return Rule(partial(_of, result, has), build)


def _dimension_forms() -> Forms:
    counts = {2: 2, 3: 4}
    return {(type,): CType("int", counts[axes]) for kind, type in _images(_ANY) if (axes := KINDS[kind][0]) in counts}


RULES: dict[str, Rule] = {
    **{f"read_image{kind}": Rule(partial(_read_forms, kind), partial(_read, kind)) for kind in _CHANNELS},
    **{f"write_image{kind}": Rule(partial(_write_forms, kind), partial(_write, kind)) for kind in _CHANNELS},
    "get_image_width": _query(_INT, _all, partial(_field, "width")),
    "get_image_height": _query(_INT, lambda kind: KINDS[kind][0] > 1, partial(_field, "height")),
    "get_image_depth": _query(_INT, lambda kind: KINDS[kind][0] > 2, partial(_field, "depth")),
    "get_image_channel_order": _query(_INT, _all, partial(_field, "order")),
    "get_image_channel_data_type": _query(_INT, _all, partial(_field, "type")),
    "get_image_dim": Rule(_dimension_forms, _sizes),
    "get_image_array_size": _query(CType("ulong"), lambda kind: KINDS[kind][1], _layers),
}
