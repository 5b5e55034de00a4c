"""The productions of random statements (`writer.py` says how they are read; `generator.py` has the fields).

A statement's condition has the level {C}. All loops end after a few iterations, whatever the data.
"""

from wfv.fuzz.kernels.writer import Grammar

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
    "add_to_trace": {"": (1, "", """
        x := load i32, ptr %trace
        x := mul i32 {x}, 31
        x := add i32 {x}, {BLOCK}
        store i32 {x}, ptr %trace""")},
    "trap_call": {"": (1, "", "call void @llvm.{pick:trap()|trap()|debugtrap()|ubsantrap(i8 7)}")},
    "set_private": {
        "memset": (1, "", "call void @llvm.memset.p0.i64(ptr %private, i8 {pick:0|0|1|60}, i64 {PSIZE}, i1 false)"),
        "memcpy": (1, "", """
            i := {index:{pick:G|L|V|V|V}}
            p := getelementptr {gep}{P}, {buffer_of:P}, i64 {i}
            call void @llvm.memcpy.p0.p1.i64(ptr %private, {ptr} {p}, i64 {PSIZE}, i1 false)"""),
    },
    "define_private": {
        "elements": (8, "", "\n".join(
            f"p := getelementptr [8 x {{P}}], ptr %private, i64 0, i64 {i}\nstore {{P}} {{leaf:P V}}, ptr {{p}}"
            for i in range(8)
        )),
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
            X := {output:i32 {slot_number} item}
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
        "shifting loop": (1, "nests loops", """
            X := or i32 {small:i32 4 C}, 1
            counter := {slot:i32}
            store i32 {X}, ptr {counter}
            br label {head}
            {head}:
            {nested:C loop exit}
            X := load i32, ptr {counter}
            X := {pick:shl|lshr} i32 {X}, 1
            store i32 {X}, ptr {counter}
            a := add i32 {X}, -1
            c := icmp ult i32 {a}, 16
            br i1 {c}, label {head}, label {exit}
            {exit}:"""),
        # The number of iterations is small only in the lanes that take the branches in front of the loop.
        "loop bounded by branch": (0.7, "kernel nests loops", """
            COUNTER := {slot:i32}
            store i32 0, ptr {COUNTER}
            {pick:br label {then}|br i1 {cond:R}, label {then}, label {behind}}
            {then}:
            p := getelementptr {gep}i32, {buffer:in32}, i64 {n:1024}
            times := load i32, {ptr} {p}
            x := sub i32 {times}, 1
            c := icmp ult i32 {x}, 6
            br i1 {c}, label {head}, label {behind}
            {head}:
            {nested:V loop behind}
            x := {incremented}
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
        "accumulate": (45, "", """
            old := {variable:I}
            x := mul {I} {NOW}, 5
            x := add {I} {old}, {x}
            {set:x I}"""),
        "none": (30, "", ""),
    },
    "incremented": {"": (1, "", """
        x := load i32, ptr {COUNTER}
        x := add i32 {x}, 1
        store i32 {x}, ptr {COUNTER}
        -> {x}""")},
    "six_times": {"": (1, "", """
        x := {incremented}
        c := icmp ult i32 {x}, 6
        -> and i1 {c}, {cond:R}""")},
}  # fmt: skip
