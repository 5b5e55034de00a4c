; A noinline helper: called by some lanes only, with a uniform and a varying trip count, stores of its own, and a
; division that only active lanes may execute.
; ARGS: out:i32[item] x:i32[item]=0..20 y:i32[item] n:i32=3..9
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: define i32 @k.c0.vector(
; CHECK: call i32 @wfv.call.heavy(i32 {{.*}}, i32 %n, {{.*}}, i1 %
; CHECK: define internal i32 @wfv.fn.heavy.masked(i32 %x, i32 %n, ptr addrspace(1) %p, i1 %wfv.mask)
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: define internal <4 x i32> @wfv.fn.heavy.masked.simd(<4 x i32> %x, i32 %n, ptr addrspace(1) %p, <4 x i1> %wfv.mask{{.*}})
; CHECK: call <4 x i32> @wfv.fn.heavy.masked.simd(

declare spir_func i64 @_Z13get_global_idj(i32)

define internal spir_func i32 @heavy(i32 %x, i32 %n, ptr addrspace(1) %p) #0 {
entry:
  br label %uniform

uniform:
  %i = phi i32 [ 0, %entry ], [ %i.next, %uniform ]
  %sum = phi i32 [ %x, %entry ], [ %sum.next, %uniform ]
  %scaled = mul i32 %sum, 3
  %sum.next = add i32 %scaled, %i
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %uniform, label %varying

varying:
  %k = phi i32 [ %x, %uniform ], [ %half, %varying ]
  %acc = phi i32 [ %sum.next, %uniform ], [ %acc.next, %varying ]
  %acc.next = xor i32 %acc, %k
  %half = lshr i32 %k, 1
  %again = icmp ugt i32 %half, 1
  br i1 %again, label %varying, label %behind

behind:
  %quotient = sdiv i32 1000, %x
  %result = add i32 %acc.next, %quotient
  store i32 %result, ptr addrspace(1) %p, align 4
  ret i32 %result
}

define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %x.at, align 4
  %y.at = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  %some = icmp sgt i32 %v, 6
  br i1 %some, label %call, label %join

call:
  %h = call spir_func i32 @heavy(i32 %v, i32 %n, ptr addrspace(1) %y.at)
  br label %join

join:
  %r = phi i32 [ %h, %call ], [ -5, %entry ]
  %out.at = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %out.at, align 4
  ret void
}

attributes #0 = { noinline optnone }
