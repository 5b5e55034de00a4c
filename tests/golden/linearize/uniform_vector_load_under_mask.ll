; A vector load from a uniform address is uniform under a mask too: the loop whose condition uses it is kept.
; ARGS: out:i32[item] x:i32[4]=0..5
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: call <4 x i32> @wfv.load.v4i32.p1(ptr addrspace(1) %x
; CHECK: br i1 {{.*}}, label %loop, label
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 0, ptr addrspace(1) %p, align 4
  %bits = and i32 %i, 5
  %some = icmp eq i32 %bits, 5
  br i1 %some, label %load, label %end

load:
  %v = load <4 x i32>, ptr addrspace(1) %x, align 4
  %n = extractelement <4 x i32> %v, i64 1
  br label %loop

loop:
  %k = phi i32 [ %n, %load ], [ %next, %loop ]
  %sum = phi i32 [ %i, %load ], [ %sum.next, %loop ]
  %sum.next = add i32 %sum, %k
  store i32 %sum.next, ptr addrspace(1) %p, align 4
  %next = sub i32 %k, 1
  %again = icmp sgt i32 %next, 0
  br i1 %again, label %loop, label %end

end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
