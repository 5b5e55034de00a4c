; A divergent and a uniform loop in a region: in the copy both start with all lanes; live-outs of the loops get phis
; behind the region.
; ARGS: out:i32[item*2] x:i32[item]=0..6 n:i32=1..5
; RUN: step=masks, strategy=unicf+boscc/always, lanes=4
; CHECK: call i1 @wfv.all(i1 %c)
; CHECK: %live{{.*}} = phi i1 [ true, %h.preheader.w{{\d+}} ]
; CHECK: call i1 @wfv.any(i1 %c)
; CHECK: %r = phi i32 [ 9, %entry ], [ %
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %c = icmp ugt i32 %v, 2
  br i1 %c, label %pre, label %end
pre:
  br label %h
h:
  %i = phi i32 [ 0, %pre ], [ %i1, %h ]
  %s = phi i32 [ %v, %pre ], [ %s1, %h ]
  %s1 = mul i32 %s, 3
  store i32 %s1, ptr addrspace(1) %q, align 4
  %i1 = add i32 %i, 1
  %go = icmp ult i32 %i1, %v
  br i1 %go, label %h, label %mid
mid:
  %s2 = phi i32 [ %s1, %h ]
  br label %u
u:
  %k = phi i32 [ 0, %mid ], [ %k1, %u ]
  %a = phi i32 [ %s2, %mid ], [ %a1, %u ]
  %a1 = add i32 %a, %i1
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %u, label %end
end:
  %r = phi i32 [ 9, %entry ], [ %a1, %u ]
  store i32 %r, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
