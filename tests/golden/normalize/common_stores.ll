; Three ways to one block that end with stores to one place are one store of a phi. Before it, two of them share a store
; to another place: a select. A store with a load behind it stays, since the load may read it.
; ARGS: out:i32[item*3] x:i32[item]=-40..40
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: select i1 %high, i32 3, i32 5
; CHECK: store i32
; CHECK-NOT: store
; CHECK: join:
; CHECK: %stored{{.*}} = phi i32
; CHECK: store i32 %stored
; CHECK: br i1 %big
; CHECK: store i32 %twice, ptr addrspace(1) %r2
; CHECK: load i32, ptr addrspace(1) %any
; CHECK: store i32 7, ptr addrspace(1) %r
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %at = mul i64 %id, 3
  %low = icmp slt i32 %v, -9
  br i1 %low, label %a, label %rest
a:
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
  store i32 1, ptr addrspace(1) %p, align 4
  store i32 2, ptr addrspace(1) %p, align 4
  br label %join
rest:
  %high = icmp sgt i32 %v, 9
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
  %n = add i64 %at, 1
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %n
  br i1 %high, label %b, label %c
b:
  store i32 3, ptr addrspace(1) %q1, align 4
  store i32 4, ptr addrspace(1) %q, align 4
  br label %join
c:
  store i32 5, ptr addrspace(1) %q1, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  br label %join
join:
  %end = add i64 %at, 2
  %bits = and i32 %v, 6
  %big = icmp eq i32 %bits, 2
  %twice = mul i32 %v, 2
  br i1 %big, label %d, label %e
d:
  %r2 = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %end
  store i32 %twice, ptr addrspace(1) %r2, align 4
  %any = getelementptr inbounds i32, ptr addrspace(1) %r2, i64 -2
  %again = load i32, ptr addrspace(1) %any, align 4
  %used = add i32 %again, %v
  store i32 %used, ptr addrspace(1) %any, align 4
  br label %done
e:
  %r = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %end
  store i32 7, ptr addrspace(1) %r, align 4
  br label %done
done:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
