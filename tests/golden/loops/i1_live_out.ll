; Conditions that are live-outs of a divergent loop: a mask of each lane's value in its last iteration.
; ARGS: out:i32[item*2] x:i32[item]=0..255 n:i32=0..7
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: %now.lcssa{{[.\w]*}} = phi i1 [ poison, %entry ]
; CHECK: %now.lcssa.next{{.*}} [ %now, %loop.leave
; CHECK: %uniform.lcssa.next{{.*}} [ %uniform, %loop.leave
; CHECK: br i1 %now.lcssa, label %a, label %b
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %seen = phi i1 [ false, %entry ], [ %now, %loop ]
  store i32 %i, ptr addrspace(1) %q, align 4
  %shifted = lshr i32 %v, %i
  %bit = trunc i32 %shifted to i1
  %uniform = icmp eq i32 %i, %n
  %now = xor i1 %seen, %bit
  %next = add i32 %i, 1
  %limit = and i32 %v, 7
  %more = icmp ult i32 %i, %limit
  br i1 %more, label %loop, label %end
end:
  br i1 %now, label %a, label %b
a:
  store i32 -7, ptr addrspace(1) %q, align 4
  br label %last
b:
  br i1 %uniform, label %c, label %last
c:
  store i32 -8, ptr addrspace(1) %q, align 4
  br label %last
last:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
