; Five bytes for each work-item, next to each other: one wide load and one wide store, whose five parts are joined in
; their order.
; ARGS: out:i8[5*item]=0..9 x:i8[5*item]=0..255
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <20 x i8>
; CHECK: store <20 x i8>
; CHECK-NOT: store i8
define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = mul nuw nsw i64 %id, 5
  %at0 = add nuw nsw i64 %at, 0
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at0
  %v0 = load i8, ptr addrspace(1) %p0, align 1
  %w0 = xor i8 %v0, 0
  %at1 = add nuw nsw i64 %at, 1
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at1
  %v1 = load i8, ptr addrspace(1) %p1, align 1
  %w1 = xor i8 %v1, 17
  %at2 = add nuw nsw i64 %at, 2
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at2
  %v2 = load i8, ptr addrspace(1) %p2, align 1
  %w2 = xor i8 %v2, 34
  %at3 = add nuw nsw i64 %at, 3
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at3
  %v3 = load i8, ptr addrspace(1) %p3, align 1
  %w3 = xor i8 %v3, 51
  %at4 = add nuw nsw i64 %at, 4
  %p4 = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at4
  %v4 = load i8, ptr addrspace(1) %p4, align 1
  %w4 = xor i8 %v4, 68
  %q0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at0
  store i8 %w0, ptr addrspace(1) %q0, align 1
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at1
  store i8 %w1, ptr addrspace(1) %q1, align 1
  %q2 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at2
  store i8 %w2, ptr addrspace(1) %q2, align 1
  %q3 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at3
  store i8 %w3, ptr addrspace(1) %q3, align 1
  %q4 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at4
  store i8 %w4, ptr addrspace(1) %q4, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
