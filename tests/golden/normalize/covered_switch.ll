; A switch with a case for every value: no work-item leaves the loop by its unreachable default, so all work-items of a
; group reach the barrier.
; ARGS: out:i32[item] x:i32[item]=0..9 n:i32=0..3
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: switch i32 %a3, label %next
; CHECK-NOT: i32 3, label
; CHECK: ]
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: branch %
; CHECK-NOT: loop %
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %next ]
  %s = phi i32 [ 0, %entry ], [ %s2, %next ]
  call void @_Z7barrierj(i32 1)
  %a = add i32 %v, %i
  %a3 = and i32 %a, 3
  switch i32 %a3, label %un [ i32 0, label %c0
                              i32 1, label %c1
                              i32 2, label %c2
                              i32 3, label %next ]
un:
  unreachable
c0:
  %s.0 = mul i32 %s, 3
  br label %next
c1:
  %s.1 = add i32 %s, 17
  br label %next
c2:
  store i32 %s, ptr addrspace(1) %po
  br label %next
next:
  %s2 = phi i32 [ %s.0, %c0 ], [ %s.1, %c1 ], [ 5, %c2 ], [ %a, %loop ]
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, 7
  br i1 %c, label %loop, label %end
end:
  store i32 %s2, ptr addrspace(1) %po
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare void @_Z7barrierj(i32)
