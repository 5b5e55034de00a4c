; Helpers without attributes are inlined; one that uses ids is inlined despite noinline; one that calls another stays a
; call, as does its callee, also in a divergent loop. The inner one only stores.
; ARGS: out:i32[item] x:i32[item]=0..12 y:i32[item*2] n:i32=3..9
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK-NOT: @plain
; CHECK-NOT: @who
; CHECK: define internal i1 @wfv.fn.outer(
; CHECK-NOT: @who
; CHECK: define {{.*}}@k(

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_func i32 @plain(i32 %x) {
  %r = add i32 %x, 11
  ret i32 %r
}

define spir_func i64 @who() noinline {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  ret i64 %id
}

define spir_func void @inner(ptr addrspace(1) %p, i32 %v, float %f) noinline {
  %i = fptosi float %f to i32
  %s = add i32 %v, %i
  %old = load i32, ptr addrspace(1) %p, align 4
  %new = add i32 %old, %s
  store i32 %new, ptr addrspace(1) %p, align 4
  ret void
}

define spir_func zeroext i1 @outer(i32 noundef %v, ptr addrspace(1) nonnull %p) noinline {
entry:
  %odd = trunc i32 %v to i1
  br i1 %odd, label %write, label %end

write:
  %f = sitofp i32 %v to float
  %p2 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 1
  call spir_func void @inner(ptr addrspace(1) %p2, i32 %v, float %f)
  br label %end

end:
  %big = icmp sgt i32 %v, 5
  ret i1 %big
}

define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %id = call spir_func i64 @who()
  %x.at = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %x.at, align 4
  %id2 = mul i64 %id, 2
  %y.at = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id2
  store i32 %v, ptr addrspace(1) %y.at, align 4
  %y2.at = getelementptr inbounds i32, ptr addrspace(1) %y.at, i64 1
  store i32 %n, ptr addrspace(1) %y2.at, align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %next ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %next ]
  %both = add i32 %i, %v
  %big = call spir_func zeroext i1 @outer(i32 noundef %both, ptr addrspace(1) %y.at)
  br i1 %big, label %more, label %next

more:
  %plain = call spir_func i32 @plain(i32 %sum)
  br label %next

next:
  %sum.next = phi i32 [ %plain, %more ], [ %both, %loop ]
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %v
  br i1 %again, label %loop, label %end

end:
  %out.at = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum.next, ptr addrspace(1) %out.at, align 4
  ret void
}
