; Signed divisions, remainders and shifts of an id are the unsigned ones; those of a number that may be negative stay.
; ARGS: out:i32[item] x:i32[item]=-99..99
; RUN: step=builtins, strategy=unicf, lanes=4
; CHECK: %half = lshr i32 %t, 1
; CHECK: %last = and i32 %next, 3
; CHECK: %third = udiv i32 %t, 3
; CHECK: %rest = urem i32 %next, 3
; CHECK: %part = lshr i32 %next, 2
; CHECK: sdiv i32 %before, 
; CHECK: srem i32 %v, 4
; CHECK: sdiv i32 %t, %any
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %next = add nsw i32 %t, 1
  %before = add nsw i32 %t, -1
  %half = sdiv i32 %t, 2
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i32 %half
  %v = load i32, ptr addrspace(1) %px, align 4
  %last = srem i32 %next, 4
  %third = sdiv i32 %t, 3
  %rest = srem i32 %next, 3
  %part = ashr i32 %next, 2
  %less = sdiv i32 %before, 2
  %low = srem i32 %v, 4
  %any = or i32 %v, 1
  %by = sdiv i32 %t, %any
  %a = add i32 %v, %last
  %b = xor i32 %third, %rest
  %c = sub i32 %part, %less
  %d = mul i32 %low, %by
  %e = add i32 %a, %b
  %f = add i32 %c, %d
  %g = xor i32 %e, %f
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %g, ptr addrspace(1) %po, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
