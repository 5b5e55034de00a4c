; The sum of two strided numbers may be uniform, but it is computed in lane 0, which may be inactive there: the promises
; of its flags do not hold in it.
; ARGS: out:i32[item] x:i32[item]=0..9 n:i32=100..200
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: %sum{{[.w0-9]*}} = add i32
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %rest = sub i32 %n, %i
  br label %loop
loop:
  %up = phi i32 [ %i, %entry ], [ %up.next, %latch ]
  %down = phi i32 [ %rest, %entry ], [ %down.next, %latch ]
  %count = phi i32 [ 0, %entry ], [ %count.next, %latch ]
  %result = phi i32 [ 0, %entry ], [ %result.next, %latch ]
  %some = icmp ult i32 %up, %v
  br i1 %some, label %then, label %latch
then:
  %sum = add nuw nsw i32 %up, %down
  %more = mul i32 %sum, %v
  br label %latch
latch:
  %result.next = phi i32 [ %result, %loop ], [ %more, %then ]
  %up.next = add i32 %up, 1
  %down.next = add i32 %down, -2
  %count.next = add i32 %count, 1
  %on = icmp ult i32 %count.next, 9
  br i1 %on, label %loop, label %end
end:
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %result.next, ptr addrspace(1) %po, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
