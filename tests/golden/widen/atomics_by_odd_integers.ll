; The indices of lanes are kept in memory: integers of 24 bits take 4 bytes each there, and would be packed as a vector.
; ARGS: count:i32[2048]=0..9 x:i32[item]=0..4000
; RUN: step=widen, strategy=unicf, lanes=8
; CHECK: zext <8 x i24> {{%.*}} to <8 x i32>
; CHECK: store <8 x i32>
; CHECK: load i32, ptr
; CHECK: trunc i32 {{%.*}} to i24
; CHECK: atomicrmw add
define spir_kernel void @k(ptr addrspace(1) %count, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %short = trunc i32 %v to i24
  %square = mul i24 %short, %short
  %high = lshr i24 %square, 13
  %is.even = icmp slt i24 %short, 3000
  br i1 %is.even, label %then, label %end
then:
  %wide = zext i24 %high to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %count, i64 %wide
  %old = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
