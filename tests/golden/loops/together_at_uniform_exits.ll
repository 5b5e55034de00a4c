; Two uniform breaks and a divergent return: at the breaks, all lanes that are still in the loop leave together. Their
; flag and their live-outs are those of the last iteration, and stay uniform; the lane's own exit keeps a tracker.
; ARGS: out:i32[item] x:i32[item*8]=0..9 stop:i32[8]=0..3 n:i32=2..7
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: %to.found{{[.\w]*}} = phi i1 [ false, %entry ]
; CHECK: %i.lcssa.next{{.*}} = phi i32 {{.*}}poison{{.*}} [ %i, %loop.leave
; CHECK: %to.stopped.next{{.*}} = phi i1 {{.*}}poison{{.*}} [ true, %loop.leave{{[.\w]*}} ], [ false, %more.leave
; CHECK: br i1 %to.found.next{{[.\w]*}}, label %found, label %to.stopped
; CHECK: br i1 %to.stopped.next{{[.\w]*}}, label %stopped, label %behind.loopexit
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %i.lcssa: uniform
; CHECK: %r: uniform
; CHECK: %word: uniform
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %stop, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %row = shl i64 %id, 3
  %mine = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %row
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %own ]
  %ps = getelementptr inbounds i32, ptr addrspace(1) %stop, i32 %i
  %s = load i32, ptr addrspace(1) %ps, align 4
  %ends = icmp eq i32 %s, 1
  br i1 %ends, label %stopped, label %more
more:
  %none = icmp sge i32 %i, %n
  br i1 %none, label %all, label %own
own:
  %px = getelementptr inbounds i32, ptr addrspace(1) %mine, i32 %i
  %v = load i32, ptr addrspace(1) %px, align 4
  %hit = icmp eq i32 %v, 7
  %next = add i32 %i, 1
  br i1 %hit, label %found, label %loop
found:
  %minus = sub i32 0, %i
  store i32 %minus, ptr addrspace(1) %q, align 4
  ret void
stopped:
  %twice = shl i32 %i, 1
  %low = and i32 %twice, 7
  br label %behind
all:
  br label %behind
behind:
  %r = phi i32 [ %low, %stopped ], [ 0, %all ]
  %pw = getelementptr inbounds i32, ptr addrspace(1) %stop, i32 %r
  %word = load i32, ptr addrspace(1) %pw, align 4
  %sum = add i32 %word, %i
  store i32 %sum, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
