; ModuleID = '<string>'
source_filename = "<string>"

define i32 @branches(i32 %n, i1 %c, float %f) {
entry:
  br i1 %c, label %loop, label %"quoted label", !prof !0

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc = phi float [ %f, %entry ], [ %sum, %loop ], !note !1
  %next = add i32 %i, 1
  %sum = fadd fast float %acc, 1.000000e+00
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %"quoted label", !llvm.loop !2

"quoted label":                                   ; preds = %loop, %entry
  %last = phi i32 [ %n, %entry ], [ %next, %loop ]
  switch i32 %last, label %other [
    i32 0, label %zero
    i32 -1, label %minus
    i32 2147483647, label %zero
  ], !prof !4

zero:                                             ; preds = %"quoted label", %"quoted label"
  br label %done

minus:                                            ; preds = %"quoted label"
  switch i1 %c, label %done [
  ]

other:                                            ; preds = %"quoted label"
  unreachable

done:                                             ; preds = %minus, %zero
  %result = phi i32 [ 1, %zero ], [ %last, %minus ]
  %fast = phi nnan float [ 1.000000e+00, %zero ], [ %f, %minus ]
  ret i32 %result
}

!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
