; Results that are used in 32 bits are extended once, if several extensions are saved for it: a minimum as a signed
; number (%least), a magnitude as an unsigned one. %one saves none. LLVM multiplies extended numbers of 16 bits well, so
; %square stays. A shift that LLVM made unsigned, because its high bits are truncated, is of a signed number again
; (%half). One whose zeros are used is not (%top).
; ARGS: out:i32[item*4]=0..9 bytes:i8[item*2]=0..9 x:i8[item]=-128..127 y:i8[item]=-128..127 z:i16[item]=-32768..32767
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: %difference = sub i16
; CHECK: %one = add nsw i32
; CHECK: %half = ashr i16 %difference, 1
; CHECK: %magnitude = call i16 @llvm.abs.i16(i16 %difference, i1 true)
; CHECK: zext i16 %magnitude to i32
; CHECK: %least = call i16 @llvm.smin.i16(i16 %difference, i16 40)
; CHECK: sext i16 %least to i32
; CHECK: sext i16 %other to i32
; CHECK: %square = mul nsw i32
; CHECK: %top = lshr i32
define spir_kernel void @k(ptr %out, ptr %bytes, ptr %x, ptr %y, ptr %z) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i8, ptr %x, i64 %id
  %vx = load i8, ptr %px, align 1
  %py = getelementptr i8, ptr %y, i64 %id
  %vy = load i8, ptr %py, align 1
  %pz = getelementptr i16, ptr %z, i64 %id
  %vz = load i16, ptr %pz, align 2
  %a = zext i8 %vx to i32
  %b = zext i8 %vy to i32
  %difference = sub nsw i32 %a, %b
  %c = sext i16 %vz to i32
  %one = add nsw i32 %c, 7
  %half = lshr i32 %difference, 1
  %t = trunc i32 %half to i8
  %magnitude = call i32 @llvm.abs.i32(i32 %difference, i1 true)
  %least = call i32 @llvm.smin.i32(i32 %difference, i32 40)
  %other = sub nsw i32 %b, %a
  %square = mul nsw i32 %other, %other
  %top = lshr i32 %other, 26
  %u = trunc i32 %top to i8
  %of.bytes = shl i64 %id, 1
  %pt = getelementptr i8, ptr %bytes, i64 %of.bytes
  store i8 %t, ptr %pt, align 1
  %pu = getelementptr i8, ptr %pt, i64 1
  store i8 %u, ptr %pu, align 1
  %at = shl i64 %id, 2
  %o0 = getelementptr i32, ptr %out, i64 %at
  store i32 %least, ptr %o0, align 4
  %o1 = getelementptr i32, ptr %o0, i64 1
  store i32 %square, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o0, i64 2
  store i32 %one, ptr %o2, align 4
  %o3 = getelementptr i32, ptr %o0, i64 3
  store i32 %magnitude, ptr %o3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
