; A variable becomes an SSA value where LLVM's SROA makes it one: that of 24 bits does, that of 33 bits stays in memory.
; ARGS: out:i32[item] x:i32[item]=0..99 m:i32=3..9
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: alloca [5 x i8]
; CHECK: phi i24
; CHECK: store i33
; CHECK: ret void
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %m) {
entry:
  %v = alloca i33
  %w = alloca i24
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %a = load i32, ptr addrspace(1) %px, align 4
  %m33 = zext i32 %m to i33
  store i33 %m33, ptr %v
  %a24 = trunc i32 %a to i24
  store i24 %a24, ptr %w
  br label %loop

loop:
  %old = load i33, ptr %v
  %w0 = load i24, ptr %w
  %old24 = trunc i33 %old to i24
  %w1 = mul i24 %w0, %old24
  store i24 %w1, ptr %w
  %new = sub i33 %old, 1
  store i33 %new, ptr %v
  %more = icmp sgt i33 %new, 0
  br i1 %more, label %loop, label %end

end:
  %r = load i24, ptr %w
  %r32 = sext i24 %r to i32
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r32, ptr addrspace(1) %p, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
