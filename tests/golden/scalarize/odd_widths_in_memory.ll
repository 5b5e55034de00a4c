; Vectors of odd element widths are bit-packed in memory; array elements are not.
; ARGS: out:i8[item*64] in:i8[item*48]=-128..127 on:i32[item]=0..1
; RUN: step=widen, strategy=unicf, lanes=2
; CHECK: load <4 x i24>
; CHECK: load <4 x i24>
; CHECK: store <4 x i24>
; CHECK: store <4 x i24>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %on) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds [3 x <4 x i24>], ptr addrspace(1) %in, i64 %id
  %q = getelementptr inbounds [4 x <4 x i24>], ptr addrspace(1) %out, i64 %id
  %pon = getelementptr inbounds i32, ptr addrspace(1) %on, i64 %id
  %bit = load i32, ptr addrspace(1) %pon, align 4
  %is.on = icmp ne i32 %bit, 0
  %v = load <4 x i24>, ptr addrspace(1) %p, align 1
  %w = mul <4 x i24> %v, <i24 3, i24 5, i24 7, i24 9>
  store <4 x i24> %w, ptr addrspace(1) %q, align 1
  %ps = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
  %s = load i24, ptr addrspace(1) %ps, align 1
  %qs = getelementptr inbounds i8, ptr addrspace(1) %q, i64 16
  %s3 = mul i24 %s, 3
  store i24 %s3, ptr addrspace(1) %qs, align 4
  %pl = getelementptr inbounds i8, ptr addrspace(1) %p, i64 20
  %l = load i48, ptr addrspace(1) %pl, align 1
  %ql = getelementptr inbounds i8, ptr addrspace(1) %q, i64 24
  store i48 %l, ptr addrspace(1) %ql, align 8
  %top = icmp slt <4 x i24> %v, zeroinitializer
  %qt = getelementptr inbounds i8, ptr addrspace(1) %q, i64 32
  store <4 x i1> %top, ptr addrspace(1) %qt, align 1
  br i1 %is.on, label %some, label %end
some:
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 32
  %v1 = load <4 x i24>, ptr addrspace(1) %p1, align 1
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 36
  %v2 = add <4 x i24> %v1, %w
  store <4 x i24> %v2, ptr addrspace(1) %q1, align 1
  %s1 = load i24, ptr addrspace(1) %p1, align 1
  %q2 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 48
  store i24 %s1, ptr addrspace(1) %q2, align 4
  %big = load i128, ptr addrspace(1) %p1, align 1
  %big3 = mul i128 %big, 3
  %q3 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 52
  %few = trunc i128 %big3 to i72
  store i72 %few, ptr addrspace(1) %q3, align 1
  %neg = icmp slt i128 %big3, 0
  %q4 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 62
  store i1 %neg, ptr addrspace(1) %q4, align 1
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
