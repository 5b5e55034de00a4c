; A ragged loop around gathers runs lane by lane: a function of one lane, called under the mask of the loop's entry. It
; has two results. Uniform operands are passed as they are.
; ARGS: out:i32[item] from:i32[item]=0..5 x:i32[24]=0..20 n:i32=0..8
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: %by_lane{{.*}} = call { i32, i32 } @wfv.fn.by_lane.k.c0.vector.0(i32 %first, ptr addrspace(1) %x
; CHECK-NOT: %live
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: call { i32, i32 } @wfv.call.by_lane.k.c0.vector.0(i32 %first, {{.*}}, i1 %
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: store <4 x i32> %load{{.*}}, ptr %lanes
; CHECK: %any{{.*}} = icmp ne i64
; CHECK: phi i64
; CHECK: call i64 @llvm.cttz.i64(i64 %left
; CHECK: load i32, ptr
; CHECK: call { i32, i32 } @wfv.fn.by_lane.k.c0.vector.0(i32 %load
; CHECK: load <4 x i32>, ptr %lanes
; CHECK: load <4 x i32>, ptr %lanes
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %from, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %f = getelementptr inbounds i32, ptr addrspace(1) %from, i64 %id
  %first = load i32, ptr addrspace(1) %f, align 4
  %some = icmp slt i32 %first, %n
  br i1 %some, label %loop, label %end
loop:
  %k = phi i32 [ %first, %entry ], [ %next, %loop ]
  %a = phi i32 [ 0, %entry ], [ %a2, %loop ]
  %b = phi i32 [ 1, %entry ], [ %b2, %loop ]
  %i = sext i32 %k to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %c = load i32, ptr addrspace(1) %p, align 4
  %j = sext i32 %c to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %j
  %v = load i32, ptr addrspace(1) %q, align 4
  %a2 = add i32 %a, %v
  %b2 = xor i32 %b, %v
  %next = add i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %ra = phi i32 [ -1, %entry ], [ %a2, %loop ]
  %rb = phi i32 [ -2, %entry ], [ %b2, %loop ]
  %r = mul i32 %ra, %rb
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
