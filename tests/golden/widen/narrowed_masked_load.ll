; With AVX-512, LLVM 22 folds a masked load into the shuffle that narrows it, if the result is under the same mask. The
; shuffle then also loads the inactive lane, which is behind the end of %x.
; ARGS: out:i32[item] x:i64[item]=0..99
; RUN: step=widen, strategy=unicf, lanes=2
; CHECK: @llvm.masked.load.v2i64
; CHECK: trunc <2 x i64> %{{.*}} to <2 x i32>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %count = call i64 @_Z15get_global_sizej(i32 0)
  %next = add i64 %id, 1
  %inside = icmp ult i64 %next, %count
  br i1 %inside, label %there, label %end

there:
  %p = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %next
  %wide = load i64, ptr addrspace(1) %p, align 8
  %narrow = trunc i64 %wide to i32
  br label %end

end:
  %v = phi i32 [ %narrow, %there ], [ 0, %entry ]
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z15get_global_sizej(i32)
