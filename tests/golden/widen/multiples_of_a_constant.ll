; Indices that are a multiple of a constant apart, whatever their other factor is: no test for contiguous lanes.
; ARGS: out:i32[item]=0..0 x:i32[item*3+8]=0..99 n:i32=1..9 s:i32=0..4
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK-NOT: contiguous.
; CHECK: load i32
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n, i32 %s) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %rest = urem i32 %i, %n
  %triple = mul nsw i32 %rest, 3
  %moved = add nsw i32 %triple, %s
  %a = sext i32 %moved to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %a
  %u = load i32, ptr addrspace(1) %p, align 4
  %double = shl nsw i32 %rest, 1
  %b = sext i32 %double to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %b
  %v = load i32, ptr addrspace(1) %q, align 4
  %sum = add i32 %u, %v
  %r = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %r, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
