; Lanes store to and load from neighbouring elements of one buffer: each reads its own value, in any order of the lanes.
; ARGS: out:i32[item*2] x:i32[item]=0..9
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <4 x i32>
; CHECK: store i32
; CHECK: store i32
; CHECK: store i32
; CHECK: store i32
; CHECK: load
; CHECK: store
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %even = and i32 %v, 1
  %e64 = zext i32 %even to i64
  %at = add i64 %row, %e64
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
  store i32 %v, ptr addrspace(1) %q, align 4
  %q0 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %r = load i32, ptr addrspace(1) %q0, align 4
  %r3 = mul i32 %r, 3
  store i32 %r3, ptr addrspace(1) %q0, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
