; A branch shows that products of a byte fit into 16 bits: 2 * 127 * 255 in %then, and (510 - 2 * 128) * 255 in %else. A
; byte from 16 to 235 makes 0 to 55845; LLVM tests both ends at once. In %else a byte may be 255, which makes %bright, and
; in %either, to which another edge leads, too.
; ARGS: out:i8[item*4]=0..9 x:i8[item]=-128..127 y:i8[item]=-128..127
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: %mul = shl i16
; CHECK: %dark = mul i16
; CHECK: %dark.share = udiv i16 %dark, 255
; CHECK: %inverse = xor i16 %mul, 510
; CHECK: %light = mul i16
; CHECK: udiv i16 %light, 255
; CHECK: %bright = mul nuw nsw i32
; CHECK: %wide = mul nuw nsw i32
; CHECK: udiv i32 %wide, 255
; CHECK: %level = add i16
; CHECK: udiv i16 %level, 219
define spir_kernel void @k(ptr %out, ptr %x, ptr %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i8, ptr %x, i64 %id
  %vx = load i8, ptr %px, align 1
  %py = getelementptr i8, ptr %y, i64 %id
  %vy = load i8, ptr %py, align 1
  %at = shl i64 %id, 2
  %o0 = getelementptr i8, ptr %out, i64 %at
  %o1 = getelementptr i8, ptr %o0, i64 1
  %o2 = getelementptr i8, ptr %o0, i64 2
  %o3 = getelementptr i8, ptr %o0, i64 3
  %a = zext i8 %vx to i32
  %b = zext i8 %vy to i32
  %mul = shl nuw nsw i32 %a, 1
  %is.dark = icmp sgt i8 %vx, -1
  br i1 %is.dark, label %then, label %else
then:
  %dark = mul nuw nsw i32 %mul, %b
  %dark.share = udiv i32 %dark, 255
  %t = trunc i32 %dark.share to i8
  store i8 %t, ptr %o0, align 1
  %is.black = icmp ult i8 %vx, 50
  br i1 %is.black, label %either, label %join
else:
  %inverse = xor i32 %mul, 510
  %other = xor i32 %b, 255
  %light = mul nuw nsw i32 %inverse, %other
  %light.share = udiv i32 %light, 255
  %u = trunc i32 %light.share to i8
  store i8 %u, ptr %o0, align 1
  %bright = mul nuw nsw i32 %a, 300
  %bright.share = udiv i32 %bright, 301
  %s = trunc i32 %bright.share to i8
  store i8 %s, ptr %o3, align 1
  br label %either
either:
  %wide = mul nuw nsw i32 %a, 258
  %wide.share = udiv i32 %wide, 255
  %v = trunc i32 %wide.share to i8
  store i8 %v, ptr %o1, align 1
  br label %join
join:
  %is.low = icmp ult i8 %vx, 16
  br i1 %is.low, label %end, label %next
next:
  %is.high = icmp ugt i8 %vx, -21
  br i1 %is.high, label %end, label %between
between:
  %product = mul nuw nsw i32 %a, 255
  %level = add nsw i32 %product, -4080
  %level.share = udiv i32 %level, 219
  %w = trunc i32 %level.share to i8
  store i8 %w, ptr %o2, align 1
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
