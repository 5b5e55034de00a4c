; A uniform switch in a divergent branch, on a value that is loaded there: the lanes of %c need %c whatever the value,
; so that two successors lead there; with no active lane the condition is a constant.
; ARGS: out:i32[item*2] x:i32[item]=-9..1 t:i32[4]=0..4
; RUN: step=linearize, strategy=partial, lanes=4
; CHECK: %wfv.{{w\d+}} = call i32 @wfv.load.i32.p1(ptr addrspace(1) %t, i1 %c0
; CHECK: %wfv.{{w\d+}} = call i1 @wfv.any(i1 %c0)
; CHECK: %freeze.{{w\d+}} = freeze i32 %wfv.{{w\d+}}
; CHECK: %select.{{w\d+}} = select i1 %wfv.{{w\d+}}, i32 %freeze.{{w\d+}}, i32 1
; CHECK: switch i32 %select.{{w\d+}}, label %c [
; CHECK: label %a
; CHECK: label %b
; CHECK: label %c
; CHECK: c:
; CHECK: phi i1 {{.*}}, %on ], {{.*}}, %on ], {{.*}}, %a ], {{.*}}, %b ]
; CHECK: %s = phi i32
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %c0 = icmp sgt i32 %v, -2
  br i1 %c0, label %on, label %c
on:
  %n = load i32, ptr addrspace(1) %t, align 4
  switch i32 %n, label %j [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
  ]
a:
  store i32 1, ptr addrspace(1) %q, align 4
  br label %c
b:
  store i32 2, ptr addrspace(1) %q, align 4
  br label %j
c:
  %s = phi i32 [ %v, %entry ], [ 3, %on ], [ 4, %a ]
  store i32 %s, ptr addrspace(1) %q, align 4
  br label %j
j:
  %p = phi i32 [ 20, %b ], [ 40, %c ], [ 50, %on ]
  store i32 %p, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
