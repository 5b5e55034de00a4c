; A switch with branch weights whose default is not reached: the last case becomes the default, and the weights, one for
; each edge, go. LLVM would end the process.
; ARGS: out:i32[item] x:i32[item]=0..2
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: switch i32
; CHECK-NOT: branch_weights
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  switch i32 %v, label %never [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
  ], !prof !0
a:
  store i32 5, ptr addrspace(1) %q, align 4
  br label %b
b:
  %w = phi i32 [ 1, %entry ], [ 2, %a ]
  store volatile i32 %w, ptr addrspace(1) %q, align 4
  br label %done
c:
  store volatile i32 9, ptr addrspace(1) %q, align 4
  br label %done
never:
  unreachable
done:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
!0 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
