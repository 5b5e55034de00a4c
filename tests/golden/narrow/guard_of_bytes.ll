; The guard of a kernel on bytes is a comparison of the lanes' numbers in bytes.
; ARGS: out:i8[item] x:i8[item]=-128..127 n:i32=0..60
; RUN: step=widen, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK: icmp slt <8 x i8> <i8 0, i8 1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id64 = call i64 @_Z13get_global_idj(i32 0)
  %id = trunc i64 %id64 to i32
  %inside = icmp slt i32 %id, %n
  br i1 %inside, label %then, label %end

then:
  %at = sext i32 %id to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at
  %b = load i8, ptr addrspace(1) %p, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at
  store i8 %b, ptr addrspace(1) %q, align 1
  br label %end

end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
