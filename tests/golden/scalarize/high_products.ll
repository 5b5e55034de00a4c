; High halves of products of 16 bits: of factors that LLVM has taken apart (%h, %mean), of signed ones (%slope), and of
; numbers that do not fit, which stay in 32 bits (%large).
; ARGS: out:i8[item*4]=0..9 x:i8[item]=-128..127 y:i8[item]=-128..127
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: %difference = sub i16
; CHECK: %d = call i16 @llvm.smax.i16(i16 %difference, i16 0)
; CHECK: = mul i16 %d, %d
; CHECK: mul i32 {{.*}}, 5000
; CHECK: lshr i32 {{.*}}, 16
; CHECK: trunc i32 {{.*}} to i16
; CHECK: %sum = add i16
; CHECK: add i16 %sum, 5
; CHECK: mul i32 {{.*}}, 7281
; CHECK: mul i32 %difference{{.*}}, 9000
; CHECK: ashr i32 {{.*}}, 16
; CHECK: %large = mul
; CHECK: %high.large = lshr i32 %large.scaled, 16
define spir_kernel void @k(ptr %out, ptr %x, ptr %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i8, ptr %x, i64 %id
  %vx = load i8, ptr %px, align 1
  %py = getelementptr i8, ptr %y, i64 %id
  %vy = load i8, ptr %py, align 1
  %a = zext i8 %vx to i32
  %b = zext i8 %vy to i32
  %difference = sub nsw i32 %a, %b
  %d = call i32 @llvm.smax.i32(i32 %difference, i32 0)
  %scaled = mul i32 %d, 5000
  %product = mul i32 %scaled, %d
  %h = lshr i32 %product, 16
  %more = add nuw nsw i32 %h, %a
  %most = call i32 @llvm.smin.i32(i32 %more, i32 255)
  %t = trunc nuw i32 %most to i8
  %sum = add nuw nsw i32 %a, %b
  %sum.scaled = mul i32 %sum, 7281
  %moved = add i32 %sum.scaled, 36405
  %mean = lshr i32 %moved, 16
  %u = trunc i32 %mean to i8
  %tilted = mul nsw i32 %difference, 9000
  %slope = lshr i32 %tilted, 16
  %v = trunc i32 %slope to i8
  %large = mul i32 %sum, %sum
  %large.scaled = mul i32 %large, 77
  %high.large = lshr i32 %large.scaled, 16
  %w = trunc i32 %high.large to i8
  %at = shl i64 %id, 2
  %o0 = getelementptr i8, ptr %out, i64 %at
  store i8 %t, ptr %o0, align 1
  %o1 = getelementptr i8, ptr %o0, i64 1
  store i8 %u, ptr %o1, align 1
  %o2 = getelementptr i8, ptr %o0, i64 2
  store i8 %v, ptr %o2, align 1
  %o3 = getelementptr i8, ptr %o0, i64 3
  store i8 %w, ptr %o3, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
