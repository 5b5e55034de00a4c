; Inactive lanes would divide by 0, or INT_MIN by -1: they must not trap.
; ARGS: out:i32[item*2] x:i32[item]=-1..3 y:i32[item]=-2147483648..-2147483646
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: = select i1 %positive, i32 %v, i32 1
; CHECK: %quotient = sdiv i32 %{{[.\w]*}}, %select
; CHECK: = select i1 %positive, i32 %v, i32 1
; CHECK: %rest = urem i32 77, %select
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %u = load i32, ptr addrspace(1) %py, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %positive = icmp sgt i32 %v, 0
  br i1 %positive, label %a, label %end
a:
  %quotient = sdiv i32 %u, %v
  store i32 %quotient, ptr addrspace(1) %q, align 4
  %rest = urem i32 77, %v
  store i32 %rest, ptr addrspace(1) %q1, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
