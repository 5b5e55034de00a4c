; The iterations of a short loop have values in common, which are kept once: a maximum; not a minimum of the same numbers.
; ARGS: out:i32[item] x:i8[item+16]=-99..99 n:i32=0..9
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: call i32 @llvm.smax.i32(i32 %n, i32 3)
; CHECK: call i32 @llvm.smin.i32(i32 %n, i32 3)
; CHECK: load i8
; CHECK-NOT: @llvm.smax
; CHECK: load i8
; CHECK-NOT: @llvm.smin
; CHECK: store i32
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %most = call i32 @llvm.smax.i32(i32 %n, i32 3)
  %least = call i32 @llvm.smin.i32(i32 %n, i32 3)
  %at = add i32 %most, %k
  %at64 = sext i32 %at to i64
  %i = add i64 %id, %at64
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %i
  %v = load i8, ptr addrspace(1) %p, align 1
  %w = sext i8 %v to i32
  %scaled = mul i32 %w, %least
  %more = add i32 %sum, %scaled
  %next = add i32 %k, 1
  %again = icmp ne i32 %next, 3
  br i1 %again, label %loop, label %end

end:
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %more, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
