"""Light dataclasses: dataclasses, frozen by default, that take a fifth of the time to define.

`dataclass(frozen=True)` compiles six methods of each class, and hundreds of classes are defined before a first kernel
runs. Light dataclasses share the code of `__init__` with those that have as many fields of the same kinds, and their
other methods with all. What works with any dataclass works: `dataclasses.replace`, `fields`, `is_dataclass`, pattern
matching.
"""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from functools import cache, partial
from types import CodeType, FunctionType
from typing import Any, TypeVar, dataclass_transform, overload

_T = TypeVar("_T")
_ORDER = (operator.lt, operator.le, operator.gt, operator.ge)


@overload
def light_dataclass(cls: type[_T], /) -> type[_T]: ...
@overload
def light_dataclass(
    *, frozen: bool = True, slots: bool = False, order: bool = False
) -> Callable[[type[_T]], type[_T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def light_dataclass(
    cls: type[_T] | None = None, /, *, frozen: bool = True, slots: bool = False, order: bool = False
) -> Any:
    """Makes the class a dataclass: `__init__`, comparison by value, a representation, if `frozen` a hash, if `order` <.

    Methods that the class itself defines stay. `slots` makes a new class with `__slots__`. A light dataclass inherits
    from light dataclasses only. There are no keyword-only fields and no `InitVar`.
    """
    define = partial(_define, frozen=frozen, slots=slots, order=order)
    return define if cls is None else define(cls)


def _define(cls: type[_T], frozen: bool, slots: bool, order: bool) -> type[_T]:
    given = set(cls.__dict__)
    if cls.__doc__ is None:  # dataclass would write the signature, which takes longer than all the rest
        cls.__doc__ = cls.__name__
    cls = _with_fields(cls, slots)
    made: dict[str, object] = {"__init__": _Init(cls, frozen), "__repr__": _representation}
    values = _values_of([one.name for one in fields(cls) if one.compare])  # type: ignore[arg-type]
    made["__eq__"] = _equality(values)
    made["__hash__"] = (lambda self: hash(values(self))) if frozen else None
    if order:
        made |= {f"__{one.__name__}__": _comparison(values, one) for one in _ORDER}
    if frozen:
        made |= {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
    if frozen and slots:  # copies and pickles set no attributes
        made |= {"__getstate__": _get_state, "__setstate__": _set_state}
    for name, method in made.items():
        if name not in given:
            setattr(cls, name, method)
    return cls


def _equality(values: Callable[[object], Any]) -> Callable[[object, object], bool]:
    """Whether two objects of one class are equal by these values."""

    def equal(self: object, other: object) -> bool:
        if self is other:  # most types are
            return True
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    return equal


def _with_fields(cls: type[_T], slots: bool) -> type[_T]:
    """The class with its fields. `dataclass` searches each annotation that is a text for other names of ClassVar."""
    texts = inspect.get_annotations(cls)
    cls.__annotations__ = {name: text if "ClassVar" in str(text) else object for name, text in texts.items()}
    cls = dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    cls.__annotations__ = texts
    for one in fields(cls):  # type: ignore[arg-type]
        one.type = texts.get(one.name, one.type)
    return cls


def _comparison(
    values: Callable[[object], Any], compare: Callable[[Any, Any], Any]
) -> Callable[[object, object], bool]:
    """Compares two objects of one class by these values."""

    def compared(self: object, other: object) -> bool:
        return compare(values(self), values(other)) if other.__class__ is self.__class__ else NotImplemented

    return compared


def _values_of(names: list[str]) -> Callable[[object], Any]:
    """The function that makes a tuple of these attributes."""
    if len(names) > 1:
        return operator.attrgetter(*names)
    if not names:
        return lambda self: ()
    only = operator.attrgetter(names[0])
    return lambda self: (only(self),)


class _Init:
    """Stands for `__init__` of a class until it is asked for: a third of the classes of a first use have no object."""

    def __init__(self, cls: type, frozen: bool) -> None:
        self.cls, self.frozen = cls, frozen
        self.defaults = tuple(_defaults(cls, [one for one in fields(cls) if one.init]))

    def __get__(self, instance: object, owner: type) -> Callable[..., None]:
        made = _init_of(self.cls, self.frozen, self.defaults)
        self.cls.__init__ = made  # type: ignore[misc]
        return made.__get__(instance, owner)


def _init_of(cls: type, frozen: bool, defaults: tuple[object, ...]) -> FunctionType:
    """`__init__(self, a, b=<default>)`, which sets the fields and calls `__post_init__`, if there is one."""
    found = fields(cls)
    code = _init_code(tuple(map(_kind_of, found)), frozen, hasattr(cls, "__post_init__"))
    names = {f"p{i}": one.name for i, one in enumerate(found)}
    known: dict[str, Any] = {f"_make_p{i}": one.default_factory for i, one in enumerate(found)}
    known |= {"_set": object.__setattr__, "_missing": MISSING, "__name__": cls.__module__}
    made = FunctionType(_renamed(code, names, f"{cls.__qualname__}.__init__"), known)
    made.__defaults__ = defaults
    return made


def _defaults(cls: type, parameters: list[Field[Any]]) -> Iterator[object]:
    """The default values of the last parameters. Raises TypeError if one without a default is behind them."""
    has_default = False
    for one in parameters:
        if one.default is not MISSING or one.default_factory is not MISSING:
            has_default = True
            yield one.default  # MISSING where a factory makes the value
        elif has_default:
            raise TypeError(f"{cls.__qualname__}: the field {one.name!r} without a default follows one with a default")


_VALUES = {"given": "p{0}", "made": "_make_p{0}()", "either": "_make_p{0}() if p{0} is _missing else p{0}"}


def _kind_of(one: Field[Any]) -> str:
    """How `__init__` gets the value of a field: a key of _VALUES; "" for not at all."""
    if one.default_factory is not MISSING:
        return "either" if one.init else "made"
    return "given" if one.init else ""  # its default, if any, is an attribute of the class


@cache
def _init_code(kinds: tuple[str, ...], frozen: bool, has_post_init: bool) -> CodeType:
    """The code of `__init__` for fields `p0`, `p1`, .. of these kinds: compiled once for all classes like that."""
    setting = "_set(self, 'p{0}', {1})" if frozen else "self.p{0} = {1}"
    parameters = [f"p{i}" for i, kind in enumerate(kinds) if kind in ("given", "either")]
    lines = [setting.format(i, _VALUES[kind].format(i)) for i, kind in enumerate(kinds) if kind]
    lines += ["self.__post_init__()"] if has_post_init else []
    made: dict[str, Any] = {}
    exec(f"def __init__({', '.join(['self', *parameters])}): {'; '.join(lines) or 'pass'}", made)
    return made["__init__"].__code__  # type: ignore[no-any-return]


def _renamed(code: CodeType, names: dict[str, str], qualname: str) -> CodeType:
    """The code with these names of variables, attributes and strings."""
    variables, attributes = (tuple(names.get(one, one) for one in each) for each in (code.co_varnames, code.co_names))
    constants = tuple(names.get(one, one) if isinstance(one, str) else one for one in code.co_consts)
    return code.replace(co_varnames=variables, co_names=attributes, co_consts=constants, co_qualname=qualname)


def _representation(self: Any) -> str:
    shown = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr)
    return f"{type(self).__qualname__}({shown})"


def _refuse_to_set(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _get_state(self: Any) -> list[object]:
    return [getattr(self, one.name) for one in fields(self)]


def _set_state(self: Any, state: list[object]) -> None:
    for one, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, one.name, value)
