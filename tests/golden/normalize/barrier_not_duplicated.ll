; The branch behind the barrier is known on both paths to it. LLVM would duplicate the barrier, and not all work-items
; would reach the same copy, if barriers were not convergent.
; ARGS: out:i32[item*2]
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: call {{.*}}void @_Z7barrierj(i32 1)
; CHECK-NOT: call {{.*}}void @_Z7barrierj(i32 1)
; CHECK: ret void
define spir_kernel void @k(ptr addrspace(1) %out) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %even = shl i64 %id, 1
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %even
  %one = icmp eq i64 %id, 1
  store i32 0, ptr addrspace(1) %p, align 4
  br i1 %one, label %then, label %join

then:
  %two = shl i64 %id, 1
  %first = or i64 %two, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %first
  store i32 5, ptr addrspace(1) %q, align 4
  br label %join

join:
  %was.one = phi i1 [ true, %then ], [ false, %entry ]
  call spir_func void @_Z7barrierj(i32 1)
  br i1 %was.one, label %again, label %end

again:
  %old = load i32, ptr addrspace(1) %p, align 4
  %sum = add i32 %old, 3
  store i32 %sum, ptr addrspace(1) %p, align 4
  br label %end

end:
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z7barrierj(i32)
