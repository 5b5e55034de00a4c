; A division of integers of 48 bits, which costs what one of 64 does; here it fits 16 bits.
; ARGS: out:i16[item]
; RUN: step=narrow, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK: udiv i16
define spir_kernel void @k(ptr addrspace(1) %out) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %local = call i64 @_Z12get_local_idj(i32 0)
  %l = trunc i64 %local to i32
  %m = urem i32 %l, 100
  %flipped = xor i32 %m, 8
  %x = sext i32 %flipped to i48
  %y = sext i32 %l to i48
  %low = and i48 %y, 3
  %c = icmp sgt i48 %low, 0
  br i1 %c, label %divide, label %end
divide:
  %d = udiv i48 %x, %low
  %r = trunc i48 %d to i16
  %q = getelementptr inbounds i16, ptr addrspace(1) %out, i64 %id
  store i16 %r, ptr addrspace(1) %q, align 2
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
