; A number of 128 bits that is strided is computed in the lane of an atomic operation, from the lane's number.
; ARGS: sums:i8[4096] x:i32[item]=0..9
; RUN: step=widen, strategy=unicf, lanes=16, target=host
; CHECK: lane.w{{[0-9]+}}:
; CHECK: = zext i64 %lane.w{{[0-9]+}} to i128
; CHECK: atomicrmw add
define spir_kernel void @k(ptr addrspace(1) align 16 %sums, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr i32, ptr addrspace(1) %x, i64 %id
  %at = load i32, ptr addrspace(1) %px, align 4
  %wide = sext i32 %at to i64
  %p = getelementptr inbounds i128, ptr addrspace(1) %sums, i64 %wide
  %number = zext i64 %id to i128
  %value = mul i128 %number, 3
  %old = atomicrmw add ptr addrspace(1) %p, i128 %value monotonic, align 16
  ret void
}
declare i64 @_Z13get_global_idj(i32)
