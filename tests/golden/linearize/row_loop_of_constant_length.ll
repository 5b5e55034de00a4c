; A loop along rows whose length is constant: LLVM tests the counter for the last number, not the next one for the bound.
; ARGS: out:i32[item]=0..0 x:i32[item*6]=0..99
; RUN: step=linearize, strategy=unicf, lanes=16, target=x86-64-v3
; CHECK: walk.4
; CHECK: load i32
; CHECK: load i32
; CHECK: load i32
; CHECK: load i32
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %row = mul nuw i64 %id, 6
  br label %walk
walk:
  %c = phi i64 [ 0, %entry ], [ %c1, %walk ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %walk ]
  %at = add nuw i64 %row, %c
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %at
  %v = load i32, ptr addrspace(1) %p, align 4
  %sum1 = add i32 %sum, %v
  %c1 = add nuw nsw i64 %c, 1
  %more = icmp samesign ult i64 %c, 5
  br i1 %more, label %walk, label %done
done:
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum1, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
