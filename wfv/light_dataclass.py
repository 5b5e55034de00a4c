"""Light dataclasses: dataclasses, frozen by default, that take a fifth of the time to define.

`dataclass(frozen=True)` compiles six methods of each class, and hundreds of classes are defined before a first kernel
runs. A light dataclass compiles `__init__` alone; its other methods are the same for all classes. What works with any
dataclass works: `dataclasses.replace`, `fields`, `is_dataclass`, pattern matching.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from functools import partial
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

_T = TypeVar("_T")


@overload
def light_dataclass(cls: type[_T], /) -> type[_T]: ...
@overload
def light_dataclass(*, frozen: bool = True, slots: bool = False) -> Callable[[type[_T]], type[_T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def light_dataclass(cls: type[_T] | None = None, /, *, frozen: bool = True, slots: bool = False) -> Any:
    """Makes the class a dataclass: `__init__`, comparison by value, a representation, and if `frozen` a hash.

    Methods that the class itself defines stay. `slots` makes a new class with `__slots__`. A light dataclass inherits
    from light dataclasses only. There are no keyword-only fields and no `InitVar`.
    """
    return partial(_define, frozen=frozen, slots=slots) if cls is None else _define(cls, frozen, slots)


def _define(cls: type[_T], frozen: bool, slots: bool) -> type[_T]:
    given = set(cls.__dict__)
    if cls.__doc__ is None:  # dataclass would write the signature, which takes longer than all the rest
        cls.__doc__ = cls.__name__
    cls = dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    made: dict[str, object] = {"__init__": _init_of(cls, frozen), "__repr__": _representation}
    made["__eq__"], hashed = _comparison([one.name for one in fields(cls) if one.compare])  # type: ignore[arg-type]
    made["__hash__"] = hashed if frozen else None
    if frozen:
        made |= {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
    if frozen and slots:  # copies and pickles set no attributes
        made |= {"__getstate__": _get_state, "__setstate__": _set_state}
    for name, method in made.items():
        if name not in given:
            setattr(cls, name, method)
    return cls


def _comparison(names: list[str]) -> tuple[Callable[[object, object], bool], Callable[[object], int]]:
    """`__eq__` and `__hash__` by the values of these attributes."""
    values = _values_of(names)

    def equal(self: object, other: object) -> bool:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    return equal, lambda self: hash(values(self))


def _values_of(names: list[str]) -> Callable[[object], Any]:
    """The function that makes a tuple of these attributes."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda self: ()
    only = attrgetter(names[0])
    return lambda self: (only(self),)


def _init_of(cls: type, frozen: bool) -> Callable[..., None]:
    """`__init__(self, a, b=<default>)`, which sets the fields and calls `__post_init__`, if there is one."""
    parameters, lines, known = ["self"], [], {"_set": object.__setattr__, "_missing": MISSING}
    for one in fields(cls):
        parameter, line = _parts(one, known)
        parameters += [parameter] if parameter else []
        setting = f"_set(self, {one.name!r}, {line})" if frozen else f"self.{one.name} = {line}"
        lines += [f" {setting}"] if line else []
    lines += [" self.__post_init__()"] if hasattr(cls, "__post_init__") else []
    exec(f"def __init__({', '.join(parameters)}):\n" + ("\n".join(lines) or " pass"), known)
    made: Any = known["__init__"]
    made.__qualname__, made.__module__ = f"{cls.__qualname__}.__init__", cls.__module__
    return made  # type: ignore[no-any-return]


def _parts(one: Field[Any], known: dict[str, Any]) -> tuple[str, str]:
    """The parameter of a field and the expression of its value, "" for none; adds what they name to `known`."""
    name = one.name
    if one.default_factory is not MISSING:
        known[f"_make_{name}"] = one.default_factory
        made = f"_make_{name}()"
        return (f"{name}=_missing", f"{made} if {name} is _missing else {name}") if one.init else ("", made)
    if not one.init:  # its default, if any, is an attribute of the class
        return "", ""
    if one.default is not MISSING:
        known[f"_default_{name}"] = one.default
        return f"{name}=_default_{name}", name
    return name, name


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
