; A private array of 20 bytes, aligned to 16: the next lane's array begins at byte 32, aligned as well.
; ARGS: out:i32[item*8] x:i32[item]=0..3
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: alloca [128 x i8], align 16
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %a = alloca [5 x i32], align 16
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %a, align 16
  %at = zext i32 %v to i64
  %pa = getelementptr inbounds [5 x i32], ptr %a, i64 0, i64 %at
  store i32 %v, ptr %pa, align 4
  %l = load <4 x i32>, ptr %a, align 16
  %row = mul i64 %id, 8
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  store <4 x i32> %l, ptr addrspace(1) %q, align 16
  ret void
}
declare i64 @_Z13get_global_idj(i32)
