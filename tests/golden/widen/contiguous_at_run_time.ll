; Indices computed from ids by / % >> & and run-time values: a test, the contiguous access, and a gather if the test
; fails.
; ARGS: out:i32[item*3]=0..0 x:i32[item*3]=0..99 n:i32=1..9 k:i32=0..4
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: contiguous.then
; CHECK: load <4 x i32>
; CHECK: contiguous.else
; CHECK: load i32
; CHECK: contiguous.end
; CHECK: store <4 x i32>
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n, i32 %k) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %rest = urem i32 %i, %n
  %high = udiv i32 %i, %n
  %row = mul i32 %high, %n
  %same = add i32 %row, %rest
  %z = zext i32 %same to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %z
  %v = load i32, ptr addrspace(1) %p, align 4
  %bit = shl nuw i32 1, %k
  %low = sub i32 %bit, 1
  %inner = and i32 %i, %low
  %group = lshr i32 %i, %k
  %wide = shl i32 %group, %k
  %wide2 = shl i32 %wide, 1
  %pos = or i32 %wide2, %inner
  %y = zext i32 %pos to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %y
  %r = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %y
  %u = load i32, ptr addrspace(1) %r, align 4
  %sum = add i32 %u, %v
  store i32 %sum, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
