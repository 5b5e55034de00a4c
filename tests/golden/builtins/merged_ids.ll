; Two equivalent expressions of an id meet in a phi: it is replaced by the id where ranges prove both equal to it.
; ARGS: out:i32[item] x:i32[item*2]=0..99 n:i32=3..9
; RUN: step=builtins, strategy=unicf, lanes=4
; CHECK: %add.w1 = add nuw nsw i64
; CHECK-NOT: %at = phi
; CHECK: %merged.off0 = phi i32
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %out, i64 %add.w1
; CHECK: store
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %merged.off0: varying
; CHECK: %p: strided(4)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %few = icmp slt i32 %i, %n
  br i1 %few, label %first, label %second

first:
  %s = sext i32 %i to i64
  %low = and i64 %id, 255
  %v = load i32, ptr addrspace(1) %x, align 4
  br label %end

second:
  %a = and i64 %id, 2147483647
  %x1 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %a
  %w = load i32, ptr addrspace(1) %x1, align 4
  store i32 7, ptr addrspace(1) %x1, align 4
  br label %end

end:
  %at = phi i64 [ %s, %first ], [ %a, %second ]
  %merged = phi i64 [ %low, %first ], [ %a, %second ]
  %u = phi i32 [ %v, %first ], [ %w, %second ]
  %b = trunc i64 %merged to i32
  %r = add i32 %u, %b
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
  store i32 %r, ptr addrspace(1) %p, align 4
  ret void
}

declare i64 @_Z13get_global_idj(i32)
