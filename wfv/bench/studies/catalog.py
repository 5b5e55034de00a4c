"""The studies by name."""

from wfv.bench.studies import boxavg, pitch, straylight
from wfv.bench.studies.forms import Study
from wfv.errors import known

ALL = "all"
STUDIES = {each.name: each for each in (boxavg.STUDY, pitch.STUDY, straylight.STUDY)}


def find_studies(name: str) -> list[Study]:
    """The study of that name, or all. Raises OptionError with the names."""
    known(name, (*STUDIES, ALL), "study")
    return list(STUDIES.values()) if name == ALL else [STUDIES[name]]
