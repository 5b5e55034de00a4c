; Bytes that are extended to 32 bits are computed in 16, as unsigned numbers (%sum, up to 510, and products up to 65025)
; or as signed ones (%difference, from -255 on; %most has no range of 32 bits any longer). What does not fit stays: %large
; and all that it is made of.
; ARGS: out:i8[item*8]=0..9 x:i8[item]=-128..127 y:i8[item]=-128..127 wide:i32[item]=0..9
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: %sum = add i16
; CHECK: %least = call i16 @llvm.umin.i16(i16 %sum, i16 255)
; CHECK: %t = trunc i16 %least to i8
; CHECK: %difference = sub i16
; CHECK: %most = call i16 @llvm.smax.i16(i16 %difference, i16 -7)
; CHECK: %near = icmp slt i16 %difference, 40
; CHECK: call i16 @llvm.smin.i16(i16 %most, i16 9)
; CHECK: %product = mul i16
; CHECK: %share = udiv i16 %product, 255
; CHECK: %is.much = icmp ugt i16 %product, -25536
; CHECK: %capped = call i16 @llvm.umin.i16(i16 %product, i16 -25536)
; CHECK: %square = mul nuw nsw i32
; CHECK: %large = mul nuw nsw i32
; CHECK: %other = mul nuw nsw i32
; CHECK: %kept = add nuw nsw i32
define spir_kernel void @k(ptr %out, ptr %x, ptr %y, ptr %wide) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i8, ptr %x, i64 %id
  %vx = load i8, ptr %px, align 1
  %py = getelementptr i8, ptr %y, i64 %id
  %vy = load i8, ptr %py, align 1
  %a = zext i8 %vx to i32
  %b = zext i8 %vy to i32
  %sum = add nuw nsw i32 %a, %b
  %least = call i32 @llvm.smin.i32(i32 %sum, i32 255)
  %t = trunc i32 %least to i8
  %difference = sub nsw i32 %a, %b
  %most = call range(i32 -7, 256) i32 @llvm.smax.i32(i32 %difference, i32 -7), !range !0
  %near = icmp slt i32 %most, 40
  %both = call i32 @llvm.smin.i32(i32 %most, i32 9)
  %u = trunc i32 %both to i8
  %product = mul nuw nsw i32 %a, %b
  %share = sdiv i32 %product, 255
  %is.much = icmp sgt i32 %product, 40000
  %v = trunc i32 %share to i8
  %capped = call i32 @llvm.smin.i32(i32 %product, i32 40000)
  %high = lshr i32 %capped, 8
  %z = trunc i32 %high to i8
  %square = mul nsw i32 %a, %a
  %large = mul nsw i32 %square, 3
  %shifted = lshr i32 %large, 9
  %w = trunc i32 %shifted to i8
  %other = mul nuw nsw i32 %b, %b
  %more = mul nuw nsw i32 %a, 255
  %mixed = add nuw nsw i32 %other, %more
  %shift = lshr i32 %mixed, 9
  %s = trunc i32 %shift to i8
  %kept = add nsw i32 %a, 7
  %pw = getelementptr i32, ptr %wide, i64 %id
  store i32 %kept, ptr %pw, align 4
  %at = shl i64 %id, 3
  %o0 = getelementptr i8, ptr %out, i64 %at
  store i8 %t, ptr %o0, align 1
  %o1 = getelementptr i8, ptr %o0, i64 1
  store i8 %u, ptr %o1, align 1
  %o2 = getelementptr i8, ptr %o0, i64 2
  store i8 %v, ptr %o2, align 1
  %o3 = getelementptr i8, ptr %o0, i64 3
  store i8 %w, ptr %o3, align 1
  %o4 = getelementptr i8, ptr %o0, i64 4
  store i8 %s, ptr %o4, align 1
  %n = zext i1 %near to i8
  %o5 = getelementptr i8, ptr %o0, i64 5
  store i8 %n, ptr %o5, align 1
  %m = zext i1 %is.much to i8
  %o6 = getelementptr i8, ptr %o0, i64 6
  store i8 %m, ptr %o6, align 1
  %o7 = getelementptr i8, ptr %o0, i64 7
  store i8 %z, ptr %o7, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
!0 = !{i32 -7, i32 256}
