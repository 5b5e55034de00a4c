; Two pixels of four bytes for each work-item, in two rows: one load of all bytes of each row, also where some are not
; used; the accesses of both rows take turns. Where less than half of the bytes are used, the lanes load runs (%few), or
; alone.
; ARGS: out:i8[4*item]=0..9 x:i8[8*item+64]=0..255 few:i8[8*item]=0..255
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <29 x i8>
; CHECK: shufflevector <29 x i8> {{.*}}, <4 x i32> <i32 0, i32 8, i32 16, i32 24>
; CHECK: shufflevector <29 x i8> {{.*}}, <4 x i32> <i32 4, i32 12, i32 20, i32 28>
; CHECK: load <28 x i8>
; CHECK: load <4 x i8>
; CHECK: <i32 3, i32 11, i32 19, i32 27>
; CHECK: load <2 x i8>
; CHECK-NOT: load <
; CHECK: load <2 x i8>
; CHECK: store <16 x i8>
define spir_kernel void @k(ptr noalias %out, ptr noalias %x, ptr noalias %few) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = shl i64 %id, 3
  %x0 = getelementptr i8, ptr %x, i64 %at
  %a0 = load i8, ptr %x0, align 1
  %y0 = getelementptr i8, ptr %x0, i64 64
  %a1 = load i8, ptr %y0, align 1
  %x1 = getelementptr i8, ptr %x0, i64 1
  %b0 = load i8, ptr %x1, align 1
  %y3 = getelementptr i8, ptr %x0, i64 67
  %b1 = load i8, ptr %y3, align 1
  %x2 = getelementptr i8, ptr %x0, i64 2
  %c0 = load i8, ptr %x2, align 1
  %y5 = getelementptr i8, ptr %x0, i64 69
  %c1 = load i8, ptr %y5, align 1
  %x4 = getelementptr i8, ptr %x0, i64 4
  %d0 = load i8, ptr %x4, align 1
  %y6 = getelementptr i8, ptr %x0, i64 70
  %d1 = load i8, ptr %y6, align 1
  %few0 = getelementptr i8, ptr %few, i64 %at
  %e = load i8, ptr %few0, align 1
  %few1 = getelementptr i8, ptr %few0, i64 1
  %f = load i8, ptr %few1, align 1
  %few7 = getelementptr i8, ptr %few0, i64 7
  %g = load i8, ptr %few7, align 1
  %a = add i8 %a0, %a1
  %b = add i8 %b0, %b1
  %c = add i8 %c0, %c1
  %d = add i8 %d0, %d1
  %ae = add i8 %a, %e
  %bf = add i8 %b, %f
  %cg = add i8 %c, %g
  %out.at = shl i64 %id, 2
  %o0 = getelementptr i8, ptr %out, i64 %out.at
  store i8 %ae, ptr %o0, align 1
  %o1 = getelementptr i8, ptr %o0, i64 1
  store i8 %bf, ptr %o1, align 1
  %o2 = getelementptr i8, ptr %o0, i64 2
  store i8 %cg, ptr %o2, align 1
  %o3 = getelementptr i8, ptr %o0, i64 3
  store i8 %d, ptr %o3, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
