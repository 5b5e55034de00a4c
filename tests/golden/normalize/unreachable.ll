; A block that ends in unreachable, so that no lane enters it, runs under an empty mask after linearization.
; ARGS: out:i32[item*2] x:i32[item]=0..9 n:i32=0..9
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: call float @_Z4sqrtf
; CHECK: br label
; CHECK-NOT: unreachable
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %bad = icmp ugt i32 %v, 9
  br i1 %bad, label %never, label %on
never:
  %f = sitofp i32 %v to float
  %root = call float @_Z4sqrtf(float %f)
  unreachable
on:
  %some = icmp ugt i32 %v, 4
  br i1 %some, label %a, label %end
a:
  store i32 %v, ptr addrspace(1) %q, align 4
  br label %end
end:
  %p = phi i32 [ 1, %on ], [ 2, %a ]
  store i32 %p, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare float @_Z4sqrtf(float)
