; Atomics on the first eight elements of a buffer, whose results are unused: on a copy in local memory, all forms of the
; kernel. Another buffer is loaded behind the update of the second one, which has a copy only if buffers are apart.
; ARGS: bins:i32[8]=0..9 sum:i32[2]=0..9 out:i32[item] x:i32[item]=-99..99
; RUN: step=loops, strategy=unicf, lanes=8
; CHECK: @wfv.lanes.sum
; RUN: step=loops, strategy=unicf, lanes=8, without=separate buffers
; CHECK: @wfv.copy.bins = internal addrspace(3) global [8 x i32] poison
; CHECK: define {{.*}}ptr addrspace(3) noalias noundef align 4 %wfv.local.wfv.copy.bins)
; CHECK: getelementptr inbounds nuw i32, ptr addrspace(3) %wfv.local.wfv.copy.bins, i64 %bin
; CHECK: atomicrmw add ptr addrspace(3) %p
; CHECK: atomicrmw add ptr addrspace(1) %sum
; RUN: step=linearize, strategy=unicf, lanes=8, without=separate buffers
; CHECK: call {{.*}}@wfv.atomicrmw.add.{{.*}}(ptr addrspace(3)
; CHECK: atomicrmw add ptr addrspace(1) %sum
define spir_kernel void @k(ptr addrspace(1) noalias %bins, ptr addrspace(1) %sum, ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %is.odd = trunc i32 %v to i1
  br i1 %is.odd, label %odd, label %end
odd:
  %wide = zext i32 %v to i64
  %bin = and i64 %wide, 7
  %p = getelementptr inbounds i32, ptr addrspace(1) %bins, i64 %bin
  %old = atomicrmw add ptr addrspace(1) %p, i32 %v monotonic, align 4
  br label %end
end:
  %more = atomicrmw add ptr addrspace(1) %sum, i32 %v monotonic, align 4
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %po, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
