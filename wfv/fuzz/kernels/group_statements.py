"""The productions of barriers, and of work-group and sub-group functions.

What a shuffle takes from a lane that may be inactive is not used.
"""

from wfv.fuzz.kernels.writer import Grammar

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
            COUNTER := {slot:i32}
            store i32 0, ptr {COUNTER}
            br label {head}
            {head}:
            60% {divergent}
            40% {apart}
            br label {latch}
            {latch}:
            {collective}
            x := {incremented}
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
