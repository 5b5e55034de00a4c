; A division by a uniform divisor, in a block that may have no active lane.
; ARGS: out:i32[item] x:i32[item]=0..1 n:i32=0..1
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: = call i1 @wfv.any(
; CHECK: = select i1 %wfv{{[.\w]*}}, i32 %n, i32 1
; CHECK: %quotient = sdiv i32 1000, %select
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %both = mul i32 %v, %n
  %ok = icmp ne i32 %both, 0
  br i1 %ok, label %a, label %end
a:
  %quotient = sdiv i32 1000, %n
  store i32 %quotient, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
