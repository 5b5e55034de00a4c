; 64-bit ids are compared by their distances from the first, in 32 bits; a vote compares one.
; ARGS: out:i32[item] n:i64=0..9
; RUN: step=widen, strategy=unicf+boscc, lanes=8, target=x86-64-v3
; CHECK: sub i64
; CHECK: trunc i64
; CHECK: icmp sgt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK: icmp sgt i32 7,
; CHECK-NOT: <8 x i64>
; RUN: step=widen, strategy=unicf+boscc, lanes=8, target=x86-64-v4
; CHECK: icmp sgt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK: icmp sgt i32 7,
; CHECK-NOT: <8 x i64>
define spir_kernel void @k(ptr addrspace(1) %out, i64 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %id
  %below = icmp slt i64 %n, %id
  br i1 %below, label %then, label %end
then:
  %low = trunc i64 %id to i32
  %part = srem i32 %low, 7
  %other = srem i32 %low, 5
  %both = mul i32 %part, %other
  store i32 %both, ptr addrspace(1) %at, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
