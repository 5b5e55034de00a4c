"""What to try against what makes vector code slow: the rows of advice.yaml that fit."""

import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import yaml

from passes.remarks import Remark

_OF_ONE_RECORD = 64  # bytes: what is farther apart is taken for rows


@cache
def _tables() -> dict[str, Any]:
    tables: dict[str, Any] = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text())
    return tables


def advice_for(remark: Remark) -> str:
    """What to try; "" if there is nothing to gain."""
    kind = remark.causes[0].kind if remark.causes else ""
    fact = f"{remark.opcode} {remark.fact}"
    apart = re.search(r"(-?\d+) bytes apart", fact)
    is_near = apart and abs(int(apart[1])) <= _OF_ONE_RECORD
    table = "strided" if remark.kind in ("gather", "scatter") and is_near else remark.kind
    for row in chain.from_iterable(_tables()["advice"].get(table, ())):
        if row.get("fact", "") in fact and ("cause" not in row or kind in row["cause"].split()):
            return str(row["try"]).replace("{apart}", apart[0] if apart else "far apart")
    return ""


def advice_for_part(part: str) -> str:
    """What to try against a part of the cost; "" if nothing is known."""
    return str(_tables()["parts"].get(part, ""))
