; Bytes are compared with parameters as bytes: a parameter is clamped in the entry, and compared with the other limit.
; A computed number is compared in 16 bits. An unsigned comparison of a number that may be negative stays.
; ARGS: out:i8[item*8]=0..9 x:i8[item]=-2..1 y:i8[item]=-128..127 t:i32=254..257 u:i32=-2..1 w:i32=-257..-253
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: %select{{.*}} = select i1 {{.*}}, i32 %t, i32 0
; CHECK: icmp sle i32 %t, 255
; CHECK: icmp sge i32 %u, 0
; CHECK: icmp ugt i32 %t, 255
; CHECK: icmp slt i32 %w, 0
; CHECK: icmp sle i32 %t, 127
; CHECK: icmp sgt i32 %w, 255
; CHECK: icmp uge i8 %vx, %trunc
; CHECK: and i1
; CHECK: icmp ule i8 %vx, %trunc
; CHECK: icmp ult i8 %vx, %trunc
; CHECK: or i1
; CHECK: icmp ugt i8 %vx, %trunc
; CHECK: icmp sge i8 %vy, %trunc
; CHECK: icmp slt i16 %difference, %trunc
; CHECK: %wrapped = icmp ugt i32 %t, %b
define spir_kernel void @k(ptr %out, ptr %x, ptr %y, i32 %t, i32 %u, i32 %w) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i8, ptr %x, i64 %id
  %vx = load i8, ptr %px, align 1
  %py = getelementptr i8, ptr %y, i64 %id
  %vy = load i8, ptr %py, align 1
  %a = zext i8 %vx to i32
  %b = sext i8 %vy to i32
  %c = zext i8 %vy to i32
  %least = icmp sge i32 %a, %t
  %most = icmp sge i32 %u, %a
  %unsigned = icmp ult i32 %a, %t
  %more = icmp sgt i32 %a, %w
  %signed = icmp sge i32 %b, %t
  %difference = sub nsw i32 %a, %c
  %near = icmp slt i32 %difference, %w
  %wrapped = icmp ult i32 %b, %t
  %at = shl i64 %id, 3
  %o0 = getelementptr i8, ptr %out, i64 %at
  %z0 = zext i1 %least to i8
  store i8 %z0, ptr %o0, align 1
  %o1 = getelementptr i8, ptr %o0, i64 1
  %z1 = zext i1 %most to i8
  store i8 %z1, ptr %o1, align 1
  %o2 = getelementptr i8, ptr %o0, i64 2
  %z2 = zext i1 %unsigned to i8
  store i8 %z2, ptr %o2, align 1
  %o3 = getelementptr i8, ptr %o0, i64 3
  %z3 = zext i1 %more to i8
  store i8 %z3, ptr %o3, align 1
  %o4 = getelementptr i8, ptr %o0, i64 4
  %z4 = zext i1 %signed to i8
  store i8 %z4, ptr %o4, align 1
  %o5 = getelementptr i8, ptr %o0, i64 5
  %z5 = zext i1 %near to i8
  store i8 %z5, ptr %o5, align 1
  %o6 = getelementptr i8, ptr %o0, i64 6
  %z6 = zext i1 %wrapped to i8
  store i8 %z6, ptr %o6, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
