; LLVM makes a zero extension of an index that is not negative. In vectors it is a sign extension: only then a gather
; takes the index with 32 bits. One that may be negative, as a signed number, stays as it is.
; ARGS: out:i32[item] index:i32[item]=-9..31 bytes:i8[item]=0..255 x:i32[256]=0..99
; RUN: step=widen, strategy=unicf, lanes=16, target=x86-64-v4
; CHECK: sext <16 x i32> {{.*}} to <16 x i64>
; CHECK: zext <16 x i8> {{.*}} to <16 x i64>
define spir_kernel void @k(ptr %out, ptr %index, ptr %bytes, ptr %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr inbounds i32, ptr %index, i64 %id
  %i = load i32, ptr %at, align 4
  %is.in = icmp sgt i32 %i, -1
  br i1 %is.in, label %then, label %end
then:
  %wide = zext nneg i32 %i to i64
  %p = getelementptr inbounds i32, ptr %x, i64 %wide
  %v = load i32, ptr %p, align 4
  %byte.at = getelementptr inbounds i8, ptr %bytes, i64 %id
  %byte = load i8, ptr %byte.at, align 1
  %far = zext i8 %byte to i64
  %q = getelementptr inbounds i32, ptr %x, i64 %far
  %w = load i32, ptr %q, align 4
  %sum = add i32 %v, %w
  br label %end
end:
  %r = phi i32 [ 0, %entry ], [ %sum, %then ]
  %o = getelementptr inbounds i32, ptr %out, i64 %id
  store i32 %r, ptr %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
