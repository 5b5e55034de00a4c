; LLVM takes the constant out of `x[m - 8]`, and what is left is not `inbounds`: x[m] may be out of bounds. It is a part
; of the 32-bit index again, so that both loads of %x are contiguous. An address that is compared keeps its form, and
; so does one that is half an element behind.
; ARGS: out:i32[item] x:i32[item+32]=0..99 y:i32[item]=0..99 n:i32=0..8
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: add nsw i32 %m, 16
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %x
; CHECK: getelementptr i8, ptr addrspace(1) %{{.*}}, i64 66
; CHECK: getelementptr i8, ptr addrspace(1) %{{.*}}, i64 -16
; CHECK: add nsw i32 %m, -8
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %x
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <4 x i32>
; CHECK: masked.load.v4i32
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %m = add nsw i32 %i, %n
  %above = add nsw i32 %m, 16
  %a = sext i32 %above to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %a
  %v = load i32, ptr addrspace(1) %p, align 4
  %high.p = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  %high = load i16, ptr addrspace(1) %high.p, align 2
  %h = zext i16 %high to i32
  %near = add nsw i32 %m, -4
  %b = sext i32 %near to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %b
  %same = icmp eq ptr addrspace(1) %q, %y
  %s = zext i1 %same to i32
  %inside = icmp sge i32 %m, 8
  br i1 %inside, label %then, label %end
then:
  %below = add nsw i32 %m, -8
  %c = sext i32 %below to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %c
  %w = load i32, ptr addrspace(1) %r, align 4
  br label %end
end:
  %u = phi i32 [ %s, %entry ], [ %w, %then ]
  %both = add i32 %u, %h
  %sum = add i32 %both, %v
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
