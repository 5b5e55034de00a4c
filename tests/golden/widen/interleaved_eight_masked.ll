; Two of eight bytes under a mask: a run of each lane would have no mask, so that the bytes are accessed one by one.
; ARGS: out:i8[8*item]=0..9 x:i8[8*item]=0..255 on:i8[item]=0..1
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK-NOT: <2 x i8>
define spir_kernel void @k(ptr noalias %out, ptr noalias %x, ptr noalias %on) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i8, ptr %on, i64 %id
  %bit = load i8, ptr %p, align 1
  %is.on = icmp ne i8 %bit, 0
  br i1 %is.on, label %then, label %end
then:
  %at = shl i64 %id, 3
  %x0 = getelementptr i8, ptr %x, i64 %at
  %a = load i8, ptr %x0, align 1
  %x1 = getelementptr i8, ptr %x0, i64 1
  %b = load i8, ptr %x1, align 1
  %o0 = getelementptr i8, ptr %out, i64 %at
  store i8 %b, ptr %o0, align 1
  %o1 = getelementptr i8, ptr %o0, i64 1
  store i8 %a, ptr %o1, align 1
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
