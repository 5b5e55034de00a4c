; ModuleID = 'MatrixMultiply.cl'
source_filename = "MatrixMultiply.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@matrixMultiply.tile_a = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@matrixMultiply.tile_b = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @matrixMultiply(ptr addrspace(1) noundef writeonly align 4 captures(none) %c, ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, i32 noundef %inner, i32 noundef %width) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !reqd_work_group_size !19 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !20
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !23
  %conv2.i = trunc i64 %call1.i to i32, !dbg !23
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !24
  %conv4.i = trunc i64 %call3.i to i32, !dbg !24
  %call5.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !25
  %conv6.i = trunc i64 %call5.i to i32, !dbg !25
  %cmp.i3 = icmp sgt i32 %inner, 0, !dbg !26
  br i1 %cmp.i3, label %for.body.i.lr.ph, label %__clang_ocl_kern_imp_matrixMultiply.exit, !dbg !27

for.body.i.lr.ph:                                 ; preds = %entry
  %conv.i = trunc i64 %call.i to i32, !dbg !20
  %mul.i = mul nsw i32 %inner, %conv6.i
  %add.i = add i32 %mul.i, %conv.i
  %idxprom9.i = sext i32 %conv2.i to i64
  %arrayidx10.i = getelementptr inbounds [16 x float], ptr addrspace(3) @matrixMultiply.tile_a, i64 %idxprom9.i
  %idxprom11.i = sext i32 %conv.i to i64
  %arrayidx12.i = getelementptr inbounds float, ptr addrspace(3) %arrayidx10.i, i64 %idxprom11.i
  %arrayidx19.i = getelementptr inbounds [16 x float], ptr addrspace(3) @matrixMultiply.tile_b, i64 %idxprom9.i
  %arrayidx21.i = getelementptr inbounds float, ptr addrspace(3) %arrayidx19.i, i64 %idxprom11.i
  %invariant.gep = getelementptr float, ptr addrspace(3) @matrixMultiply.tile_b, i64 %idxprom11.i
  br label %for.body.i, !dbg !27

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.cond.cleanup25.i
  %t.0.i5 = phi i32 [ 0, %for.body.i.lr.ph ], [ %add38.i, %for.cond.cleanup25.i ]
  %sum.0.i4 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %add36.i, %for.cond.cleanup25.i ]
  %add8.i = add i32 %add.i, %t.0.i5, !dbg !28
  %idxprom.i = sext i32 %add8.i to i64, !dbg !29
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %a, i64 %idxprom.i, !dbg !29
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !29, !tbaa !30
  store float %0, ptr addrspace(3) %arrayidx12.i, align 4, !dbg !32, !tbaa !30
  %add13.i = add nsw i32 %t.0.i5, %conv2.i, !dbg !33
  %mul14.i = mul nsw i32 %add13.i, %width, !dbg !34
  %add15.i = add nsw i32 %mul14.i, %conv4.i, !dbg !35
  %idxprom16.i = sext i32 %add15.i to i64, !dbg !36
  %arrayidx17.i = getelementptr inbounds float, ptr addrspace(1) %b, i64 %idxprom16.i, !dbg !36
  %1 = load float, ptr addrspace(1) %arrayidx17.i, align 4, !dbg !36, !tbaa !30
  store float %1, ptr addrspace(3) %arrayidx21.i, align 4, !dbg !37, !tbaa !30
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !38
  br label %for.body26.i, !dbg !39

for.cond.cleanup25.i:                             ; preds = %for.body26.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !40
  %add38.i = add nuw nsw i32 %t.0.i5, 16, !dbg !41
  %cmp.i = icmp slt i32 %add38.i, %inner, !dbg !26
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_matrixMultiply.exit, !dbg !27, !llvm.loop !42

for.body26.i:                                     ; preds = %for.body.i, %for.body26.i
  %k.0.i2 = phi i32 [ 0, %for.body.i ], [ %inc.i, %for.body26.i ]
  %sum.1.i1 = phi float [ %sum.0.i4, %for.body.i ], [ %add36.i, %for.body26.i ]
  %idxprom29.i = zext nneg i32 %k.0.i2 to i64, !dbg !45
  %arrayidx30.i = getelementptr inbounds nuw float, ptr addrspace(3) %arrayidx10.i, i64 %idxprom29.i, !dbg !45
  %2 = load float, ptr addrspace(3) %arrayidx30.i, align 4, !dbg !45, !tbaa !30
  %gep = getelementptr [16 x float], ptr addrspace(3) %invariant.gep, i64 %idxprom29.i, !dbg !46
  %3 = load float, ptr addrspace(3) %gep, align 4, !dbg !46, !tbaa !30
  %mul35.i = fmul float %2, %3, !dbg !47
  %add36.i = fadd float %sum.1.i1, %mul35.i, !dbg !48
  %inc.i = add nuw nsw i32 %k.0.i2, 1, !dbg !49
  %cmp23.i = icmp samesign ult i32 %k.0.i2, 15, !dbg !50
  br i1 %cmp23.i, label %for.body26.i, label %for.cond.cleanup25.i, !dbg !39, !llvm.loop !51

__clang_ocl_kern_imp_matrixMultiply.exit:         ; preds = %for.cond.cleanup25.i, %entry
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %add36.i, %for.cond.cleanup25.i ], !dbg !53
  %mul40.i = mul nsw i32 %width, %conv6.i, !dbg !54
  %add41.i = add nsw i32 %mul40.i, %conv4.i, !dbg !55
  %idxprom42.i = sext i32 %add41.i to i64, !dbg !56
  %arrayidx43.i = getelementptr inbounds float, ptr addrspace(1) %c, i64 %idxprom42.i, !dbg !56
  store float %sum.0.i.lcssa, ptr addrspace(1) %arrayidx43.i, align 4, !dbg !57, !tbaa !30
  ret void, !dbg !58
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_matrixMultiply(ptr addrspace(1) noundef writeonly align 4 captures(none) %c, ptr addrspace(1) noundef readonly align 4 captures(none) %a, ptr addrspace(1) noundef readonly align 4 captures(none) %b, i32 noundef %inner, i32 noundef %width) local_unnamed_addr #1 !dbg !21 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !reqd_work_group_size !19 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !59
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !60
  %conv2 = trunc i64 %call1 to i32, !dbg !60
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !61
  %conv4 = trunc i64 %call3 to i32, !dbg !61
  %call5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !62
  %conv6 = trunc i64 %call5 to i32, !dbg !62
  %cmp63 = icmp sgt i32 %inner, 0, !dbg !63
  br i1 %cmp63, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !64

for.body.lr.ph:                                   ; preds = %entry
  %conv = trunc i64 %call to i32, !dbg !59
  %mul = mul nsw i32 %inner, %conv6
  %add = add i32 %mul, %conv
  %idxprom9 = sext i32 %conv2 to i64
  %arrayidx10 = getelementptr inbounds [16 x float], ptr addrspace(3) @matrixMultiply.tile_a, i64 %idxprom9
  %idxprom11 = sext i32 %conv to i64
  %arrayidx12 = getelementptr inbounds float, ptr addrspace(3) %arrayidx10, i64 %idxprom11
  %arrayidx19 = getelementptr inbounds [16 x float], ptr addrspace(3) @matrixMultiply.tile_b, i64 %idxprom9
  %arrayidx21 = getelementptr inbounds float, ptr addrspace(3) %arrayidx19, i64 %idxprom11
  %invariant.gep = getelementptr float, ptr addrspace(3) @matrixMultiply.tile_b, i64 %idxprom11
  br label %for.body, !dbg !64

for.cond.cleanup:                                 ; preds = %for.cond.cleanup25, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add36, %for.cond.cleanup25 ], !dbg !65
  %mul40 = mul nsw i32 %width, %conv6, !dbg !66
  %add41 = add nsw i32 %mul40, %conv4, !dbg !67
  %idxprom42 = sext i32 %add41 to i64, !dbg !68
  %arrayidx43 = getelementptr inbounds float, ptr addrspace(1) %c, i64 %idxprom42, !dbg !68
  store float %sum.0.lcssa, ptr addrspace(1) %arrayidx43, align 4, !dbg !69, !tbaa !30
  ret void, !dbg !70

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup25
  %t.065 = phi i32 [ 0, %for.body.lr.ph ], [ %add38, %for.cond.cleanup25 ]
  %sum.064 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add36, %for.cond.cleanup25 ]
  %add8 = add i32 %add, %t.065, !dbg !71
  %idxprom = sext i32 %add8 to i64, !dbg !72
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %a, i64 %idxprom, !dbg !72
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !72, !tbaa !30
  store float %0, ptr addrspace(3) %arrayidx12, align 4, !dbg !73, !tbaa !30
  %add13 = add nsw i32 %t.065, %conv2, !dbg !74
  %mul14 = mul nsw i32 %add13, %width, !dbg !75
  %add15 = add nsw i32 %mul14, %conv4, !dbg !76
  %idxprom16 = sext i32 %add15 to i64, !dbg !77
  %arrayidx17 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %idxprom16, !dbg !77
  %1 = load float, ptr addrspace(1) %arrayidx17, align 4, !dbg !77, !tbaa !30
  store float %1, ptr addrspace(3) %arrayidx21, align 4, !dbg !78, !tbaa !30
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !79
  br label %for.body26, !dbg !80

for.cond.cleanup25:                               ; preds = %for.body26
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !81
  %add38 = add nuw nsw i32 %t.065, 16, !dbg !82
  %cmp = icmp slt i32 %add38, %inner, !dbg !63
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !64, !llvm.loop !83

for.body26:                                       ; preds = %for.body, %for.body26
  %k.062 = phi i32 [ 0, %for.body ], [ %inc, %for.body26 ]
  %sum.161 = phi float [ %sum.064, %for.body ], [ %add36, %for.body26 ]
  %idxprom29 = zext nneg i32 %k.062 to i64, !dbg !85
  %arrayidx30 = getelementptr inbounds nuw float, ptr addrspace(3) %arrayidx10, i64 %idxprom29, !dbg !85
  %2 = load float, ptr addrspace(3) %arrayidx30, align 4, !dbg !85, !tbaa !30
  %gep = getelementptr [16 x float], ptr addrspace(3) %invariant.gep, i64 %idxprom29, !dbg !86
  %3 = load float, ptr addrspace(3) %gep, align 4, !dbg !86, !tbaa !30
  %mul35 = fmul float %2, %3, !dbg !87
  %add36 = fadd float %sum.161, %mul35, !dbg !88
  %inc = add nuw nsw i32 %k.062, 1, !dbg !89
  %cmp23 = icmp samesign ult i32 %k.062, 15, !dbg !90
  br i1 %cmp23, label %for.body26, label %for.cond.cleanup25, !dbg !80, !llvm.loop !91
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !93 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !94 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !95 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "MatrixMultiply.cl", directory: ".", checksumkind: CSK_MD5, checksum: "6aba4536cdd46597b8e5169d375ebcc6")
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
!12 = distinct !DISubprogram(name: "matrixMultiply", scope: !1, file: !1, line: 5, type: !13, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!18 = !{!"", !"const", !"const", !"", !""}
!19 = !{i32 16, i32 16, i32 1}
!20 = !DILocation(line: 9, column: 14, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "matrixMultiply", scope: !1, file: !1, line: 5, type: !13, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 6, column: 1, scope: !12)
!23 = !DILocation(line: 10, column: 14, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 11, column: 13, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 12, column: 13, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 15, column: 23, scope: !21, inlinedAt: !22)
!27 = !DILocation(line: 15, column: 5, scope: !21, inlinedAt: !22)
!28 = !DILocation(line: 16, column: 42, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 16, column: 26, scope: !21, inlinedAt: !22)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !10, i64 0}
!32 = !DILocation(line: 16, column: 24, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 17, column: 31, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 17, column: 37, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 17, column: 45, scope: !21, inlinedAt: !22)
!36 = !DILocation(line: 17, column: 26, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 17, column: 24, scope: !21, inlinedAt: !22)
!38 = !DILocation(line: 18, column: 9, scope: !21, inlinedAt: !22)
!39 = !DILocation(line: 19, column: 9, scope: !21, inlinedAt: !22)
!40 = !DILocation(line: 21, column: 9, scope: !21, inlinedAt: !22)
!41 = !DILocation(line: 15, column: 34, scope: !21, inlinedAt: !22)
!42 = distinct !{!42, !27, !43, !44}
!43 = !DILocation(line: 22, column: 5, scope: !21, inlinedAt: !22)
!44 = !{!"llvm.loop.unroll.disable"}
!45 = !DILocation(line: 20, column: 20, scope: !21, inlinedAt: !22)
!46 = !DILocation(line: 20, column: 36, scope: !21, inlinedAt: !22)
!47 = !DILocation(line: 20, column: 34, scope: !21, inlinedAt: !22)
!48 = !DILocation(line: 20, column: 17, scope: !21, inlinedAt: !22)
!49 = !DILocation(line: 19, column: 35, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 19, column: 27, scope: !21, inlinedAt: !22)
!51 = distinct !{!51, !39, !52, !44}
!52 = !DILocation(line: 20, column: 48, scope: !21, inlinedAt: !22)
!53 = !DILocation(line: 14, column: 11, scope: !21, inlinedAt: !22)
!54 = !DILocation(line: 23, column: 9, scope: !21, inlinedAt: !22)
!55 = !DILocation(line: 23, column: 17, scope: !21, inlinedAt: !22)
!56 = !DILocation(line: 23, column: 5, scope: !21, inlinedAt: !22)
!57 = !DILocation(line: 23, column: 22, scope: !21, inlinedAt: !22)
!58 = !DILocation(line: 24, column: 1, scope: !12)
!59 = !DILocation(line: 9, column: 14, scope: !21)
!60 = !DILocation(line: 10, column: 14, scope: !21)
!61 = !DILocation(line: 11, column: 13, scope: !21)
!62 = !DILocation(line: 12, column: 13, scope: !21)
!63 = !DILocation(line: 15, column: 23, scope: !21)
!64 = !DILocation(line: 15, column: 5, scope: !21)
!65 = !DILocation(line: 14, column: 11, scope: !21)
!66 = !DILocation(line: 23, column: 9, scope: !21)
!67 = !DILocation(line: 23, column: 17, scope: !21)
!68 = !DILocation(line: 23, column: 5, scope: !21)
!69 = !DILocation(line: 23, column: 22, scope: !21)
!70 = !DILocation(line: 24, column: 1, scope: !21)
!71 = !DILocation(line: 16, column: 42, scope: !21)
!72 = !DILocation(line: 16, column: 26, scope: !21)
!73 = !DILocation(line: 16, column: 24, scope: !21)
!74 = !DILocation(line: 17, column: 31, scope: !21)
!75 = !DILocation(line: 17, column: 37, scope: !21)
!76 = !DILocation(line: 17, column: 45, scope: !21)
!77 = !DILocation(line: 17, column: 26, scope: !21)
!78 = !DILocation(line: 17, column: 24, scope: !21)
!79 = !DILocation(line: 18, column: 9, scope: !21)
!80 = !DILocation(line: 19, column: 9, scope: !21)
!81 = !DILocation(line: 21, column: 9, scope: !21)
!82 = !DILocation(line: 15, column: 34, scope: !21)
!83 = distinct !{!83, !64, !84, !44}
!84 = !DILocation(line: 22, column: 5, scope: !21)
!85 = !DILocation(line: 20, column: 20, scope: !21)
!86 = !DILocation(line: 20, column: 36, scope: !21)
!87 = !DILocation(line: 20, column: 34, scope: !21)
!88 = !DILocation(line: 20, column: 17, scope: !21)
!89 = !DILocation(line: 19, column: 35, scope: !21)
!90 = !DILocation(line: 19, column: 27, scope: !21)
!91 = distinct !{!91, !80, !92, !44}
!92 = !DILocation(line: 20, column: 48, scope: !21)
!93 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 9, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 11, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 18, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
