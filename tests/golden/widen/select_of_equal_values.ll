; After branches that are never taken are removed, the phi of %join is false on every edge, and LLVM leaves it. The one
; in %end then becomes a select of false and false: it is uniform, although its condition is not.
; ARGS: out:i32[item*8]=0..9 n:i32=0..0 v:i32=-5..5
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: last:
; CHECK-NOT: select
; CHECK: sext i1 false to i32
define spir_kernel void @k(ptr addrspace(1) %out, i32 %n, i32 %v) {
entry:
  %gid0 = call i64 @_Z13get_global_idj(i32 0)
  %lid1 = call i64 @_Z12get_local_idj(i32 1)
  %lid1.32 = trunc i64 %lid1 to i32
  %n64 = zext i32 %n to i64
  %sum = add i64 0, %gid0
  %sum.32 = trunc i64 %sum to i32
  %t254 = call i32 @llvm.smin.i32(i32 0, i32 %v)
  %t255 = icmp ult i32 %t254, 2147483647
  %trace.15 = select i1 %t255, i32 0, i32 1
  %t260 = mul i32 %trace.15, 31
  %t261 = add i32 %t260, 260
  %t263 = or i32 0, 0
  %t267 = icmp sgt i32 %sum.32, -2147483648
  br i1 %t267, label %then, label %end

then:
  %t269 = mul i32 %t261, 31
  %t270 = add i32 %t269, 269
  %t275 = and i32 -2, 7
  %t276 = zext i32 %t275 to i64
  %t277 = lshr i64 %t276, 1
  %t278 = and i64 %t276, 1
  %t279 = mul i64 %t277, %n64
  %t280 = add i64 %t279, %gid0
  %t281 = shl i64 %t280, 1
  %t282 = add i64 %t281, %t278
  %t283 = getelementptr i32, ptr addrspace(1) %out, i64 %t282
  %t284 = load i32, ptr addrspace(1) %t283, align 4
  %t285 = and i32 %t284, 1
  %t286 = icmp eq i32 %t285, 1
  br i1 %t286, label %a, label %b

a:
  %v1.12 = phi i1 [ false, %then ], [ %v1.23, %latch ]
  %trace.17 = phi i32 [ %t270, %then ], [ 0, %latch ]
  %t288 = mul i32 %trace.17, 31
  %t289 = add i32 %t288, 288
  %t299 = and i32 %lid1.32, 7
  %t300 = icmp ugt i32 %t299, 0
  %t301 = and i1 true, %t300
  br i1 %t301, label %b, label %join

b:
  %v1.13 = phi i1 [ %v1.12, %a ], [ false, %then ]
  br i1 %v1.13, label %c, label %h

c:
  %t352 = and i32 %t263, 1
  %t353 = icmp eq i32 %t352, 0
  br i1 %t353, label %d, label %again

d:
  %t363 = icmp ult i64 0, 1088
  br i1 %t363, label %e, label %f

e:
  br label %f

f:
  %t389 = icmp ult i32 0, 6
  %t392 = and i1 %t389, false
  br i1 %t392, label %again, label %g

again:
  br label %d

g:
  br label %i

h:
  br label %i

i:
  %v1.21 = phi i1 [ true, %g ], [ %v1.13, %h ]
  br label %latch

latch:
  %v1.23 = phi i1 [ %v1.21, %i ]
  %t473 = icmp ult i32 0, 6
  %t477 = and i1 %t473, false
  br i1 %t477, label %a, label %join

join:
  %v1.14 = phi i1 [ %v1.23, %latch ], [ %v1.12, %a ]
  %trace.19 = phi i32 [ 0, %latch ], [ %t289, %a ]
  %t479 = mul i32 %trace.19, 31
  %t480 = add i32 %t479, 479
  br label %loop

loop:
  %trace.31 = phi i32 [ %t480, %join ], [ %t503, %loop.body ]
  %counter485.0 = phi i32 [ 0, %join ], [ 1, %loop.body ]
  %t488 = mul i32 %trace.31, 31
  %t489 = add i32 %t488, 488
  %t491 = icmp ne i32 %counter485.0, 0
  br i1 %t491, label %loop.body, label %loop.exit

loop.body:
  %t493 = mul i32 %t489, 31
  %t494 = add i32 %t493, 493
  %t499 = mul i32 %t494, 31
  %t500 = add i32 %t499, 499
  %t502 = mul i32 %t500, 31
  %t503 = add i32 %t502, 502
  br label %loop

loop.exit:
  br label %end

end:
  %v1.11 = phi i1 [ %v1.14, %loop.exit ], [ false, %entry ]
  br label %last

last:
  %v1.10 = phi i1 [ %v1.11, %end ]
  %t522 = sext i1 %v1.10 to i32
  %t523 = mul i64 0, %n64
  %t524 = add i64 %t523, %gid0
  %t525 = shl i64 %t524, 1
  %t526 = add i64 %t525, 1
  %t527 = getelementptr i32, ptr addrspace(1) %out, i64 %t526
  store i32 %t522, ptr addrspace(1) %t527, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i32 @llvm.smin.i32(i32, i32)
