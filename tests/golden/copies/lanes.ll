; A copy of one element has an element for each lane: a vector updates it, and the launch combines the lanes. Bytes without
; a sign, and numbers of all lanes, are combined first. Products of 16-bit numbers, in two registers, update half of it.
; ARGS: all:i32[1]=0..9 some:i32[1]=0..9 least:i32[1]=300..900 product:i32[1]=0..9 bytes:i32[1]=0..9 n:i32=-5..5 count:i32[1]=0..9 x:i32[item]=-99..99 y:i16[item]=-300..300 z:i8[item]=-128..127
; RUN: step=loops, strategy=unicf, lanes=8
; CHECK: @wfv.lanes.all = internal addrspace(3) global [8 x i32] poison
; RUN: step=widen, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK: load <8 x i32>, ptr addrspace(3) %wfv.local.wfv.lanes.all, align 4
; CHECK: sub <8 x i32>
; CHECK: store <8 x i32> {{.*}} ptr addrspace(3) %wfv.local.wfv.lanes.all, align 4
; CHECK: shufflevector <8 x i32> {{.*}} <4 x i32> <i32 0, i32 2, i32 4, i32 6>
; CHECK: shufflevector <8 x i32> {{.*}} <4 x i32> <i32 1, i32 3, i32 5, i32 7>
; CHECK: load <4 x i32>, ptr addrspace(3) %wfv.local.wfv.lanes.product, align 4
; CHECK: call i32 @llvm.vector.reduce.add.v8i32
; CHECK: atomicrmw add ptr addrspace(3) %wfv.local.wfv.lanes.bytes
; CHECK: call i32 @llvm.vector.reduce.add.v8i32
; CHECK: atomicrmw add ptr addrspace(3) %wfv.local.wfv.lanes.count
; CHECK: select <8 x i1>
; CHECK: load <8 x i32>, ptr addrspace(3) %wfv.local.wfv.lanes.some, align 4
; CHECK: call <8 x i32> @llvm.smin.v8i32
define spir_kernel void @k(ptr addrspace(1) noalias %all, ptr addrspace(1) noalias %some, ptr addrspace(1) noalias %least, ptr addrspace(1) noalias %product, ptr addrspace(1) noalias %bytes, i32 %n, ptr addrspace(1) noalias %count, ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %py = getelementptr inbounds i16, ptr addrspace(1) %y, i64 %id
  %short = load i16, ptr addrspace(1) %py, align 2
  %wide = sext i16 %short to i32
  %square = mul i32 %wide, %wide
  %pz = getelementptr inbounds i8, ptr addrspace(1) %z, i64 %id
  %byte = load i8, ptr addrspace(1) %pz, align 1
  %of.byte = zext i8 %byte to i32
  %all.r = atomicrmw sub ptr addrspace(1) %all, i32 %v monotonic, align 4
  %product.r = atomicrmw add ptr addrspace(1) %product, i32 %square monotonic, align 4
  %bytes.r = atomicrmw add ptr addrspace(1) %bytes, i32 %of.byte monotonic, align 4
  %count.r = atomicrmw add ptr addrspace(1) %count, i32 %n monotonic, align 4
  %is.odd = trunc i32 %v to i1
  br i1 %is.odd, label %odd, label %end
odd:
  %some.r = atomicrmw add ptr addrspace(1) %some, i32 %v monotonic, align 4
  %least.r = atomicrmw min ptr addrspace(1) %least, i32 %v monotonic, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
