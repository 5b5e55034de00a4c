; ModuleID = '<string>'
source_filename = "<string>"

define i32 @"fun ction"(i32 %"arg\22ument", i32 %"1x", i32 %-dash, i32 %.dot, i32 %under_score) {
"1entry":
  %"0" = add i32 %"arg\22ument", %-dash
  %"a b" = add i32 %"0", %.dot
  %"\C3\A9" = add i32 %"a b", %under_score
  %"back\\slash" = add i32 %"\C3\A9", 1
  %call = call i32 @"fun ction"(i32 1, i32 2, i32 3, i32 4, i32 5)
  %"$dollar" = add i32 %call, 1
  %x.w1 = add i32 %"$dollar", 1
  br label %"next one"

"next one":                                       ; preds = %"1entry"
  %phi = phi i32 [ %x.w1, %"1entry" ]
  ret i32 %phi
}
