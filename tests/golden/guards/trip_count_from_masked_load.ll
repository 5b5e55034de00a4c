; A uniform loop whose trip count is loaded by a load that may have no active lane: without active lanes the loop is not
; entered, so its condition needs no vote.
; ARGS: out:i32[item] x:i32[item]=0..9 t:i32[8]=1..5 n:i32=0..30
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: call i32 @wfv.load.i32.p1(ptr addrspace(1) %pt, i1 %need, i32 4)
; CHECK: call i1 @wfv.any(i1 %need)
; CHECK: %done = icmp
; CHECK: br i1 %done
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %n.ok = icmp ult i32 %n, 8
  %is.big = icmp ugt i32 %v, 7
  %need = select i1 %is.big, i1 %n.ok, i1 false
  br i1 %need, label %a, label %end
a:
  %index = zext i32 %n to i64
  %pt = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %index
  %trips = load i32, ptr addrspace(1) %pt, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %a ], [ %next, %loop ]
  %s = phi i32 [ %v, %a ], [ %s.next, %loop ]
  %s3 = mul i32 %s, 3
  %s.next = xor i32 %s3, %i
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %trips
  br i1 %done, label %store, label %loop
store:
  store i32 %s.next, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
