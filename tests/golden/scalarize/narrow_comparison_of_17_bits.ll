; Numbers from -256 to 65279 fit into 16 bits neither as signed nor as unsigned ones: they are compared in 32.
; ARGS: out:i8[item]=0..9 x:i16[item]=-700..700 t:i32=-3..3
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: %less = icmp slt i32 %t, %moved
define spir_kernel void @k(ptr %out, ptr %x, i32 %t) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = shl i64 %id, 1
  %p = getelementptr i8, ptr %x, i64 %at
  %v = load i16, ptr %p, align 2
  %a = zext i16 %v to i32
  %moved = add i32 %a, -256
  %less = icmp slt i32 %t, %moved
  %z = zext i1 %less to i8
  %o = getelementptr i8, ptr %out, i64 %id
  store i8 %z, ptr %o, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
