; A uniform loop below a uniform branch below a divergent branch: the nearest branch does not tell that lanes may fail
; to reach the loop.
; ARGS: out:i32[item] x:i32[item]=-9..1 n:i32=1..6
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: call i1 @wfv.any(i1 true)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %near, label %done
near:
  %u = icmp ugt i32 %n, 2
  br i1 %u, label %pre, label %done
pre:
  br label %h
h:
  %i = phi i32 [ 0, %pre ], [ %next, %latch ]
  %sum = phi i32 [ 1, %pre ], [ %more, %latch ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %test, label %latch
test:
  %enough = icmp uge i32 %i, %n
  br i1 %enough, label %leave, label %latch
latch:
  %a = phi i32 [ 3, %h ], [ 5, %test ]
  %more = mul i32 %sum, %a
  %next = add i32 %i, 1
  br label %h
leave:
  br label %done
done:
  %r = phi i32 [ %v, %entry ], [ %n, %near ], [ %sum, %leave ]
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
