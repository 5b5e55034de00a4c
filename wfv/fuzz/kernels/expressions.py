"""The productions of random expressions, indices and addresses (`writer.py` says how they are read).

Expressions are defined for every input and have the type {T}.
"""

from wfv.fuzz.kernels.writer import Grammar

# Floats stay finite and below a limit, because a NaN's payload is not specified, and have only operations whose result
# IEEE 754 defines to the last bit; so no minnum, whose zeros may have any sign.
EXPRESSIONS: Grammar = {
    "int": {
        "arithmetic": (4, "", "-> {pick:add|add|sub|mul|and|or|xor} {T} {e}, {e}"),
        "shift": (1.7, "", "b := and {T} {e}, {SHIFTS}\n-> {pick:shl|lshr|ashr} {T} {e}, {b}"),
        "unsigned division": (1.1, "", "b := or {T} {e}, 1\n-> {pick:udiv|urem} {T} {e}, {b}"),
        "division": (1.1, "", "b := and {T} {e}, 15\nb := or {T} {b}, 1\n-> {pick:sdiv|srem} {T} {e}, {b}"),
        "flagged": (1, "", "-> {pick:add nuw nsw|mul nuw nsw|sub nsw} {T} {small:T HALF}, {small:T HALF}"),
        "flagged with a constant": (0.2, "", "-> add nsw {T} {small:T HALF}, -1"),
        "flagged shift": (0.2, "", "-> shl nuw nsw {T} {small:T HALF}, {HALF}"),
        "disjoint": (0.3, "", "a := shl nuw {T} {small:T HALF}, {HALF}\n-> or disjoint {T} {a}, {small:T HALF}"),
        "exact shift": (0.2, "", "a := shl nuw nsw {T} {small:T HALF}, 1\n-> lshr exact {T} {a}, 1"),
        "exact": (0.3, "", "a := shl nuw nsw {T} {small:T HALF}, 1\n-> {pick:udiv|sdiv} exact {T} {a}, 2"),
        "select": (3, "", "-> select i1 {cond}, {T} {e}, {T} {e}"),
        "bits": (0.4, "", "-> call {T} @llvm.{pick:ctpop|bitreverse}.{T}({T} {e})"),
        "zeros": (0.5, "", "-> call {T} @llvm.{pick:ctlz|cttz|abs}.{T}({T} {e}, i1 false)"),
        "bytes reversed": (0.2, "even", "-> call {T} @llvm.bswap.{T}({T} {e})"),
        "min": (1, "", "-> call {T} @llvm.{pick:umin|umax|smin|smax}.{T}({T} {e}, {T} {e})"),
        "saturating": (1, "", "-> call {T} @llvm.{pick:u|s}{pick:add|sub}.sat.{T}({T} {e}, {T} {e})"),
        "funnel": (0.6, "", "-> call {T} @llvm.fsh{pick:l|r}.{T}({T} {e}, {T} {e}, {T} {e})"),
        "overflow": (0.5, "overflow", """
            b := {e}
            p := call {{ {T}, i1 }} @llvm.{pick:u|s}{pick:add|sub|mul}.with.overflow.{T}({T} {e}, {T} {b})
            r := extractvalue {{ {T}, i1 }} {p}, 0
            c := extractvalue {{ {T}, i1 }} {p}, 1
            -> select i1 {c}, {T} {b}, {T} {r}"""),
        "memory": (7, "readable", "-> {memory}"),
        "converted": (2, "", "x := {e:O}\n-> {cast:x O T}"),
        "frozen": (0.4, "", "-> freeze {T} {e}"),
        "helper": (1, "helper kernel varying", "-> {helper_call}"),
        "vector": (1, "vector stored", "-> {vector_element}"),
        "struct": (0.6, "struct", "-> {field}"),
    },
    "float": {
        "arithmetic": (8, "", "X := {pick:fadd|fsub|fmul|fdiv} {T} {e}, {e}\n-> {finite}"),
        "select": (3, "", "-> select i1 {cond}, {T} {e}, {T} {e}"),
        "negated": (0.6, "", "-> fneg {T} {e}"),
        "scaled": (0.3, "-half_type", """
            p := add i32 {small:i32 2}, -2
            X := call {T} @llvm.ldexp.{SUFFIX}.i32({T} {e}, i32 {p})
            -> {finite}"""),
        "root": (0.3, "", """
            a := call {T} @llvm.fabs.{SUFFIX}({T} {e})
            -> call {T} @llvm.sqrt.{SUFFIX}({T} {a})"""),
        "rounded": (1.8, "", """
            -> call {T} @llvm.{pick:fabs|floor|ceil|trunc|rint|round|roundeven|nearbyint}.{SUFFIX}({T} {e})"""),
        "min": (1, "", "-> call {T} @llvm.{pick:copysign|minimum|maximum}.{SUFFIX}({T} {e}, {T} {e})"),
        # For half, LLVM may round twice, which depends on the target.
        "fma": (1, "-half_type", "X := call {T} @llvm.fma.{SUFFIX}({T} {e}, {T} {e}, {T} {e})\n-> {finite}"),
        "memory": (7, "readable", "-> {memory}"),
        "converted": (2, "", "x := {e:O}\n-> {cast:x O T}"),
        "frozen": (0.3, "", "-> freeze {T} {e}"),
        "vector": (1, "vector", "-> {vector_element}"),
        "struct": (0.6, "struct", "-> {field}"),
    },
    "finite": {"": (1, "", """
        a := call {T} @llvm.fabs.{SUFFIX}({T} {X})
        c := fcmp olt {T} {a}, {LIMIT}
        -> select i1 {c}, {T} {X}, {T} 1.5""")},
    "cond": {
        "logic": (15, "deep", "-> {pick:and|or|xor} i1 {deeper:cond}, {deeper:cond}"),
        "bit": (10, "", "-> trunc i32 {e:i32} to i1"),
        "leaf": (15, "", "-> {leaf:i1}"),
        # differs between neighbours, but is often the same
        "low": (20, "", "a := and i32 {e:i32}, {pick:1|3|7|15}\n-> icmp {pick:eq|ult|ugt} i32 {a}, {n:8}"),
        "compare": (40, "", "-> {compare:Q}"),
    },
    "compare": {
        "int": (1, "int", "-> icmp {pick:eq|ne|slt|sgt|sle|sge|ult|ugt|ule|uge} {T} {e}, {leaf}"),
        "float": (1, "fp", "-> fcmp {pick:oeq|one|olt|oge|ult|ugt|une|ord|uno} {T} {e}, {leaf}"),
    },
    "convert": {  # {X} of type {OLD} becomes {T}
        "truncated": (1, "int from_int narrower", "-> trunc {OLD} {X} to {T}"),
        "extended": (1, "int from_int -narrower", "-> {pick:zext|sext} {OLD} {X} to {T}"),
        "float truncated": (1, "fp from_fp narrower", "X := fptrunc {OLD} {X} to {T}\n-> {finite}"),
        "float extended": (1, "fp from_fp -narrower", "X := fpext {OLD} {X} to {T}\n-> {finite}"),
        "to float": (1, "fp from_int", "X := {pick:uitofp|sitofp} {OLD} {X} to {T}\n-> {finite}"),
        "to int": (5, "int from_fp", "x := fptosi {OLD} {X} to i32\n-> {cast:x i32 T}"),
        "bits": (3, "int from_fp", "x := bitcast {OLD} {X} to {WORD}\n-> {cast:x WORD T}"),
        "saturated": (1.4, "int from_fp -bit", "-> {saturated}"),
    },
    "saturated": {"": (1, "", """
        70% X := {extreme}
        -> call {T} @llvm.fpto{pick:s|u}i.sat.{T}.{OLD_SUFFIX}({OLD} {X})""")},
    "extreme": {"": (1, "", """
        c := fcmp ult {OLD} {X}, {constant:OLD}
        p := getelementptr [16 x {OLD}], ptr addrspace(2) {extremes:OLD}, i64 0, i64 {extend:{small:i32 4}}
        x := load {OLD}, ptr addrspace(2) {p}
        -> select i1 {c}, {OLD} {x}, {OLD} {X}""")},
    "memory": {
        "input": (3, "", "x := {input:M}\n-> {cast:x M T}"),
        "table": (1, "table lanes", """
            p := getelementptr {gep}[16 x {B}], ptr addrspace(2) @table, i64 0, i64 {extend:{small:i32 4}}
            x := load {B}, ptr addrspace(2) {p}
            -> {cast:x B T}"""),
        "own output": (1, "varying", "x := load {M}, {ptr} {output:M}\n-> {cast:x M T}"),
        "private": (2, "private varying", "x := load {P}, ptr {private_element}\n-> {cast:x P T}"),
    },
    "private_element": {"": (1, "", """
        -> getelementptr {gep}[8 x {P}], ptr %private, i64 0, i64 {extend:{small:i32 3 R}}""")},
    "input": {
        "bytes": (0.4, "bytes int", """
            p := getelementptr {gep}i8, {buffer:in8}, i64 {index}
            -> load {T}, {ptr} {p}, align 1"""),
        "plain": (0.5, "", "-> load {T}, {ptr} {element}"),
        "behind": (0.1, "", "p := getelementptr {gep}{T}, {ptr} {element}, i64 {n:8}\n-> load {T}, {ptr} {p}"),
        "one of two": (0.4, "pointer", """
            p := select i1 {cond}, {ptr} {element}, {ptr} {element}
            -> load {T}, {ptr} {p}"""),
    },
    "element": {"": (1, "", "-> getelementptr {gep}{T}, {buffer_of:T}, i64 {index}")},
    "vector_element": {"": (1, "", """
        N := {N}
        X := {vector}
        X := {changed_vector}
        50% X := {changed_vector}
        -> extractelement <{N} x {T}> {X}, {pick:i64 {n:N}|i64 {n:N}|i32 {small:i32 LOG}}""")},
    "vector": {
        "loaded": (1, "readable", "-> load <{N} x {T}>, {ptr} {element}, align {SIZE}"),
        "splat": (1, "", """
            x := insertelement <{N} x {T}> poison, {T} {e}, i64 0
            -> shufflevector <{N} x {T}> {x}, <{N} x {T}> poison, <{N} x i32> zeroinitializer"""),
    },
    "inserted": {
        "at a constant": (8, "", "-> insertelement <{N} x {T}> {X}, {T} {e}, i64 {n:N}"),
        "at a value": (2, "", "-> insertelement <{N} x {T}> {X}, {T} {e}, i64 {small:i64 1}"),
    },
    "changed_vector": {
        "shuffled": (3, "", "-> shufflevector <{N} x {T}> {X}, <{N} x {T}> {inserted}, <{N} x i32> <{mask:N}>"),
        "selected": (3, "", """
            y := {inserted}
            c := {LESS} <{N} x {T}> {X}, {y}
            -> select <{N} x i1> {c}, <{N} x {T}> {X}, <{N} x {T}> {y}"""),
        "arithmetic": (4, "int", "-> {pick:add|mul|xor|sub|or} <{N} x {T}> {X}, {inserted}"),
    },
    "field": {  # number {AT} of %record, of type {A}
        "value": (3, "", """
            r := insertvalue %record zeroinitializer, {A} {e:A}, {AT}
            r := insertvalue %record {r}, {Z} {constant:Z}, {NEXT}
            x := extractvalue %record {r}, {AT}
            -> {cast:x A T}"""),
        "of a struct": (3, "readable", """
            r := load %record, {ptr} {record}
            x := extractvalue %record {r}, {AT}
            -> {cast:x A T}"""),
        "loaded": (4, "readable", """
            p := getelementptr inbounds %record, {ptr} {record}, i64 0, i32 {AT}
            x := load {A}, {ptr} {p}
            -> {cast:x A T}"""),
    },
    "record": {
        "own": (1, "varying", "-> getelementptr inbounds %record, {buffer:in64}, i64 {id:lin}"),
        "other": (1, "", """
            i := and i64 {index}, 511
            i := lshr i64 {i}, 1
            -> getelementptr inbounds %record, {buffer:in64}, i64 {i}"""),
    },
}  # fmt: skip

# An index below INPUTS, of 64 bits.
INDICES: Grammar = {
    "index": {
        "masked": (4.8, "", "a := and {Y} {deep:Y}, 1023\n-> {extend:a Y}"),
        "contiguous": (1, "varying kernel", "-> {id:{pick:lin|gid0|lid0}}"),
        "offset": (1, "varying kernel", "-> add i64 {id:{pick:lin|gid0|lid0}}, {n:64}"),
        "narrow": (
            1,
            "varying kernel",
            """
            a := add {pick:nsw |nuw nsw |}i32 {id:lin.32}, {n:9}
            -> {extend:a}""",
        ),
        "wrapped": (2, "varying kernel", "-> {wrapped}"),
        "reverse": (1, "varying kernel", "-> sub i64 {n:256 1024}, {id:lin}"),
        "even": (0.3, "varying kernel", "a := shl i64 {id:lin}, 1\n-> or disjoint i64 {a}, {n:2}"),
        "strided": (0.7, "varying kernel", "a := mul i64 {id:lin}, {pick:2|2|3}\n-> add i64 {a}, {pick:0|1|5|2}"),
        "part": (1, "varying kernel", "-> {extend:{id_part}}"),
        "shifted part": (
            1,
            "varying kernel",
            """
            a := and i32 {pick:%u|%v}, 255
            a := add i32 {id_part}, {a}
            -> {extend:a}""",
        ),
        "divided": (0.4, "varying kernel", "-> {extend:{divided}}"),
        "divided and moved": (
            0.6,
            "varying kernel",
            """
            a := and i32 %v, 511
            a := add i32 {divided}, {a}
            -> {extend:a}""",
        ),
    },
    # A narrow id that wraps between two work-items, or a constant where it is out of bounds.
    "wrapped": {
        "": (
            1,
            "",
            """
        W := {pick:i8|i16|i32|i32}
        EXTEND := {pick:zext|sext}
        x := {pick:{id:lin.32}|{id:lid0.32}|{id:lid0.32}}
        x := {cast:x i32 W}
        most := lshr {W} -1, {SIGN}
        least := sub {W} {most}, {n:12}
        x := add {W} {x}, {least}
        x := {EXTEND} {W} {x} to i64
        most := zext {W} {most} to i64
        back := sub i64 23, {most}
        x := add i64 {x}, {pick:0|{back}}
        c := icmp ult i64 {x}, 1024
        -> select i1 {c}, i64 {x}, i64 {n:1024}""",
        )
    },
    # A part of the id, divided by an argument at the kernel's start; or parts combined again.
    "new_id_part": {
        "shifted": (
            1,
            "",
            """
            b := and i32 {pick:%u|%v}, 3
            p := shl i32 1, {b}
            m := add i32 {p}, -1
            HIGH := lshr i32 {id:lin.32}, {b}
            LOW := and i32 {id:lin.32}, {m}
            -> {part}""",
        ),
        "divided": (
            1,
            "",
            """
            d := and i32 {pick:%u|%v}, 3
            d := add i32 {d}, 1
            HIGH := udiv i32 {id:lin.32}, {d}
            LOW := urem i32 {id:lin.32}, {d}
            -> {part}""",
        ),
    },
    "part": {
        "high": (1, "", "-> {HIGH}"),
        "low": (1, "", "-> {LOW}"),
        "both": (1, "", "a := shl i32 {HIGH}, 1\n-> add i32 {a}, {LOW}"),
    },
    # The id shifted, masked or divided by an argument: possibly contiguous.
    "divided": {
        "bits": (2, "", "-> {pick:lshr|and} i32 {id:lin.32}, {few}"),
        "divided": (2, "", "d := add i32 {few}, 1\n-> {pick:udiv|urem} i32 {id:lin.32}, {d}"),
        "flipped": (1, "", "-> xor i32 {id:lin.32}, {n:4}"),
    },
    "few": {"argument": (6, "", "-> {small:i32 3 G}"), "constant": (4, "", "-> {pick:0|1|1|2|3}")},
}


def _interleaved(bits: int) -> str:
    """The index of a slot where 2^bits slots are interleaved."""
    return f"""
        plane := lshr i64 {{SLOT}}, {bits}
        first := mul i64 {{plane}}, {{id:n64}}
        i := add i64 {{first}}, {{ITEM}}
        i := shl i64 {{i}}, {bits}
        low := and i64 {{SLOT}}, {(1 << bits) - 1}
        -> add i64 {{i}}, {{low}}"""


OUTPUTS: Grammar = {
    "slot_number": {"value": (35, "", "-> {extend:{small:i32 3 R}}"), "constant": (65, "", "-> {n:8}")},
    "output_address": {"": (1, "", "i := {output_index}\n-> getelementptr {gep}{T}, {buffer:BUFFER}, i64 {i}")},
    "output_index": {  # of a slot, in planes of slots; `reversed` counts the work-items from the last one
        "planes": (1, "planes", "i := mul i64 {SLOT}, {id:n64}\n-> add i64 {i}, {ITEM}"),
        "reversed": (1, "reversed", """
            i := mul i64 {SLOT}, {id:n64}
            item := sub i64 {id:last}, {ITEM}
            -> add i64 {i}, {item}"""),
        "pairs": (1, "pairs", _interleaved(1)),
        "quads": (1, "quads", _interleaved(2)),
        "records": (1, "records", _interleaved(3)),
    },
}  # fmt: skip
