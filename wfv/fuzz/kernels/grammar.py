"""The productions of random kernels (`writer.py` says how they are read; `generator.py` has the fields).

Expressions are defined for every input and have the type {T}; a statement's condition has the level {C}. All loops end
after a few iterations, whatever the data. What a shuffle takes from a lane that may be inactive is not used.
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

MEMORY_STATEMENTS: Grammar = {
    "atomic": {  # at {X}, which belongs to the work-item
        "atomicrmw": (8, "", """
            -> atomicrmw {pick:add|sub|and|or|xor|umin|max|xchg} {ptr} {X}, i32 {e:i32 R} monotonic"""),
        "cmpxchg": (2, "", """
            p := cmpxchg {ptr} {X}, i32 {e:i32}, i32 {e:i32 R} monotonic monotonic
            -> extractvalue {{ i32, i1 }} {p}, 0"""),
    },
    "far": {  # out of bounds in some lanes
        "offset": (6, "", "-> add i64 {id:lin}, {n:1049 1088}"),
        "any": (4, "", "-> zext i32 {e:i32 R} to i64"),
    },
    "single_effect": {  # at the slot {X}
        "atomic": (1, "atomic", "x := {atomic}\n{set:x i32}"),
        "update": (1, "", "x := load i32, {ptr} {X}\n{set:x i32}\nstore i32 {e:i32}, {ptr} {X}"),
    },
    "field_of_item": {"": (1, "", """
        i := add i64 {FIRST}, {NUMBER}
        p := getelementptr {gep}{S}, {buffer_of:S}, i64 {i}
        x := load {S}, {ptr} {p}
        x := {cast:x S i32}
        m := mul i32 {X}, 5
        -> add i32 {m}, {x}""")},
    "slot_of_item": {
        "new": (6, "", "store {S} {e:S}, {ptr} {output:S NUMBER}\n-> 0"),
        "moved": (4, "", """
            x := load {S}, {ptr} {output:S {n:STEP}}
            store {S} {x}, {ptr} {output:S NUMBER}
            -> 0"""),
    },
    "own_vector": {"": (1, "", "-> getelementptr inbounds <4 x i32>, {buffer:vout}, i64 {id:lin}")},
    "nbytes": {"": (1, "", "i := {extend:{small:i32 4 R}}\n-> {pick:16|12|4|{i}}")},
    "trap_call": {"": (1, "", "call void @llvm.{pick:trap()|trap()|debugtrap()|ubsantrap(i8 7)}")},
    "set_private": {
        "memset": (1, "", "call void @llvm.memset.p0.i64(ptr %private, i8 {pick:0|0|1|60}, i64 {PSIZE}, i1 false)"),
        "memcpy": (1, "", """
            i := {index:{pick:G|L|V|V|V}}
            p := getelementptr {gep}{P}, {buffer_of:P}, i64 {i}
            call void @llvm.memcpy.p0.p1.i64(ptr %private, {ptr} {p}, i64 {PSIZE}, i1 false)"""),
    },
    "define_private": {
        "elements": (8, "", "{set_private_elements}"),
        "whole": (2, "", "{set_private}"),
    },
}  # fmt: skip

SIMPLE: Grammar = {
    "statement": {
        "assign": (4, "", "{assign}"),
        "helper store": (1, "-kernel", "store i32 {e:i32}, {ptr} %p"),
        "store output": (1.2, "kernel", "store {S} {e:S}, {ptr} {output:S}"),
        "store interleaved": (0.4, "kernel", "STEP := {pick:2|4}\nS := {S}\nx := {each:slot_of_item STEP}"),
        "update output": (0.5, "kernel", """
            p := {output:S}
            x := load {S}, {ptr} {p}
            x := select i1 {cond}, {S} {e:S}, {S} {x}
            store {S} {x}, {ptr} {p}"""),
        # A division that is undefined in the lanes that do not take its branch.
        "guarded division": (1, "", """
            a := {e:I R}
            b := {e:I R}
            70% b := and {I} {b}, 3
            c := icmp sgt {I} {b}, 0
            br i1 {c}, label {div}, label {behind}
            {div}:
            x := {pick:udiv|sdiv|urem|srem} {I} {a}, {b}
            {set:x I}
            br label {behind}
            {behind}:"""),
        "guarded load": (0.8, "kernel", """
            at := {far}
            c := icmp ult i64 {at}, 1088
            br i1 {c}, label {inside}, label {behind}
            {inside}:
            p := getelementptr {gep}{S}, {buffer_of:S}, i64 {at}
            x := load {S}, {ptr} {p}
            {set:x S}
            br label {behind}
            {behind}:"""),
        # A load and store, or an atomic, in one work-item only, at a uniform address.
        "effect of one item": (0.6, "kernel", """
            item := {pick:{n:20}|{id:v64}}
            c := icmp eq i64 {id:lin}, {item}
            br i1 {c}, label {one}, label {behind}
            {one}:
            X := {output:i32 - item}
            {single_effect}
            br label {behind}
            {behind}:"""),
        "memset": (0.25, "kernel", """
            call void @llvm.memset.p1.i64({ptr} {own_vector}, i8 {pick:0|0|1|60}, i64 {nbytes}, i1 false)"""),
        "memcpy": (0.25, "kernel", """
            p := getelementptr {gep}i32, {buffer:in32}, i64 {index:R}
            call void @llvm.memcpy.p1.p1.i64({ptr} {own_vector}, {ptr} {p}, i64 {nbytes}, i1 false)"""),
        "assign input": (1.5, "kernel", "x := {input:S}\n{set:x S}"),
        "assign interleaved": (0.6, "kernel", """
            STEP := {pick:2|3|4}
            FIRST := mul i64 {id:lin}, {STEP}
            X := 0
            S := {S}
            x := {each:field_of_item STEP}
            {set:x i32}"""),
        "store private": (1.5, "kernel private", "store {P} {e:P}, ptr {private_element}"),
        "set private": (0.5, "kernel private", "{set_private}"),
        "shared counter": (3, "kernel atomic", """
            i := {small:i32 3 {pick:G|R}}
            p := getelementptr {gep}i32, {buffer:count}, i64 {extend:i}
            x := {e:i32 R}
            60% x := or i32 {x}, -2147483648
            old := atomicrmw {ATOMIC} {ptr} {p}, i32 {x} monotonic"""),
        "own atomic": (1, "kernel atomic", "X := {output:i32}\nx := {atomic}\n{set:x i32}"),
        # Stores the same constant at the element of each ticket.
        "ticket": (1, "kernel atomic", """
            ticket := atomicrmw add {buffer:tickets}, i32 1 monotonic
            i := and i32 {ticket}, 4095
            i := add i64 {extend:i}, 1
            p := getelementptr {gep}i32, {buffer:tickets}, i64 {i}
            store i32 7, {ptr} {p}"""),
        "store vector": (0.5, "kernel vector", """
            T := i32
            N := 4
            p := {own_vector}
            X := load <4 x i32>, {ptr} {p}, align 16
            store <4 x i32> {changed_vector}, {ptr} {p}, align 16"""),
        "store part of vector": (0.2, "kernel vector", """
            T := i32
            N := 3
            p := getelementptr {gep}i32, {ptr} {own_vector}, i64 1
            store <3 x i32> {vector}, {ptr} {p}, align 4"""),
        "assign element": (1, "kernel vector", """
            T := {S}
            N := {pick:2|4|8}
            x := load <{N} x {T}>, {ptr} {element}, align {SIZE}
            x := extractelement <{N} x {T}> {x}, i32 {small:i32 LOG R}
            {set:x T}"""),
        "store struct": (1, "kernel struct", """
            i := and i64 {index}, 510
            p := getelementptr {gep}i64, {buffer:in64}, i64 {i}
            r := load %record, {ptr} {p}
            r := insertvalue %record {r}, {A} {e:A}, {AT}
            60% r := insertvalue %record {r}, {Z} {e:Z}, {NEXT}
            store %record {r}, {ptr} {own_vector}, align 8"""),
        "call helper": (2, "kernel helper", "x := {helper_call}\n{set:x T}"),
        "saturate": (4, "kernel float", """
            OLD := {F}
            T := {pick:i8|i16|i32|i32|i64}
            X := {e:OLD}
            x := {saturated}
            {set:x T}"""),
        # A trap that no work-item reaches, which the compiler cannot know.
        "trap": (4, "kernel trap", """
            i := {extend:{small:i32 4 R}}
            least := add i64 {i}, 100000
            c := icmp ugt i64 {id:lin}, {least}
            br i1 {c}, label {bad}, label {behind}
            {bad}:
            40% store i32 13, {ptr} {output:i32}
            {trap_call}
            {pick:unreachable|unreachable|br label {behind}}
            {behind}:"""),
    },
}  # fmt: skip

CONTROL_FLOW: Grammar = {
    "statement": {
        "if": (2, "nests", """
            br i1 {test}, label {then}, label {join}
            {then}:
            {nested:C}
            br label {join}
            {join}:"""),
        "if else": (2, "nests", """
            br i1 {test}, label {then}, label {else}
            {then}:
            {nested:C}
            br label {join}
            {else}:
            {nested:C}
            br label {join}
            {join}:"""),
        "crossing branches": (2, "nests", """
            br i1 {cond:R}, label {a}, label {b}
            {a}:
            {nested:V}
            br i1 {cond:R}, label {c}, label {d}
            {b}:
            {nested:V}
            br i1 {cond:R}, label {c}, label {d}
            {c}:
            {nested:V}
            br label {pick:{join}|{d}}
            {d}:
            {nested:V}
            br label {join}
            {join}:"""),
        "labelled block": (2, "nests", """
            {nested:V past}
            br i1 {cond:R}, label {past}, label {stay}
            {stay}:
            {nested:V past}
            br label {past}
            {past}:"""),
        "switch": (1.5, "nests", """
            x := and {I} {e:I C}, 7
            switch {I} {x}, label {pick:{end}|{c}} [ {cases:I {a} {b} {c}} ]
            {a}:
            {nested:C}
            br label {pick:{b}|{end}|{end}}
            {b}:
            {nested:C}
            br label {pick:{c}|{end}|{end}}
            {c}:
            {nested:C}
            br label {end}
            {end}:"""),
        "early exit of all": (3, "nests exits whole", "C := 0\n{leave}"),
        "early exit": (3, "nests exits -whole", "{leave}"),
        "counted loop": (3, "nests loops", "{counted_loop}"),
        "shifting loop up": (0.5, "nests loops", """
            x := or i32 {small:i32 4 C}, 1
            counter := {slot:i32}
            store i32 {x}, ptr {counter}
            br label {head}
            {head}:
            {nested:C loop exit}
            x := load i32, ptr {counter}
            x := shl i32 {x}, 1
            store i32 {x}, ptr {counter}
            c := icmp ult i32 {x}, 17
            br i1 {c}, label {head}, label {exit}
            {exit}:"""),
        "shifting loop down": (0.5, "nests loops", """
            x := or i32 {small:i32 4 C}, 1
            counter := {slot:i32}
            store i32 {x}, ptr {counter}
            br label {head}
            {head}:
            {nested:C loop exit}
            x := load i32, ptr {counter}
            x := lshr i32 {x}, 1
            store i32 {x}, ptr {counter}
            c := icmp ne i32 {x}, 0
            br i1 {c}, label {head}, label {exit}
            {exit}:"""),
        # The number of iterations is small only in the lanes that take the branches in front of the loop.
        "loop bounded by branch": (0.7, "kernel nests loops", """
            counter := {slot:i32}
            store i32 0, ptr {counter}
            {pick:br label {then}|br i1 {cond:R}, label {then}, label {behind}}
            {then}:
            p := getelementptr {gep}i32, {buffer:in32}, i64 {n:1024}
            times := load i32, {ptr} {p}
            x := sub i32 {times}, 1
            c := icmp ult i32 {x}, 6
            br i1 {c}, label {head}, label {behind}
            {head}:
            {nested:V loop behind}
            x := load i32, ptr {counter}
            x := add i32 {x}, 1
            store i32 {x}, ptr {counter}
            c := icmp ne i32 {x}, {times}
            br i1 {c}, label {head}, label {behind}
            {behind}:"""),
        "irreducible loop": (4, "irreducible nests loops", """
            COUNTER := {slot:i32}
            store i32 0, ptr {COUNTER}
            br i1 {cond:R}, label {a}, label {b}
            {a}:
            {nested:V loop past}
            br i1 {six_times}, label {b}, label {past}
            {b}:
            {nested:V loop past}
            br i1 {six_times}, label {a}, label {past}
            {past}:"""),
    },
    "test": {
        "data": (1, "", "-> {cond:C}"),
        "uniform at run time": (1, "together run_time", "-> {run_time_condition}"),
    },
    "leave": {"": (1, "", """
        to := {exit_of_scope}
        t := {test}
        br i1 {t}, {pick:label {to}, label {stay}|label {stay}, label {to}}
        {stay}:""")},
    "counted_loop": {
        "up": (7, "", """
            I := {I}
            limit := {limit}
            counter := {slot:I}
            store {I} 0, ptr {counter}
            br label {head}
            {head}:
            NOW := load {I}, ptr {counter}
            c := icmp ult {I} {NOW}, {limit}
            br {pick:label {body}|i1 {c}, label {body}, label {exit}}
            {body}:
            {use_counter}
            {nested:C loop latch exit}
            br label {latch}
            {latch}:
            x := add {I} {NOW}, 1
            store {I} {x}, ptr {counter}
            c := icmp ule {I} {x}, {limit}
            br i1 {c}, label {head}, label {exit}
            {exit}:"""),
        "down": (3, "", """
            I := {I}
            limit := {limit}
            counter := {slot:I}
            store {I} {limit}, ptr {counter}
            br label {head}
            {head}:
            NOW := load {I}, ptr {counter}
            c := icmp ne {I} {NOW}, 0
            br {pick:label {body}|i1 {c}, label {body}, label {exit}}
            {body}:
            {use_counter}
            {nested:C loop latch exit}
            br label {latch}
            {latch}:
            x := add {I} {NOW}, -1
            store {I} {x}, ptr {counter}
            c := icmp sgt {I} {x}, 0
            br i1 {c}, label {head}, label {exit}
            {exit}:"""),
    },
    "limit": {
        "data": (1, "", "-> {small:I 2 C}"),
        "uniform at run time": (1, "together run_time", "x := {run_time_number}\n-> {cast:x i32 I}"),
    },
    "use_counter": {
        "outside": (25, "", "{set:NOW I}"),  # uniform in the loop, temporally divergent outside
        "accumulate": (45, "", "{accumulate:NOW I}"),
        "none": (30, "", ""),
    },
    "six_times": {"": (1, "", """
        x := load i32, ptr {COUNTER}
        x := add i32 {x}, 1
        store i32 {x}, ptr {COUNTER}
        c := icmp ult i32 {x}, 6
        -> and i1 {c}, {cond:R}""")},
}  # fmt: skip

# In scopes that the whole group reaches. What makes barriers diverge, as far as the compiler can tell, are early
# returns, and conditions known only at run time. Most of these are uniform in every group: an argument makes them so.
# Others are not in every launch; then the reference and the vectorized kernel must both find that work-items are at
# different barriers.
BARRIERS: Grammar = {
    "statement": {
        "local exchange": (12, "waits", "{local_exchange}"),
        "store then barrier": (4, "waits", "{store_then_barrier}"),
        "barrier in a loop": (12, "waits in_loop run_time", "{store_then_barrier}"),
        # A divergent loop whose counter, a live-out, is live across a barrier.
        "count then barrier": (3, "waits", """
            limit := {small:i32 2 R}
            counter := {slot:i32}
            store i32 0, ptr {counter}
            br label {head}
            {head}:
            x := load i32, ptr {counter}
            c := icmp ult i32 {x}, {limit}
            br i1 {c}, label {again}, label {done}
            {again}:
            x := add i32 {x}, 1
            store i32 {x}, ptr {counter}
            br i1 {cond:R}, label {head}, label {done}
            {done}:
            {barrier}
            x := load i32, ptr {counter}
            {set:x i32}"""),
        "early return": (5.6, "waits return", """
            gone := {gone}
            br i1 {gone}, {pick:label %end, label {stay}|label {stay}, label %end}
            {stay}:"""),
        "early return of some local ids": (2.4, "waits return", """
            gone := {gone}
            a := and i32 {id:lid0.32}, 3
            c := icmp ult i32 {a}, {n:1 4}
            br i1 {c}, label {some}, label {stay}
            {some}:
            br i1 {gone}, {pick:label %end, label {stay}|label {stay}, label %end}
            {stay}:"""),
        # Some work-items pass by the barrier of a loop, and reach it in a later iteration; all return behind it.
        "skipping loop": (3, "waits return loops", """
            limit := add i32 {small:i32 2 G}, 1
            script := xor i32 {e:i32}, {id:lin.32}
            counter := {slot:i32}
            store i32 0, ptr {counter}
            br label {head}
            {head}:
            now := load i32, ptr {counter}
            c := icmp ult i32 {now}, {limit}
            br i1 {c}, label {body}, label {exit}
            {body}:
            bit := lshr i32 {script}, {now}
            bit := trunc i32 {bit} to i1
            c := icmp ult i32 {id:lin.32}, %n
            c := and i1 {bit}, {c}
            br i1 {c}, label {latch}, label {waits}
            {waits}:
            {store_then_barrier}
            x := mul i32 {now}, 5
            {set:x i32}
            br label {latch}
            {latch}:
            x := add i32 {now}, 1
            store i32 {x}, ptr {counter}
            br label {head}
            {exit}:
            c := icmp ult i32 {id:lin.32}, %n
            br i1 {c}, label %end, label {stay}
            {stay}:"""),
        "run time branch": (8, "waits run_time nests", """
            br i1 {run_time_condition}, label {then}, label {join}
            {then}:
            {wait}
            {nested:G}
            br label {join}
            {join}:"""),
        "run time branches": (4, "waits run_time nests", """
            br i1 {run_time_condition}, label {then}, label {else}
            {then}:
            {wait}
            {nested:G}
            br label {join}
            {else}:
            {wait}
            {nested:G}
            br label {join}
            {join}:"""),
        "loop with barriers": (8, "waits run_time nests loops", "C := 0\n{counted_loop}"),
    },
    "barrier": {"": (1, "", "call spir_func void @_Z7barrierj(i32 1)")},
    "store_then_barrier": {"": (1, "", "store i32 {variable:i32}, {ptr} {output:i32}\n{barrier}")},
    # Each work-item stores to its element of local memory, and behind a barrier loads another's.
    "local_exchange": {"": (1, "", """
        store i32 {e:i32}, {lds} {local:{id:lsum}}
        {barrier}
        x := load i32, {lds} {local:{other_item}}
        {set:x i32}
        {barrier}""")},
    "other_item": {
        "opposite": (3, "", "a := add i64 {id:lcount}, -1\n-> sub i64 {a}, {id:lsum}"),
        "neighbour": (3, "", "a := add i64 {id:lsum}, {n:1 9}\n-> urem i64 {a}, {id:lcount}"),
        "first": (1, "", "-> 0"),
        "random": (3, "", "a := {small:i32 10 {pick:G|V}}\n-> urem i64 {extend:a}, {id:lcount}"),
    },
    "wait": {
        "exchange": (35, "", "{local_exchange}"),
        "barrier": (35, "", "{store_then_barrier}"),
        # depends on the condition only through a uniform one
        "under a uniform condition": (30, "", """
            br i1 {cond:G}, label {waits}, label {behind}
            {waits}:
            {local_exchange}
            br label {behind}
            {behind}:"""),
    },
    "gone": {
        "run time": (3, "", "-> {run_time_condition}"),
        # The test of the argument keeps the condition from depending on local ids alone.
        "data": (7, "", "c := icmp ult i32 {id:lin.32}, %n\n-> and i1 {cond:V}, {c}"),
    },
    "run_time_condition": {
        "one": (7, "", "-> {run_time_test}"),
        "two": (3, "", "-> {pick:and|or|xor} i1 {run_time_test}, {cond:G}"),
    },
    "run_time_test": {
        "in launch": (2, "", "-> icmp {pick:ult|ult|uge|ugt} i32 {id:{pick:lin.32|lin.32|lid0.32}}, %n"),
        "element": (2, "", "a := and i32 {same}, {pick:1|3|7}\n-> icmp {pick:eq|ult|ugt} i32 {a}, {n:4}"),
        "shared": (1, "", "a := and i32 {shared}, 3\n-> icmp {pick:eq|ult|ugt} i32 {a}, {n:3}"),
        # uniform only if the local size fits
        "part of launch": (1, "", """
            a := lshr i32 {id:lin.32}, {n:2 6}
            -> icmp ult i32 {a}, {pick:1|2|3|%u}"""),
    },
    "run_time_number": {
        "element": (1, "", "-> and i32 {same}, 3"),
        "shared": (1, "", "-> and i32 {shared}, 3"),
    },
    # An element of an argument whose elements are all the same number, at a varying index.
    "same": {"": (1, "", """
        p := getelementptr {gep}i32, {buffer:same}, i64 {index:V}
        -> load i32, {ptr} {p}""")},
    # A number of the group that another work-item has stored in local memory.
    "shared": {"": (1, "", """
        store i32 {deep:i32 G}, {lds} {local:{id:lsum}}
        {barrier}
        x := load i32, {lds} {local:{other_item}}
        {barrier}
        -> {x}""")},
    # At the start, as others may read the element after the work-item's return.
    "set_local": {"": (1, "", "store i32 {id:lin.32}, {lds} {local:{id:lsum}}")},
}  # fmt: skip

# Where work-items diverge, they all meet at the end of each iteration of a loop, and no edge leaves the statement by
# another way: so who meets whom follows from the text alone.
GROUP_FUNCTIONS: Grammar = {
    "statement": {
        "work-group function": (12, "whole work_group", "{work_group_function}"),
        "sub-group function": (6, "whole sub_group", "{sub_group_function}"),
        # In a loop, all meet behind it, or those of one side could begin the next iteration before the others.
        "sub-group branch": (3, "whole sub_group", "{divergent}\n{sub_group_function}"),
        "sub-group branch alone": (2, "whole sub_group -in_loop", "{divergent}"),
        # Work-items leave one by one; those that go on meet in each iteration.
        "sub-group loop": (4, "whole sub_group loops", """
            limit := {small:i32 2 R}
            counter := {slot:i32}
            store i32 0, ptr {counter}
            br label {head}
            {head}:
            60% {divergent}
            40% {apart}
            br label {latch}
            {latch}:
            {collective}
            x := load i32, ptr {counter}
            x := add i32 {x}, 1
            store i32 {x}, ptr {counter}
            c := icmp ult i32 {x}, {limit}
            br i1 {c}, label {head}, label {exit}
            {exit}:"""),
    },
    "work_group_function": {
        "reduction": (35, "", """
            x := call spir_func {LTYPE} @{mangle:work_group_reduce_{OP} LETTER}({LTYPE} {e:LTYPE})
            {set_same:x LTYPE}"""),
        "scan": (35, "", """
            x := call spir_func {LTYPE} @{mangle:work_group_scan_{pick:in|ex}clusive_{OP} LETTER}({LTYPE} {e:LTYPE})
            {set:x LTYPE}"""),
        "vote": (15, "", """
            b := and i32 {e:i32}, 1
            x := call spir_func i32 @{mangle:work_group_{pick:any|all} i}(i32 {b})
            {set_same:x i32}"""),
        "broadcast": (15, "", """
            i := urem i64 {extend:{small:i32 6 G}}, {id:lsize0}
            x := call spir_func {LTYPE} @{mangle:work_group_broadcast {LETTER}m}({LTYPE} {e:LTYPE}, i64 {i})
            {set_same:x LTYPE}"""),
    },
    "sub_group_function": {"collective": (2, "", "{collective}"), "exchange": (1, "", "{exchange}")},
    "collective": {  # the result depends on all work-items that take part, and only on them
        "float": (9, "", """
            f := {mangle:sub_group_non_uniform_{KIND}_{pick:add|min|max} FLETTER}
            X := call spir_func {FLOAT} @{f}({FLOAT} {small_float})
            {set_bits}"""),
        "float broadcast": (3, "", """
            X := call spir_func {FLOAT} @{mangle:sub_group_broadcast_first FLETTER}({FLOAT} {small_float})
            {set_bits}"""),
        "clustered": (6, "", """
            f := {mangle:sub_group_clustered_reduce_{OP} {LETTER}j}
            x := call spir_func {LTYPE} @{f}({LTYPE} {e:LTYPE}, i32 {cluster})
            {set:x LTYPE}"""),
        "clustered float": (2, "", """
            f := {mangle:sub_group_clustered_reduce_{pick:add|min|max} {FLETTER}j}
            X := call spir_func {FLOAT} @{f}({FLOAT} {small_float}, i32 {cluster})
            {set_bits}"""),
        "reduction": (45, "", """
            x := call spir_func {LTYPE} @{mangle:sub_group_non_uniform_{KIND}_{OP} LETTER}({LTYPE} {e:LTYPE})
            {set:x LTYPE}"""),
        "ballot": (10, "", """
            b := and i32 {e:i32}, 1
            x := call spir_func <4 x i32> @{mangle:sub_group_ballot i}(i32 {b})
            x := extractelement <4 x i32> {x}, i32 0
            {set:x i32}"""),
        "vote": (10, "", """
            b := and i32 {e:i32}, 1
            x := call spir_func i32 @{mangle:sub_group_non_uniform_{pick:any|all|all_equal} i}(i32 {b})
            {set:x i32}"""),
        "first": (10, "", """
            x := call spir_func {LTYPE} @{mangle:sub_group_broadcast_first LETTER}({LTYPE} {e:LTYPE})
            {set:x LTYPE}"""),
        "elect": (5, "", "x := call spir_func i32 @{mangle:sub_group_elect v}()\n{set:x i32}"),
    },
    "set_bits": {"": (1, "", "x := bitcast {FLOAT} {X} to {WORD}\n{set:x WORD}")},
    # A whole number: sums of these are exact in any order.
    "small_float": {"": (1, "", "a := and i32 {e:i32}, 255\n-> uitofp i32 {a} to {FLOAT}")},
    "cluster": {  # of at most as many lanes as there are
        "small": (3, "", "-> {pick:1|2|2}"),
        "large": (2, "", """
            a := call spir_func i32 @{mangle:get_max_sub_group_size v}()
            -> call i32 @llvm.umin.i32(i32 {a}, i32 {pick:4|8})"""),
    },
    "by": {"argument": (1, "", "-> {small:i32 3 G}"), "constant": (1, "", "-> {n:5}")},
    "lane": {"": (1, "", "-> call spir_func i32 @{mangle:get_sub_group_local_id v}()")},
    "lanes": {"": (1, "", "-> call spir_func i32 @{mangle:get_sub_group_size v}()")},
    "exchange": {  # takes the value of another lane
        "broadcast": (1, "", """
            i := urem i32 {small:i32 4 G}, {lanes}
            x := call spir_func {LTYPE} @{mangle:sub_group_broadcast {LETTER}j}({LTYPE} {e:LTYPE}, i32 {i})
            {set:x LTYPE}"""),
        "shuffle": (3, "", """
            i := urem i32 {small:i32 4 R}, {lanes}
            x := call spir_func {LTYPE} @{mangle:sub_group_shuffle {LETTER}j}({LTYPE} {e:LTYPE}, i32 {i})
            {set:x LTYPE}"""),
        "xor": (1, "", """
            by := {by}
            X := call spir_func {LTYPE} @{mangle:sub_group_shuffle_xor {LETTER}j}({LTYPE} {e:LTYPE}, i32 {by})
            LANE := xor i32 {lane}, {by}
            {use_taken}"""),
        "up": (1, "", """
            by := {by}
            X := call spir_func {LTYPE} @{mangle:sub_group_shuffle_up {LETTER}j}({LTYPE} {e:LTYPE}, i32 {by})
            LANE := sub i32 {lane}, {by}
            {use_taken}"""),
        "down": (1, "", """
            by := {by}
            X := call spir_func {LTYPE} @{mangle:sub_group_shuffle_down {LETTER}j}({LTYPE} {e:LTYPE}, i32 {by})
            LANE := add i32 {lane}, {by}
            {use_taken}"""),
        "rotation": (2, "", """
            by := {pick:{small:i32 3 G}|{n:-3 9}}
            X := call spir_func {LTYPE} @{mangle:sub_group_rotate {LETTER}i}({LTYPE} {e:LTYPE}, i32 {by})
            most := call spir_func i32 @{mangle:get_max_sub_group_size v}()
            most := sub i32 {most}, 1
            l := add i32 {lane}, {by}
            LANE := and i32 {l}, {most}
            {use_taken}"""),
    },
    "use_taken": {"": (1, "", """
        c := icmp ult i32 {LANE}, {lanes}
        x := select i1 {c}, {LTYPE} {X}, {LTYPE} 7
        {set:x LTYPE}""")},
    "divergent": {
        "if": (1, "", """
            br i1 {cond:V}, label {then}, label {join}
            {then}:
            {collective}
            {more}
            br label {join}
            {join}:"""),
        "if else": (1, "", """
            br i1 {cond:V}, label {then}, label {else}
            {then}:
            {collective}
            {more}
            br label {join}
            {else}:
            {collective}
            {more}
            br label {join}
            {join}:"""),
    },
    "more": {
        "nested": (4, "deep", "{deeper:divergent}"),
        "statements": (3, "", "{apart}"),
        "nothing": (4, "", ""),
    },
}  # fmt: skip
_PARTS = (EXPRESSIONS, INDICES, MEMORY_STATEMENTS, SIMPLE, CONTROL_FLOW, BARRIERS, GROUP_FUNCTIONS)
GRAMMAR: Grammar = {
    name: {key: row for part in _PARTS for key, row in part.get(name, {}).items()}
    for name in dict.fromkeys(name for part in _PARTS for name in part)
}
