; So it is for an address in several steps, as LLVM writes that of an array's row: shift, base, constant.
; ARGS: out:i32[128]=0..9 index:i32[item]=0..63 n:i32=5..9
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v3
; CHECK: load <4 x i32>
; CHECK: extractelement <4 x i32>
; CHECK: sext i32
; CHECK: shl nsw i64
; CHECK: getelementptr inbounds i8, ptr %out, i64
; CHECK: atomicrmw add ptr
; CHECK-NOT: extractelement <4 x {{ptr|i64}}>
define spir_kernel void @k(ptr %out, ptr %index, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i32, ptr %index, i64 %id
  %i = load i32, ptr %at, align 4
  %wide = sext i32 %i to i64
  %scaled = shl nsw i64 %wide, 3
  %row = getelementptr inbounds i8, ptr %out, i64 %scaled
  %p = getelementptr i8, ptr %row, i64 4
  %old = atomicrmw add ptr %p, i32 %n monotonic, align 4
  %low = icmp slt i32 %i, %n
  br i1 %low, label %then, label %end
then:
  %other = atomicrmw add ptr %row, i32 3 monotonic, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
