; Structs and arrays as values: loaded, stored, selected, loop-carried, extracted and inserted.
; ARGS: out:i32[item*8] in:i32[item*8]=-50..50 x:i32[item]=0..5
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: define
; CHECK: load i16
; CHECK-NOT: %S
; CHECK: phi float
; CHECK-NOT: %S
; CHECK: store <2 x i32>
; CHECK-NOT: insertvalue
; CHECK: ret
%S = type { i32, [2 x i16], { float, i32 }, <2 x i32> }
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds %S, ptr addrspace(1) %in, i64 %id
  %q = getelementptr inbounds %S, ptr addrspace(1) %out, i64 %id
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %n = load i32, ptr addrspace(1) %px, align 4
  %s = load %S, ptr addrspace(1) %p, align 4
  %first = load %S, ptr addrspace(1) %in, align 4
  %h = extractvalue %S %s, 1, 1
  %h32 = sext i16 %h to i32
  %made = insertvalue %S %s, i32 %h32, 0
  %inner = insertvalue { float, i32 } { float 2.5, i32 poison }, i32 3, 1
  %made2 = insertvalue %S %made, { float, i32 } %inner, 2
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = phi %S [ %made2, %entry ], [ %e, %loop ]
  %a0 = extractvalue %S %a, 0
  %b0 = add i32 %a0, %i
  %b = insertvalue %S %a, i32 %b0, 0
  %v = extractvalue %S %b, 3
  %v2 = mul <2 x i32> %v, <i32 2, i32 3>
  %c = insertvalue %S %b, <2 x i32> %v2, 3
  %odd = trunc i32 %b0 to i1
  %d = select i1 %odd, %S %c, %S %first
  %late = icmp ugt i32 %i, 2
  %e = select i1 %late, %S %c, %S %d
  %next = add i32 %i, 1
  %more = icmp ult i32 %i, %n
  br i1 %more, label %loop, label %end
end:
  %f = freeze %S %e
  %is.two = icmp eq i32 %n, 2
  br i1 %is.two, label %skip, label %put
put:
  store %S %f, ptr addrspace(1) %q, align 4
  br label %skip
skip:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
