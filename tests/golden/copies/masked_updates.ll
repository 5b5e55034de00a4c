; Updates under a mask, on copies. A copy is there even if no lane is active: a sum then grows by zero, without a branch.
; Each lane keeps its own minimum, of which an inactive lane changes nothing: all are inactive here.
; ARGS: sum:i32[1]=0..9 least:i32[1]=300..900 x:i8[item]=-128..127 on:i8[item]=0..5
; RUN: step=widen, strategy=unicf, lanes=8, without=separate buffers
; CHECK-NOT: %any
; CHECK: select <8 x i1> {{.*}} zeroinitializer
; CHECK: call i32 @llvm.vector.reduce.add.v8i32
; CHECK: atomicrmw add ptr addrspace(3)
; CHECK: select <8 x i1> {{.*}} splat (i32 -1)
; CHECK: call <8 x i32> @llvm.umin.v8i32
; CHECK-NOT: %any
; RUN: step=widen, strategy=unicf, lanes=8, without=atomic copies
; CHECK: %any{{.*}} = icmp ne i8
; CHECK: atomicrmw add ptr addrspace(1)
define spir_kernel void @k(ptr addrspace(1) noalias %sum, ptr addrspace(1) noalias %least, ptr addrspace(1) %x, ptr addrspace(1) %on) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %v = load i8, ptr addrspace(1) %px, align 1
  %pon = getelementptr inbounds i8, ptr addrspace(1) %on, i64 %id
  %number = load i8, ptr addrspace(1) %pon, align 1
  %is.on = icmp eq i8 %number, 0
  br i1 %is.on, label %some, label %next
some:
  %byte = zext i8 %v to i32
  %sum.r = atomicrmw add ptr addrspace(1) %sum, i32 %byte monotonic, align 4
  br label %next
next:
  %is.high = icmp ugt i8 %number, 5
  br i1 %is.high, label %none, label %end
none:
  %unsigned = zext i8 %v to i32
  %least.r = atomicrmw umin ptr addrspace(1) %least, i32 %unsigned monotonic, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
