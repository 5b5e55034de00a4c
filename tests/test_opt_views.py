"""`wfv opt`: what each step changed, shapes as comments, one function, times of the steps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.command_line import fail, succeed
from tests.support.command_line import wfv as command
from wfv.cli import opt_text
from wfv.pipeline import Stage

OPT = ("opt", "Mandelbrot", "--strategy", "unicf", "--lanes", "8")
BEFORE = """\
source_filename = "x"
declare void @f(ptr noundef) #1
define dso_local void @k(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i64 range(i64 0, 9) %n) #0 !dbg !3 {
entry:
  %a = add i64 %n, 1, !dbg !7
  %b = load i32, ptr addrspace(1) %out, align 4, !tbaa !9
  call void @f(ptr noundef %out) #2
  ret void
}

define internal i1 @wfv.any(i1 %a0) alwaysinline {
  ret i1 %a0
}

attributes #0 = { nounwind }
!3 = !{}
"""  # noqa: E501
PLAIN = """\
define void @k(ptr addrspace(1) %out, i64 %n) {
entry:
  %a = add i64 %n, 1
  %b = load i32, ptr addrspace(1) %out, align 4
  call void @f(ptr %out)
  ret void
}
"""


def test_metadata_and_attributes_are_left_out() -> None:
    assert opt_text.without_attachments(BEFORE) == PLAIN


def changed(form: str, *texts: str) -> list[str]:
    stages = [Stage(str(number), text, ()) for number, text in enumerate(texts)]
    return list(opt_text.changed_texts(stages, texts, form))


def test_a_diff_has_the_lines_that_a_step_changed() -> None:
    after = PLAIN.replace("  %a = add i64 %n, 1\n", "  %a = sub i64 %n, 2\n  %c = add i64 %a, 1\n")
    first, same, third = changed("diff", BEFORE, PLAIN, after)
    assert first == f"; *** IR after 0 ***\n{PLAIN}"
    assert same == "; *** IR after 1: no change ***\n"
    lines = third.splitlines()
    assert [line for line in lines if line.startswith("-")] == ["-  %a = add i64 %n, 1"]
    assert [line for line in lines if line.startswith("+")] == ["+  %a = sub i64 %n, 2", "+  %c = add i64 %a, 1"]
    assert not any("ret void" in line for line in lines)
    assert changed("full", BEFORE, after)[1] == f"; *** IR after 1 ***\n{after}"


def test_comments_make_no_difference() -> None:
    commented = PLAIN.replace("add i64 %n, 1\n", "add i64 %n, 1      ; strided(-4)\n")
    assert changed("diff", PLAIN, commented)[1].endswith("; only comments and names of functions differ\n")


def test_a_new_name_of_a_function_makes_no_difference() -> None:
    renamed = PLAIN.replace("@k(", "@k.c0.vector(")
    assert changed("diff", PLAIN, renamed)[1].endswith("; only comments and names of functions differ\n")
    assert "define void @other" in changed("diff", PLAIN, PLAIN.replace("@k(", "@other("))[1]


def test_a_long_text_that_is_new_is_left_out() -> None:
    body = "".join(f"  %v{n} = add i64 %n, {n}\n" for n in range(500))
    after = PLAIN.replace("  ret void\n", f"{body}  ret void\n")
    assert "almost all of 507 lines is new" in changed("diff", PLAIN, after)[1]
    assert "%v499" in changed("full", PLAIN, after)[1]


def test_shapes_are_comments() -> None:
    text = succeed(*OPT, "--stop-after", "linearize", "--shapes")
    assert re.search(r"%conv\.i = trunc i64 %add\.w1 to i32 +; strided\(1\)\n", text)
    assert re.search(r"%mul8\.i = fmul float %x\.0\.i, %x\.0\.i +; varying\n", text)
    assert re.search(r"%mul5\.i = fmul float %dy, %conv4\.i +; uniform\n", text)
    assert "; varying" not in succeed(*OPT, "--stop-after", "linearize")


LOOPS = """
define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %own = trunc i64 %id to i32
  br label %rows

rows:
  %i = phi i32 [ 0, %entry ], [ %i.next, %row.end ]
  br label %row

row:
  %j = phi i32 [ 0, %rows ], [ %j.next, %row ]
  %j.next = add i32 %j, 1
  %more = icmp ult i32 %j.next, %own
  br i1 %more, label %row, label %row.end

row.end:
  %last = phi i32 [ %j, %row ]
  %p = getelementptr i32, ptr addrspace(1) %out, i64 %id
  %old = load i32, ptr addrspace(1) %p, align 4
  %sum = add i32 %old, %last
  store i32 %sum, ptr addrspace(1) %p, align 4
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %rows, label %end

end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


def test_loops_and_masks_are_comments(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(LOOPS)
    before = succeed("opt", str(path), "--stop-after", "barriers", "--shapes")
    assert re.search(r"^rows: +; loop %rows: uniform$", before, re.M)
    assert re.search(r"^row: +; loop %row: divergent \(temporal\)$", before, re.M)
    after = succeed("opt", str(path), "--stop-after", "masks", "--shapes", "--masks")
    live = re.search(r"%(live[\w.]+) = phi i1", after)
    assert live
    kind = rf"loop %row: uniform, while any of %{live[1]}"
    assert re.search(rf"^row: +; {kind}; mask of %row: all lanes$", after, re.M)
    assert re.search(rf"^row\.body[\w.]*: +; mask of %row\.body[\w.]*: %{live[1]}$", after, re.M)
    assert re.search(r"^row\.stay\.w\d+: +; mask of %(row\.stay\.w\d+): %m\.\1$", after, re.M)
    linearized = succeed("opt", str(path), "--stop-after", "linearize", "--masks")
    assert re.search(r"^row\.stay\.w\d+: +; mask of %(row\.stay\.w\d+): %m\.\1$", linearized, re.M)
    assert "; mask of" not in succeed("opt", str(path), "--stop-after", "linearize")


def test_each_step_shows_what_it_changed() -> None:
    text = succeed(*OPT, "--print-changed", "diff")
    parts = re.split(r"^; \*\*\* IR after (.*) \*\*\*$", text, flags=re.MULTILINE)
    steps = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert "+  %live.w7 = phi i1" in steps["loops"]
    assert "-  br i1 %live.w7" in steps["linearize"]
    assert "fmul <8 x float>" in steps["widen"]
    assert "attributes #" not in text
    assert len(text) < len(succeed(*OPT, "--print-changed", "full")) < len(succeed(*OPT, "--print-after-all"))


def test_one_function_is_shown() -> None:
    text = succeed(*OPT, "--stop-after", "linearize", "--filter-function", "mandelbrot")
    assert text.startswith("define ")
    assert "@mandelbrot.c0.vector(" in text
    assert "@wfv.any(" not in text.replace("call i1 @wfv.any(", "")
    assert "no function 'mandel'" in fail(*OPT, "--filter-function", "mandel")


def test_the_times_of_the_steps_are_printed() -> None:
    result = command(*OPT, "--stop-after", "linearize", "--time-passes")
    assert result.exit_code == 0
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in result.stderr.splitlines() if "│" in line]
    found = [(name, float(seconds), share) for name, seconds, share in rows]
    assert {"link", "normalize", "loops", "linearize"} <= {name for name, _, _ in found}
    times = [seconds for _, seconds, _ in found[:-1]]
    assert times == sorted(times, reverse=True) and found[-1][0] == "all"
    assert found[-1][1] == pytest.approx(sum(times), abs=2e-3)


def test_an_unknown_form_is_refused() -> None:
    assert "'diff', 'full'" in fail(*OPT, "--print-changed=dif")
