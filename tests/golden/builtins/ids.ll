; Each work-item function becomes a parameter; a dimension beyond the third is a constant.
; ARGS: out:i64[item*4]
; RUN: step=builtins, strategy=unicf, lanes=4
; CHECK: define i32 @k(
; CHECK: %wfv.gbase0
; CHECK: %wfv.lid0
; CHECK: %wfv.group0
; CHECK: %wfv.lsize1
; CHECK: i32 noundef %wfv.wdim
; CHECK: add nuw nsw i64 %wfv.gbase0, %wfv.lid0
; CHECK-NOT: call
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %lid = call i64 @_Z12get_local_idj(i32 0)
  %group = call i64 @_Z12get_group_idj(i32 0)
  %size = call i64 @_Z14get_local_sizej(i32 1)
  %none = call i64 @_Z13get_global_idj(i32 3)
  %one = call i64 @_Z15get_global_sizej(i32 7)
  %dims = call i32 @_Z12get_work_dimv()
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %row
  store i64 %lid, ptr addrspace(1) %q, align 8
  %q1 = getelementptr inbounds i64, ptr addrspace(1) %q, i64 1
  store i64 %group, ptr addrspace(1) %q1, align 8
  %a = add i64 %size, %none
  %b = mul i64 %a, 10
  %c = add i64 %b, %one
  %q2 = getelementptr inbounds i64, ptr addrspace(1) %q, i64 2
  store i64 %c, ptr addrspace(1) %q2, align 8
  %d = zext i32 %dims to i64
  %q3 = getelementptr inbounds i64, ptr addrspace(1) %q, i64 3
  store i64 %d, ptr addrspace(1) %q3, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z12get_group_idj(i32)
declare i64 @_Z14get_local_sizej(i32)
declare i64 @_Z15get_global_sizej(i32)
declare i32 @_Z12get_work_dimv()
