; A helper that accesses its caller's private array, and has one of its own.
; ARGS: out:i32[item] x:i32[item]=0..12
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: call {{.*}} @wfv.fn.sort.masked.simd(

declare spir_func i64 @_Z13get_global_idj(i32)

define internal spir_func i32 @sort(ptr %a, i32 %v) noinline {
entry:
  %own = alloca [4 x i32], align 4
  %at = and i32 %v, 3
  %at64 = zext i32 %at to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %at64
  %old = load i32, ptr %p, align 4
  %q = getelementptr inbounds [4 x i32], ptr %own, i64 0, i64 %at64
  store i32 %old, ptr %q, align 4
  %r = load i32, ptr %q, align 4
  %s = add i32 %r, %v
  store i32 %s, ptr %p, align 4
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %array = alloca [4 x i32], align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x.at = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %x.at, align 4
  br label %fill

fill:
  %i = phi i64 [ 0, %entry ], [ %i.next, %fill ]
  %i32 = trunc i64 %i to i32
  %start = mul i32 %i32, %v
  %e = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 %i
  store i32 %start, ptr %e, align 4
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, 4
  br i1 %more, label %fill, label %calls

calls:
  %some = icmp sgt i32 %v, 4
  br i1 %some, label %call, label %join

call:
  %h = call spir_func i32 @sort(ptr %array, i32 %v)
  %h2 = call spir_func i32 @sort(ptr %array, i32 7)
  %hh = add i32 %h, %h2
  br label %join

join:
  %r = phi i32 [ %hh, %call ], [ -5, %calls ]
  %e1 = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 3
  %last = load i32, ptr %e1, align 4
  %sum = add i32 %r, %last
  %out.at = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %out.at, align 4
  ret void
}
