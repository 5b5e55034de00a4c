; The edge to %end is deferred on the path from %then to %join, which is also reached without %then: the mask of that
; edge, although it is %odd itself, is false there.
; ARGS: out:i32[item] x:i32[item+4]=0..1
; RUN: step=linearize, strategy=partial, lanes=4
; CHECK: then:
; CHECK: %m.{{.*}} = select i1 true, i1 %odd, i1 false
; CHECK: join:
; CHECK: phi i1 [ false, %entry ], [ %m.
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %w = load i32, ptr addrspace(1) %q, align 4
  %odd = icmp sgt i32 %w, 0
  %n = load i32, ptr addrspace(1) %x, align 4
  %one = zext i1 %odd to i32
  store i32 %one, ptr addrspace(1) %p, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %join

then:
  %was = load i32, ptr addrspace(1) %p, align 4
  %more = add i32 %was, 5
  store i32 %more, ptr addrspace(1) %p, align 4
  br i1 %odd, label %end, label %join

join:
  store i32 2, ptr addrspace(1) %p, align 4
  %twice = shl i32 %i, 1
  br label %end

end:
  %v = phi i32 [ %i, %then ], [ %twice, %join ]
  %old = load i32, ptr addrspace(1) %p, align 4
  %sum = add i32 %old, %v
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
