; Contiguous accesses whose 32-bit indices differ by constants have one address in common, also where the first lane is
; inactive and its index has wrapped (y[i - 3] under i > 2).
; ARGS: out:i32[item+8] x:i32[item*3+8]=-99..99 y:i32[item*3+8]=-99..99 row:i32=0..5
; RUN: step=widen, strategy=unicf, lanes=8, target=sapphire-rapids
; CHECK: sub i32 %a.w{{\d+}}, 1
; CHECK: sext i32
; CHECK: %{{getelementptr.w\d+}} = getelementptr i32, ptr addrspace(1) %x
; CHECK: getelementptr i32, ptr addrspace(1) %getelementptr.w{{\d+}}, i64 1
; CHECK: load <8 x i32>
; CHECK-NOT: sext i32
; CHECK: getelementptr i32, ptr addrspace(1) %getelementptr.w{{\d+}}, i64 2
; CHECK: load <8 x i32>
; CHECK: getelementptr i32, ptr addrspace(1) %getelementptr.w{{\d+}}, i64 -3
; CHECK: masked.load
; CHECK-NOT: sext i32
; CHECK: getelementptr i32, ptr addrspace(1) %getelementptr.w{{\d+}}, i64 -1
; CHECK: masked.load
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %row) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %j = add i32 %i, %row
  %a = add i32 %j, 1
  %a64 = sext i32 %a to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %a64
  %u = load i32, ptr addrspace(1) %p, align 4
  %b = add i32 %a, 1
  %b64 = zext i32 %b to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %b64
  %v = load i32, ptr addrspace(1) %q, align 4
  %yb = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %b64
  %yv = load i32, ptr addrspace(1) %yb, align 4
  %sum0 = mul i32 %u, %v
  %sum = add i32 %sum0, %yv
  %far = add i32 %i, -3
  %test = icmp ugt i32 %i, 2
  br i1 %test, label %then, label %end

then:
  %far64 = zext i32 %far to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %far64
  %w = load i32, ptr addrspace(1) %r, align 4
  %near = add i32 %i, -1
  %near64 = sext i32 %near to i64
  %s = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %near64
  %z = load i32, ptr addrspace(1) %s, align 4
  %both = add i32 %w, %z
  br label %end

end:
  %t = phi i32 [ 0, %entry ], [ %both, %then ]
  %all = add i32 %sum, %t
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %all, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
