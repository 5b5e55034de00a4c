; Strides through wrapping arithmetic; values scaled by a run-time value, and values computed by / % >> &.
; ARGS: out:i32[item*2] n:i32=1..6
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %i: strided(1)
; CHECK: %twice: strided(2)
; CHECK: %minus: strided(-3)
; CHECK: %not: strided(3)
; CHECK: %wide: varying
; CHECK: %scaled: varying
; CHECK: %square: varying
; CHECK-NOT: ?
; CHECK: %rest: varying?
; CHECK: %high: varying?
; CHECK: %uni: uniform
; CHECK: %at: strided(2)
; CHECK: %p: strided(8)
; CHECK-NOT: branch
define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %twice = shl i32 %i, 1
  %minus = mul i32 %i, -3
  %not = xor i32 %minus, -1
  %narrow = trunc i32 %not to i8
  %wide = sext i8 %narrow to i32
  %scaled = mul i32 %i, %n
  %square = mul i32 %i, %i
  %rest = urem i32 %i, %n
  %high = lshr i32 %i, %n
  %uni = mul i32 %n, %n
  %a = add i32 %square, %wide
  %b = add i32 %a, %scaled
  %c = add i32 %b, %rest
  %d = add i32 %c, %high
  %e = add i32 %d, %uni
  %f = xor i32 %e, %not
  %at = zext i32 %twice to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
  store i32 %f, ptr addrspace(1) %p, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
