; Numbers up to 65535 stay in 32 bits if an absolute value needs them: in 16 bits, 65535 is -1 to `llvm.abs`.
; LLVM does not see that the number is positive, and keeps the call.
; ARGS: out:i8[item]=0..9 x:i8[item]=-128..127 y:i8[item]=-128..127
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: %absolute = call i32 @llvm.abs.i32(i32 %s3
define spir_kernel void @k(ptr %out, ptr %x, ptr %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i8, ptr %x, i64 %id
  %vx = load i8, ptr %px, align 1
  %py = getelementptr i8, ptr %y, i64 %id
  %vy = load i8, ptr %py, align 1
  %a = zext i8 %vx to i32
  %b = zext i8 %vy to i32
  %product = mul nuw nsw i32 %a, %b
  %d0 = sub nsw i32 65535, %product
  %c0 = icmp ugt i8 %vx, 40
  %s0 = select i1 %c0, i32 %product, i32 %d0
  %d1 = sub nsw i32 65535, %s0
  %c1 = icmp ugt i8 %vy, 80
  %s1 = select i1 %c1, i32 %s0, i32 %d1
  %d2 = sub nsw i32 65535, %s1
  %c2 = icmp ugt i8 %vx, 120
  %s2 = select i1 %c2, i32 %s1, i32 %d2
  %d3 = sub nsw i32 65535, %s2
  %c3 = icmp ugt i8 %vy, 160
  %s3 = select i1 %c3, i32 %s2, i32 %d3
  %absolute = call i32 @llvm.abs.i32(i32 %s3, i1 true)
  %high = lshr i32 %absolute, 8
  %t = trunc i32 %high to i8
  %po = getelementptr i8, ptr %out, i64 %id
  store i8 %t, ptr %po, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.abs.i32(i32, i1)
