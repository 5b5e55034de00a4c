; A dimension that is not a constant selects among the three parameters; any other value gives that of a dimension
; beyond the third.
; ARGS: out:i64[item*2] d:i32=0..4 x:i32[item]=0..4
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: icmp eq i32 %d, 2
; CHECK: select i1
; CHECK: i64 %wfv.lid2, i64 0
; CHECK: icmp eq i32 %d, 1
; CHECK: i64 %wfv.lid1
; CHECK: icmp eq i32 %d, 0
; CHECK: i64 %wfv.lid0
; CHECK: icmp eq i32 %e, 2
; CHECK: i64 %wfv.gsize2, i64 1
define spir_kernel void @k(ptr addrspace(1) %out, i32 %d, ptr addrspace(1) %x) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %e = load i32, ptr addrspace(1) %p, align 4
  %lid = call i64 @_Z12get_local_idj(i32 %d)
  %size = call i64 @_Z15get_global_sizej(i32 %e)
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %row
  store i64 %lid, ptr addrspace(1) %q, align 8
  %q1 = getelementptr inbounds i64, ptr addrspace(1) %q, i64 1
  store i64 %size, ptr addrspace(1) %q1, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z15get_global_sizej(i32)
