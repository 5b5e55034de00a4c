; Stores with gaps: with AVX-512 one masked store where the span is short, which never writes the gaps; otherwise lane
; by lane. Three bytes of a stride of four are an interleave group with a gap.
; ARGS: out:i8[item*4]=-100..100 far:double[item*3]=-9..9 x:i8[item]=-100..100 n:i32=0..48
; RUN: step=widen, strategy=unicf, lanes=8, target=x86-64-v4
; CHECK: <i32 0, i32 0, i32 8, i32 0, i32 1, i32 1, i32 8, i32 1,
; CHECK: call void @llvm.masked.store.v32i8.p1(
; CHECK: store double
; CHECK: call void @llvm.masked.store.v8f64.p1(
; CHECK-NOT: store double
; CHECK: ret i32 -1
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK-NOT: masked.store
; CHECK: store i8
; CHECK: store double
; CHECK: when.then
; CHECK: store double
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %far, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %v = load i8, ptr addrspace(1) %px, align 1
  %four = shl i64 %id, 2
  %q0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %four
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q0, i64 1
  %q3 = getelementptr inbounds i8, ptr addrspace(1) %q0, i64 3
  %w = add i8 %v, 1
  %y = xor i8 %v, 85
  store i8 %v, ptr addrspace(1) %q0, align 1
  store i8 %w, ptr addrspace(1) %q3, align 1
  store i8 %y, ptr addrspace(1) %q1, align 1
  %three = mul i64 %id, 3
  %p0 = getelementptr inbounds double, ptr addrspace(1) %far, i64 %three
  %d = sitofp i8 %v to double
  store double %d, ptr addrspace(1) %p0, align 8
  %i = trunc i64 %id to i32
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %a, label %end
a:
  %p1 = getelementptr inbounds double, ptr addrspace(1) %p0, i64 1
  %e = fadd double %d, 0.5
  store double %e, ptr addrspace(1) %p1, align 8
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
