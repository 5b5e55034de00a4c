; The mask keeps a remainder by its range, so that the address is contiguous where the remainder does not wrap. The
; subtraction in the place of the remainder has no such range.
; ARGS: out:i32[item] x:i32[256] w:i32=100..255
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: load <4 x i32>
; CHECK: ret i32
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %w) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %few = and i32 %w, 255
  %is.far = icmp sgt i32 %w, 5
  br i1 %is.far, label %far, label %end
far:
  %by = or i32 %few, 64
  %rest = srem i32 %t, %by
  %kept = and i32 %rest, 1023
  %at = zext nneg i32 %kept to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %at
  %v = load i32, ptr addrspace(1) %p, align 4
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %po, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
