; A sum of distances of bytes, which x86 adds by an instruction of its own (psadbw): the lanes are combined in each vector.
; ARGS: sum:i32[1]=0..9 x:i8[item]=-128..127 y:i8[item]=-128..127
; RUN: step=widen, strategy=unicf, lanes=8
; CHECK: call i32 @llvm.vector.reduce.add.v8i32
; CHECK: atomicrmw add ptr addrspace(3) %wfv.local.wfv.lanes.sum
define spir_kernel void @k(ptr addrspace(1) %sum, ptr addrspace(1) %x, ptr addrspace(1) %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %a = load i8, ptr addrspace(1) %px, align 1
  %py = getelementptr inbounds i8, ptr addrspace(1) %y, i64 %id
  %b = load i8, ptr addrspace(1) %py, align 1
  %wide.a = zext i8 %a to i32
  %wide.b = zext i8 %b to i32
  %difference = sub nsw i32 %wide.a, %wide.b
  %distance = call i32 @llvm.abs.i32(i32 %difference, i1 true)
  %r = atomicrmw add ptr addrspace(1) %sum, i32 %distance monotonic, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.abs.i32(i32, i1)
