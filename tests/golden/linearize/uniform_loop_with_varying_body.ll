; A uniform loop keeps its branch; the varying branch in it becomes selects.
; ARGS: out:i32[item*2] x:i32[item]=0..99 t:i32[16]=0..99 n:i32=0..12
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: br i1 %more, label %body, label %end
; CHECK: br label %up
; CHECK: br label %down
; CHECK: br label %latch
; CHECK: select i1 %odd, i32 %s.up, i32 %s.down
; CHECK: br label %header
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ %v, %entry ], [ %s.next, %latch ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %odd = trunc i32 %s to i1
  br i1 %odd, label %up, label %down
up:
  %i64 = zext nneg i32 %i to i64
  %pt = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %i64
  %y = load i32, ptr addrspace(1) %pt, align 4
  %s.up = add i32 %s, %y
  br label %latch
down:
  store i32 %s, ptr addrspace(1) %q, align 4
  %s.down = lshr i32 %s, 1
  br label %latch
latch:
  %s.next = phi i32 [ %s.up, %up ], [ %s.down, %down ]
  %next = add nuw nsw i32 %i, 1
  br label %header
end:
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %s, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
