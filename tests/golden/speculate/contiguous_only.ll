; Contiguous accesses under `id < n`, among much arithmetic: masks cost next to nothing, so there is no fast version.
; ARGS: out:i32[item] x:i32[item]=-9..9 n:i32=-2..60
; RUN: step=group, strategy=unicf, lanes=4
; CHECK-NOT: guard
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %c = icmp slt i32 %t, %n
  br i1 %c, label %a, label %end
a:
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %v0 = add i32 %v, 3
  %v1 = xor i32 %v0, 4
  %v2 = mul i32 %v1, 5
  %v3 = add i32 %v2, 6
  %v4 = xor i32 %v3, 7
  %v5 = mul i32 %v4, 8
  %v6 = add i32 %v5, 9
  %v7 = xor i32 %v6, 10
  %v8 = mul i32 %v7, 11
  %v9 = add i32 %v8, 12
  %v10 = xor i32 %v9, 13
  %v11 = mul i32 %v10, 14
  %v12 = add i32 %v11, 15
  %v13 = xor i32 %v12, 16
  %v14 = mul i32 %v13, 17
  %v15 = add i32 %v14, 18
  %v16 = xor i32 %v15, 19
  %v17 = mul i32 %v16, 20
  %v18 = add i32 %v17, 21
  %v19 = xor i32 %v18, 22
  %v20 = mul i32 %v19, 23
  %v21 = add i32 %v20, 24
  %v22 = xor i32 %v21, 25
  %v23 = mul i32 %v22, 26
  %v24 = add i32 %v23, 27
  %v25 = xor i32 %v24, 28
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %v25, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
