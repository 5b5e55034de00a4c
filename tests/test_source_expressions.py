"""The names of values in the source: the expression at a column, and the variable that it is the value of."""

from __future__ import annotations

import pytest

from wfv.ir.source_expressions import expression_at, variable_at

# The line with the column marked by a caret before it; the expression; the variable.
CASES = [
    ("uint value = ^data[id * SIZE + i];", "data[id * SIZE + i]", "value"),
    ("uint value = data[id ^* SIZE + i];", "id * SIZE", ""),
    ("uint value = data[id * SIZE ^+ i];", "id * SIZE + i", ""),
    ("float cx = x0 ^+ dx * (float)column;", "x0 + dx * (float)column", "cx"),
    ("float cx = x0 + dx ^* (float)column;", "dx * (float)column", ""),
    ("float cx = x0 + dx * ^(float)column;", "(float)column", ""),
    ("int i = (int)^get_global_id(0), j = 3;", "get_global_id(0)", "i"),
    ("for (int k = ^starts[row]; k < starts[row + 1]; ++k)", "starts[row]", "k"),
    ("for (int k = starts[row]; k ^< starts[row + 1]; ++k)", "k < starts[row + 1]", ""),
    ("for (int k = starts[row]; k < starts[row + 1]; ^++k)", "", ""),
    ("count[a.x->y[3] - 1]^++;", "count[a.x->y[3] - 1]", ""),
    ("sum ^+= values[k] * x[columns[k]];", "sum", ""),
    ("sum += values[k] ^* x[columns[k]];", "values[k] * x[columns[k]]", ""),
    ("if (a ^- -b(2, c) * 2 << 1 < (q & 7)) {", "a - -b(2, c) * 2", ""),
    ("if (a - -b(2, c) * 2 ^<< 1 < (q & 7)) {", "a - -b(2, c) * 2 << 1", ""),
    ("if (a - -b(2, c) * 2 << 1 < (q ^& 7)) {", "q & 7", ""),
    ("uint at = ^inverse ? x * w + k : k * w + x;", "inverse ? x * w + k : k * w + x", "at"),
    ("y = f(x, ^g[i] ? 1 : 2, 3);", "g[i] ? 1 : 2", ""),
    ('int n = ^s[0] == \'"\' ? 1 : 0; // "n"', "s[0]", ""),
    ("x = ^a  [ 1 ] ;", "a [ 1 ]", "x"),
    ("^", "", ""),
    ("x = (^", "", ""),
    ("x = a ^+", "", ""),
    ("^)]]", "", ""),
    ("^f(", "", ""),
    ("a ^? b", "", ""),
    ("x = ^" + "y + " * 40 + "z;", "y", ""),
    ("x = " + "y + " * 40 + "y ^+ z;", "", "x"),  # too long to be shown
]


@pytest.mark.parametrize(("marked", "expression", "variable"), CASES, ids=[case[0][:40] for case in CASES])
def test_expressions(marked: str, expression: str, variable: str) -> None:
    before, _, behind = marked.partition("^")
    line, column = before + behind, len(before) + 1
    assert (expression_at(line, column), variable_at(line, column)) == (expression, variable)


def test_no_column_breaks_it() -> None:
    """Columns of macros and of other lines may be anywhere."""
    for marked, _, _ in CASES:
        line = marked.replace("^", "", 1)
        for column in range(-1, len(line) + 3):
            found = expression_at(line, column), variable_at(line, column)
            assert all(" ".join(line.split()).find(" ".join(each.split())) >= 0 for each in found)
