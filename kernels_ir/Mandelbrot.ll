; ModuleID = 'Mandelbrot.cl'
source_filename = "Mandelbrot.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %x0, float noundef %y0, float noundef %dx, float noundef %dy, i32 noundef %maxIterations, i32 noundef %width) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %conv3.i = uitofp i32 %conv.i to float, !dbg !23
  %mul.i = fmul float %dx, %conv3.i, !dbg !24
  %add.i = fadd float %x0, %mul.i, !dbg !25
  %conv4.i = uitofp i32 %conv2.i to float, !dbg !26
  %mul5.i = fmul float %dy, %conv4.i, !dbg !27
  %add6.i = fadd float %y0, %mul5.i, !dbg !28
  br label %while.cond.i, !dbg !29

while.cond.i:                                     ; preds = %cleanup.i, %entry
  %iteration.0.i = phi i32 [ 0, %entry ], [ %iteration.1.i, %cleanup.i ], !dbg !30
  %y.0.i = phi float [ 0.000000e+00, %entry ], [ %y.1.i, %cleanup.i ], !dbg !31
  %x.0.i = phi float [ 0.000000e+00, %entry ], [ %x.1.i, %cleanup.i ], !dbg !32
  %cmp.i = icmp ult i32 %iteration.0.i, %maxIterations, !dbg !33
  br i1 %cmp.i, label %while.body.i, label %__clang_ocl_kern_imp_mandelbrot.exit, !dbg !29

while.body.i:                                     ; preds = %while.cond.i
  %mul8.i = fmul float %x.0.i, %x.0.i, !dbg !34
  %mul9.i = fmul float %y.0.i, %y.0.i, !dbg !35
  %add10.i = fadd float %mul9.i, %mul8.i, !dbg !36
  %cmp11.i = fcmp ule float %add10.i, 4.000000e+00, !dbg !37
  br i1 %cmp11.i, label %if.end.i, label %cleanup.i, !dbg !37

if.end.i:                                         ; preds = %while.body.i
  %mul13.i = fmul float %x.0.i, 2.000000e+00, !dbg !38
  %mul14.i = fmul float %y.0.i, %mul13.i, !dbg !39
  %add15.i = fadd float %add6.i, %mul14.i, !dbg !40
  %sub.i = fsub float %mul8.i, %mul9.i, !dbg !41
  %add16.i = fadd float %add.i, %sub.i, !dbg !42
  %inc.i = add nuw i32 %iteration.0.i, 1, !dbg !43
  br label %cleanup.i, !dbg !44

cleanup.i:                                        ; preds = %if.end.i, %while.body.i
  %iteration.1.i = phi i32 [ %inc.i, %if.end.i ], [ %iteration.0.i, %while.body.i ], !dbg !45
  %y.1.i = phi float [ %add15.i, %if.end.i ], [ %y.0.i, %while.body.i ], !dbg !45
  %x.1.i = phi float [ %add16.i, %if.end.i ], [ %x.0.i, %while.body.i ], !dbg !45
  br i1 %cmp11.i, label %while.cond.i, label %__clang_ocl_kern_imp_mandelbrot.exit

__clang_ocl_kern_imp_mandelbrot.exit:             ; preds = %while.cond.i, %cleanup.i
  %iteration.2.i = phi i32 [ %iteration.1.i, %cleanup.i ], [ %iteration.0.i, %while.cond.i ], !dbg !30
  %mul18.i = mul i32 %width, %conv2.i, !dbg !46
  %add19.i = add i32 %mul18.i, %conv.i, !dbg !47
  %idxprom.i = zext i32 %add19.i to i64, !dbg !48
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom.i, !dbg !48
  store i32 %iteration.2.i, ptr addrspace(1) %arrayidx.i, align 4, !dbg !49, !tbaa !8
  ret void, !dbg !50
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, float noundef %x0, float noundef %y0, float noundef %dx, float noundef %dy, i32 noundef %maxIterations, i32 noundef %width) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !51
  %conv = trunc i64 %call to i32, !dbg !51
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !52
  %conv2 = trunc i64 %call1 to i32, !dbg !52
  %conv3 = uitofp i32 %conv to float, !dbg !53
  %mul = fmul float %dx, %conv3, !dbg !54
  %add = fadd float %x0, %mul, !dbg !55
  %conv4 = uitofp i32 %conv2 to float, !dbg !56
  %mul5 = fmul float %dy, %conv4, !dbg !57
  %add6 = fadd float %y0, %mul5, !dbg !58
  br label %while.cond, !dbg !59

while.cond:                                       ; preds = %cleanup, %entry
  %iteration.0 = phi i32 [ 0, %entry ], [ %iteration.1, %cleanup ], !dbg !60
  %y.0 = phi float [ 0.000000e+00, %entry ], [ %y.1, %cleanup ], !dbg !61
  %x.0 = phi float [ 0.000000e+00, %entry ], [ %x.1, %cleanup ], !dbg !62
  %cmp = icmp ult i32 %iteration.0, %maxIterations, !dbg !63
  br i1 %cmp, label %while.body, label %while.end, !dbg !59

while.body:                                       ; preds = %while.cond
  %mul8 = fmul float %x.0, %x.0, !dbg !64
  %mul9 = fmul float %y.0, %y.0, !dbg !65
  %add10 = fadd float %mul9, %mul8, !dbg !66
  %cmp11 = fcmp ule float %add10, 4.000000e+00, !dbg !67
  br i1 %cmp11, label %if.end, label %cleanup, !dbg !67

if.end:                                           ; preds = %while.body
  %mul13 = fmul float %x.0, 2.000000e+00, !dbg !68
  %mul14 = fmul float %y.0, %mul13, !dbg !69
  %add15 = fadd float %add6, %mul14, !dbg !70
  %sub = fsub float %mul8, %mul9, !dbg !71
  %add16 = fadd float %add, %sub, !dbg !72
  %inc = add nuw i32 %iteration.0, 1, !dbg !73
  br label %cleanup, !dbg !74

cleanup:                                          ; preds = %while.body, %if.end
  %iteration.1 = phi i32 [ %inc, %if.end ], [ %iteration.0, %while.body ], !dbg !75
  %y.1 = phi float [ %add15, %if.end ], [ %y.0, %while.body ], !dbg !75
  %x.1 = phi float [ %add16, %if.end ], [ %x.0, %while.body ], !dbg !75
  br i1 %cmp11, label %while.cond, label %while.end

while.end:                                        ; preds = %cleanup, %while.cond
  %iteration.2 = phi i32 [ %iteration.1, %cleanup ], [ %iteration.0, %while.cond ], !dbg !60
  %mul18 = mul i32 %width, %conv2, !dbg !76
  %add19 = add i32 %mul18, %conv, !dbg !77
  %idxprom = zext i32 %add19 to i64, !dbg !78
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %out, i64 %idxprom, !dbg !78
  store i32 %iteration.2, ptr addrspace(1) %arrayidx, align 4, !dbg !79, !tbaa !8
  ret void, !dbg !80
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !81 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "Mandelbrot.cl", directory: ".", checksumkind: CSK_MD5, checksum: "99c2110d8018c73f9125a4ad3ce11e15")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 1, i32 2}
!7 = !{!"clang version 22.1.8"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "mandelbrot", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"uint*", !"float", !"float", !"float", !"float", !"uint", !"uint"}
!18 = !{!"", !"", !"", !"", !"", !"", !""}
!19 = !DILocation(line: 4, column: 19, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "mandelbrot", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 16, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 26, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 6, column: 24, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 6, column: 19, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 7, column: 26, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 7, column: 24, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 7, column: 19, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 12, column: 5, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 11, column: 10, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 10, column: 11, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 9, column: 11, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 12, column: 22, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 13, column: 22, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 14, column: 22, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 15, column: 16, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 15, column: 21, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 17, column: 18, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 17, column: 22, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 17, column: 26, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 18, column: 16, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 18, column: 21, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 21, column: 13, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 21, column: 21, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 21, column: 5, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 21, column: 31, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 22, column: 1, scope: !12)
!51 = !DILocation(line: 4, column: 19, scope: !20)
!52 = !DILocation(line: 5, column: 16, scope: !20)
!53 = !DILocation(line: 6, column: 26, scope: !20)
!54 = !DILocation(line: 6, column: 24, scope: !20)
!55 = !DILocation(line: 6, column: 19, scope: !20)
!56 = !DILocation(line: 7, column: 26, scope: !20)
!57 = !DILocation(line: 7, column: 24, scope: !20)
!58 = !DILocation(line: 7, column: 19, scope: !20)
!59 = !DILocation(line: 12, column: 5, scope: !20)
!60 = !DILocation(line: 11, column: 10, scope: !20)
!61 = !DILocation(line: 10, column: 11, scope: !20)
!62 = !DILocation(line: 9, column: 11, scope: !20)
!63 = !DILocation(line: 12, column: 22, scope: !20)
!64 = !DILocation(line: 13, column: 22, scope: !20)
!65 = !DILocation(line: 14, column: 22, scope: !20)
!66 = !DILocation(line: 15, column: 16, scope: !20)
!67 = !DILocation(line: 15, column: 21, scope: !20)
!68 = !DILocation(line: 17, column: 18, scope: !20)
!69 = !DILocation(line: 17, column: 22, scope: !20)
!70 = !DILocation(line: 17, column: 26, scope: !20)
!71 = !DILocation(line: 18, column: 16, scope: !20)
!72 = !DILocation(line: 18, column: 21, scope: !20)
!73 = !DILocation(line: 19, column: 9, scope: !20)
!74 = !DILocation(line: 20, column: 5, scope: !20)
!75 = !DILocation(line: 0, scope: !20)
!76 = !DILocation(line: 21, column: 13, scope: !20)
!77 = !DILocation(line: 21, column: 21, scope: !20)
!78 = !DILocation(line: 21, column: 5, scope: !20)
!79 = !DILocation(line: 21, column: 31, scope: !20)
!80 = !DILocation(line: 22, column: 1, scope: !20)
!81 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
