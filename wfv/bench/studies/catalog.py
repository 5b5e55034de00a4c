"""The studies by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from wfv.bench.studies import boxavg, pitch, straylight
from wfv.bench.studies.forms import Facts, Form
from wfv.errors import OptionError, known

ALL = "all"


@dataclass(frozen=True)
class Study:
    """A study. `make_forms` takes a size, a seed and the most threads. `unit` counts pixels by `unit_pixels`."""

    name: str
    title: str
    unit: str
    unit_pixels: float
    facts: Mapping[str, Facts]
    make_forms: Callable[[str, int, int], list[Form]]
    by_groups: str = ""  # the form that is timed with each of `groups`, the work-items of a group
    groups: tuple[int, ...] = ()


STUDIES = {
    each.name: each
    for each in (
        Study(
            "boxavg", boxavg.TITLE, boxavg.UNIT, boxavg.UNIT_PIXELS, boxavg.FACTS, boxavg.make_forms,
            boxavg.ROW_KERNEL, boxavg.GROUPS,
        ),
        Study(
            "pitch", pitch.TITLE, pitch.UNIT, pitch.UNIT_PIXELS, pitch.FACTS, pitch.make_forms,
            pitch.PLAIN, pitch.GROUPS,
        ),
        Study(
            "straylight", straylight.TITLE, straylight.UNIT, straylight.UNIT_PIXELS, straylight.FACTS,
            straylight.make_forms,
        ),
    )
}  # fmt: skip


def find_studies(name: str) -> list[Study]:
    """The study of that name, or all. Raises OptionError with the names."""
    try:
        known(name, (*STUDIES, ALL), "study")
    except OptionError as error:
        raise OptionError(error.message, help=f"pass one of {', '.join(STUDIES)}, or {ALL}") from None
    return list(STUDIES.values()) if name == ALL else [STUDIES[name]]
