; A uniform value is the distance of lanes and the condition of a branch: in the version for each constant, that branch
; has a constant condition. No lane comes to the blocks behind it, and the masks of all their edges are false.
; ARGS: out:i32[item] x:i32[item*4]=-100..100 s:i32=0..5 n:i32=0..40
; RUN: step=widen, strategy=unival, lanes=4, target=x86-64-v3
; CHECK: define {{.*}}@k.c0.fast1.simd(
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %s, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %shift = and i32 %s, 7
  %row = lshr i32 %i, %shift
  %at = zext i32 %row to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %at
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %q
  %is.third = icmp eq i32 %shift, 3
  br i1 %is.third, label %more, label %end

more:
  %one = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic
  %small = icmp slt i32 %v, %n
  br i1 %small, label %less, label %end

less:
  %w = atomicrmw add ptr addrspace(1) %q, i32 3 monotonic
  br label %end

end:
  ret void
}

declare i64 @_Z13get_global_idj(i32)
