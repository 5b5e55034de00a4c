; Two rows of pixels of four bytes, whose loads take turns: one load of each row.
; ARGS: out:i8[item]=0..9 x:i8[4*item+200]=0..255
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <12 x i8>
; CHECK: load <4 x i8>
; CHECK: load <14 x i8>
; CHECK-NOT: load <
; CHECK: store <4 x i8>
define spir_kernel void @k(ptr noalias %out, ptr noalias %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = shl i64 %id, 2
  %x0 = getelementptr i8, ptr %x, i64 %at
  %a = load i8, ptr %x0, align 1
  %y0 = getelementptr i8, ptr %x0, i64 100
  %b = load i8, ptr %y0, align 1
  %x2 = getelementptr i8, ptr %x0, i64 2
  %c = load i8, ptr %x2, align 1
  %y1 = getelementptr i8, ptr %x0, i64 101
  %d = load i8, ptr %y1, align 1
  %ab = sub i8 %a, %b
  %cd = mul i8 %c, %d
  %all = xor i8 %ab, %cd
  %o = getelementptr i8, ptr %out, i64 %id
  store i8 %all, ptr %o, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
