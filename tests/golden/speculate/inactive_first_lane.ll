; In the first lanes %d wraps, so that it is poison: these lanes are inactive. The guard computes it without nuw.
; ARGS: out:i32[item*2] m:i32=0..9 n:i32=0..60
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: %d = sub i32 %t, %m
; CHECK: icmp ult i32 %d, %n
; CHECK: icmp ult i32 %add.w{{\d+}}, %n
; CHECK: icmp ule i32 %d, %add.w{{\d+}}
define spir_kernel void @k(ptr addrspace(1) %out, i32 %m, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %c = icmp uge i32 %t, %m
  br i1 %c, label %a, label %end
a:
  %d = sub nuw i32 %t, %m
  %in = icmp ult i32 %d, %n
  br i1 %in, label %b, label %end
b:
  %two = mul i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %two
  store i32 %d, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
