; Neighbouring bytes in 16 bits: every second byte from one address on is made once, of x[i + 1] by the loads of x[i] and
; x[i + 2]. The row of x[j], x[j - 1] is another one, and so is that behind a store.
; ARGS: out:i8[item] words:i8[item] x:i8[item+16]=-128..127 far:i32=1..9
; RUN: step=widen, strategy=unicf, lanes=16, target=x86-64-v2
; CHECK: getelementptr i8, ptr addrspace(1) %getelementptr.w{{\d+}}, i64 2
; CHECK: load <16 x i8>
; CHECK: = and <8 x i16>
; CHECK: = lshr <8 x i16>
; CHECK-NOT: = lshr <8 x i16>
; CHECK: = and <8 x i16>
; CHECK-NOT: = and <8 x i16>
; CHECK: = lshr <8 x i16>
; CHECK-NOT: = and <8 x i16>
; CHECK: = lshr <8 x i16>
; CHECK-NOT: = and <8 x i16>
; CHECK: = lshr <8 x i16>
; CHECK-NOT: = lshr <8 x i16>
; CHECK: = and <8 x i16>
; CHECK-NOT: = and <8 x i16>
; CHECK: mul nuw nsw <8 x i16>
; CHECK-NOT: = and <8 x i16>
; CHECK: store <16 x i8>
; CHECK: i64 3
; CHECK: load <16 x i8>
; CHECK: = and <8 x i16>
; CHECK: = lshr <8 x i16>
; CHECK-NOT: = lshr <8 x i16>
; CHECK: = and <8 x i16>
define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %words, ptr addrspace(1) noalias %x, i32 %far) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %u0.64 = sext i32 %i to i64
  %u0.p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %u0.64
  %u0 = load i8, ptr addrspace(1) %u0.p, align 1
  %i1 = add i32 %i, 1
  %u1.64 = sext i32 %i1 to i64
  %u1.p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %u1.64
  %u1 = load i8, ptr addrspace(1) %u1.p, align 1
  %i2 = add i32 %i, 2
  %u2.64 = sext i32 %i2 to i64
  %u2.p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %u2.64
  %u2 = load i8, ptr addrspace(1) %u2.p, align 1
  %j = add i32 %i, %far
  %v0.64 = sext i32 %j to i64
  %v0.p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %v0.64
  %v0 = load i8, ptr addrspace(1) %v0.p, align 1
  %j1 = add i32 %j, -1
  %v1.64 = sext i32 %j1 to i64
  %v1.p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %v1.64
  %v1 = load i8, ptr addrspace(1) %v1.p, align 1
  %u0.w = zext i8 %u0 to i16
  %u1.w = zext i8 %u1 to i16
  %u2.w = zext i8 %u2 to i16
  %v0.w = zext i8 %v0 to i16
  %v1.w = zext i8 %v1 to i16
  %s0 = mul i16 %u0.w, 3
  %m1 = mul i16 %u1.w, 5
  %s1 = add i16 %s0, %m1
  %m2 = mul i16 %u2.w, 7
  %s2 = add i16 %s1, %m2
  %m3 = mul i16 %v0.w, 9
  %s3 = add i16 %s2, %m3
  %m4 = mul i16 %v1.w, 11
  %s4 = add i16 %s3, %m4
  %t = lshr i16 %s4, 3
  %b = trunc i16 %t to i8
  %o = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %b, ptr addrspace(1) %o, align 1
  %i3 = add i32 %i, 3
  %y0.64 = sext i32 %i3 to i64
  %y0.p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %y0.64
  %y0 = load i8, ptr addrspace(1) %y0.p, align 1
  %i5 = add i32 %i, 5
  %y2.64 = sext i32 %i5 to i64
  %y2.p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %y2.64
  %y2 = load i8, ptr addrspace(1) %y2.p, align 1
  %y0.w.2 = zext i8 %y0 to i16
  %y2.w.2 = zext i8 %y2 to i16
  %u2.w.2 = zext i8 %u2 to i16
  %s0.2 = mul i16 %y0.w.2, 3
  %m1.2 = mul i16 %y2.w.2, 5
  %s1.2 = add i16 %s0.2, %m1.2
  %m2.2 = mul i16 %u2.w.2, 7
  %s2.2 = add i16 %s1.2, %m2.2
  %t.2 = lshr i16 %s2.2, 3
  %b.2 = trunc i16 %t.2 to i8
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %words, i64 %id
  store i8 %b.2, ptr addrspace(1) %o2, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
