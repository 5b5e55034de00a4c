; An infinite loop that no lane ever enters: all other lanes must branch around it.
; ARGS: out:i32[item*2] x:i32[item]=0..9 n:i32=0..9
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: %any{{.*}} = call i1 @wfv.any(i1 true)
; CHECK: br i1 %any{{.*}}, label %hang.enter{{.*}}, label %
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %bad = icmp ugt i32 %v, 9
  br i1 %bad, label %hang, label %on
hang:
  %i = phi i32 [ %v, %entry ], [ %next, %hang.b ], [ %next, %hang.c ]
  store i32 %i, ptr addrspace(1) %q, align 4
  %next = add i32 %i, %n
  %odd = trunc i32 %next to i1
  br i1 %odd, label %hang.b, label %hang.c
hang.b:
  store i32 1, ptr addrspace(1) %q, align 4
  br label %hang
hang.c:
  store i32 2, ptr addrspace(1) %q, align 4
  br label %hang
on:
  %some = icmp ugt i32 %v, 4
  br i1 %some, label %a, label %end
a:
  store i32 %v, ptr addrspace(1) %q, align 4
  br label %end
end:
  %p = phi i32 [ 1, %on ], [ 2, %a ]
  store i32 %p, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
