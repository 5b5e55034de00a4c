; The address of a common store is computed once, also where a part of it has two uses: with a square of a square and
; so on, the time would double with each of them.
; ARGS: out:i32[(item+3)*(item+3)*(item+3)*(item+3)] x:i32[item]=-9..9
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: add i64 %id, 3
; CHECK-NOT: add i64
; CHECK: mul i64
; CHECK: mul i64
; CHECK-NOT: mul i64
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %out
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %c = icmp sgt i32 %v, 3
  br i1 %c, label %then, label %else
then:
  %a = add i64 %id, 3
  %b = mul i64 %a, %a
  %d = mul i64 %b, %b
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %d
  store i32 %v, ptr addrspace(1) %p, align 4
  br label %join
else:
  %w = mul i32 %v, 3
  %e = add i64 %id, 3
  %f = mul i64 %e, %e
  %g = mul i64 %f, %f
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %g
  store i32 %w, ptr addrspace(1) %q, align 4
  br label %join
join:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
