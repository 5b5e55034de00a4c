; ModuleID = 'DCT.cl'
source_filename = "DCT.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @DCT(ptr addrspace(1) noundef writeonly align 4 captures(none) %output, ptr addrspace(1) noundef readonly align 4 captures(none) %input, ptr addrspace(1) noundef readonly align 4 captures(none) %dct8x8, ptr addrspace(3) noundef align 4 captures(none) %inter, i32 noundef %width, i32 noundef %blockWidth, i32 noundef %inverse) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %call3.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !23
  %conv5.i = zext i32 %width to i64, !dbg !24
  %call7.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !25
  %cmp.i1.not = icmp eq i32 %blockWidth, 0, !dbg !26
  br i1 %cmp.i1.not, label %for.cond.cleanup.i, label %for.body.i.lr.ph, !dbg !27

for.body.i.lr.ph:                                 ; preds = %entry
  %mul6.i = mul i64 %call3.i, %conv5.i, !dbg !28
  %reass.add = add i64 %mul6.i, %call7.i, !dbg !29
  %0 = trunc i64 %reass.add to i32, !dbg !23
  %conv10.i = mul i32 %blockWidth, %0, !dbg !23
  %tobool.not.i = icmp eq i32 %inverse, 0
  %mul12.i = mul i32 %blockWidth, %conv.i
  %mul16.i = mul i32 %width, %conv2.i
  %add17.i = add i32 %conv10.i, %mul16.i
  br label %for.body.i, !dbg !27

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %add22.i, %for.body.i ], !dbg !30
  %mul23.i = mul i32 %blockWidth, %conv2.i, !dbg !31
  %add24.i = add i32 %mul23.i, %conv.i, !dbg !32
  %idxprom25.i = zext i32 %add24.i to i64, !dbg !33
  %arrayidx26.i = getelementptr inbounds nuw float, ptr addrspace(3) %inter, i64 %idxprom25.i, !dbg !33
  store float %sum.0.i.lcssa, ptr addrspace(3) %arrayidx26.i, align 4, !dbg !34, !tbaa !35
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !37
  %cmp29.i4.not = icmp eq i32 %blockWidth, 0, !dbg !38
  br i1 %cmp29.i4.not, label %__clang_ocl_kern_imp_DCT.exit, label %for.body32.i.lr.ph, !dbg !39

for.body32.i.lr.ph:                               ; preds = %for.cond.cleanup.i
  %tobool34.not.i = icmp eq i32 %inverse, 0
  br label %for.body32.i, !dbg !39

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %sum.0.i3 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %add22.i, %for.body.i ]
  %k.0.i2 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc.i, %for.body.i ]
  %add13.i = add i32 %k.0.i2, %mul12.i, !dbg !40
  %mul14.i = mul i32 %k.0.i2, %blockWidth, !dbg !40
  %add15.i = add i32 %mul14.i, %conv.i, !dbg !40
  %cond.i = select i1 %tobool.not.i, i32 %add15.i, i32 %add13.i, !dbg !40
  %add18.i = add i32 %add17.i, %k.0.i2, !dbg !41
  %idxprom.i = zext i32 %add18.i to i64, !dbg !42
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %input, i64 %idxprom.i, !dbg !42
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !42, !tbaa !35
  %idxprom19.i = zext i32 %cond.i to i64, !dbg !43
  %arrayidx20.i = getelementptr inbounds nuw float, ptr addrspace(1) %dct8x8, i64 %idxprom19.i, !dbg !43
  %2 = load float, ptr addrspace(1) %arrayidx20.i, align 4, !dbg !43, !tbaa !35
  %mul21.i = fmul float %1, %2, !dbg !44
  %add22.i = fadd float %sum.0.i3, %mul21.i, !dbg !45
  %inc.i = add nuw i32 %k.0.i2, 1, !dbg !46
  %cmp.i = icmp ult i32 %inc.i, %blockWidth, !dbg !26
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !27, !llvm.loop !47

for.body32.i:                                     ; preds = %for.body32.i.lr.ph, %for.body32.i
  %sum.1.i6 = phi float [ 0.000000e+00, %for.body32.i.lr.ph ], [ %add50.i, %for.body32.i ]
  %k27.0.i5 = phi i32 [ 0, %for.body32.i.lr.ph ], [ %inc52.i, %for.body32.i ]
  %add37.i = add i32 %k27.0.i5, %mul23.i, !dbg !50
  %mul39.i = mul i32 %k27.0.i5, %blockWidth, !dbg !50
  %add40.i = add i32 %mul39.i, %conv2.i, !dbg !50
  %cond42.i = select i1 %tobool34.not.i, i32 %add40.i, i32 %add37.i, !dbg !50
  %idxprom43.i = zext i32 %cond42.i to i64, !dbg !51
  %arrayidx44.i = getelementptr inbounds nuw float, ptr addrspace(1) %dct8x8, i64 %idxprom43.i, !dbg !51
  %3 = load float, ptr addrspace(1) %arrayidx44.i, align 4, !dbg !51, !tbaa !35
  %add46.i = add i32 %mul39.i, %conv.i, !dbg !52
  %idxprom47.i = zext i32 %add46.i to i64, !dbg !53
  %arrayidx48.i = getelementptr inbounds nuw float, ptr addrspace(3) %inter, i64 %idxprom47.i, !dbg !53
  %4 = load float, ptr addrspace(3) %arrayidx48.i, align 4, !dbg !53, !tbaa !35
  %mul49.i = fmul float %3, %4, !dbg !54
  %add50.i = fadd float %sum.1.i6, %mul49.i, !dbg !55
  %inc52.i = add nuw i32 %k27.0.i5, 1, !dbg !56
  %cmp29.i = icmp ult i32 %inc52.i, %blockWidth, !dbg !38
  br i1 %cmp29.i, label %for.body32.i, label %__clang_ocl_kern_imp_DCT.exit, !dbg !39, !llvm.loop !57

__clang_ocl_kern_imp_DCT.exit:                    ; preds = %for.body32.i, %for.cond.cleanup.i
  %sum.1.i.lcssa = phi float [ 0.000000e+00, %for.cond.cleanup.i ], [ %add50.i, %for.body32.i ], !dbg !30
  %call54.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !59
  %mul56.i = mul i64 %call54.i, %conv5.i, !dbg !60
  %call57.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !61
  %5 = getelementptr float, ptr addrspace(1) %output, i64 %mul56.i, !dbg !62
  %arrayidx59.i = getelementptr float, ptr addrspace(1) %5, i64 %call57.i, !dbg !62
  store float %sum.1.i.lcssa, ptr addrspace(1) %arrayidx59.i, align 4, !dbg !63, !tbaa !35
  ret void, !dbg !64
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_DCT(ptr addrspace(1) noundef writeonly align 4 captures(none) %output, ptr addrspace(1) noundef readonly align 4 captures(none) %input, ptr addrspace(1) noundef readonly align 4 captures(none) %dct8x8, ptr addrspace(3) noundef align 4 captures(none) %inter, i32 noundef %width, i32 noundef %blockWidth, i32 noundef %inverse) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !65
  %conv = trunc i64 %call to i32, !dbg !65
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !66
  %conv2 = trunc i64 %call1 to i32, !dbg !66
  %call3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !67
  %conv5 = zext i32 %width to i64, !dbg !68
  %call7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !69
  %cmp91.not = icmp eq i32 %blockWidth, 0, !dbg !70
  br i1 %cmp91.not, label %for.cond.cleanup, label %for.body.lr.ph, !dbg !71

for.body.lr.ph:                                   ; preds = %entry
  %mul6 = mul i64 %call3, %conv5, !dbg !72
  %reass.add = add i64 %mul6, %call7, !dbg !73
  %0 = trunc i64 %reass.add to i32, !dbg !67
  %conv10 = mul i32 %blockWidth, %0, !dbg !67
  %tobool.not = icmp eq i32 %inverse, 0
  %mul12 = mul i32 %blockWidth, %conv
  %mul16 = mul i32 %width, %conv2
  %add17 = add i32 %conv10, %mul16
  br label %for.body, !dbg !71

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add22, %for.body ], !dbg !74
  %mul23 = mul i32 %blockWidth, %conv2, !dbg !75
  %add24 = add i32 %mul23, %conv, !dbg !76
  %idxprom25 = zext i32 %add24 to i64, !dbg !77
  %arrayidx26 = getelementptr inbounds nuw float, ptr addrspace(3) %inter, i64 %idxprom25, !dbg !77
  store float %sum.0.lcssa, ptr addrspace(3) %arrayidx26, align 4, !dbg !78, !tbaa !35
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !79
  %cmp2994.not = icmp eq i32 %blockWidth, 0, !dbg !80
  br i1 %cmp2994.not, label %for.cond.cleanup31, label %for.body32.lr.ph, !dbg !81

for.body32.lr.ph:                                 ; preds = %for.cond.cleanup
  %tobool34.not = icmp eq i32 %inverse, 0
  br label %for.body32, !dbg !81

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %sum.093 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add22, %for.body ]
  %k.092 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add13 = add i32 %k.092, %mul12, !dbg !82
  %mul14 = mul i32 %k.092, %blockWidth, !dbg !82
  %add15 = add i32 %mul14, %conv, !dbg !82
  %cond = select i1 %tobool.not, i32 %add15, i32 %add13, !dbg !82
  %add18 = add i32 %add17, %k.092, !dbg !83
  %idxprom = zext i32 %add18 to i64, !dbg !84
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %input, i64 %idxprom, !dbg !84
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !84, !tbaa !35
  %idxprom19 = zext i32 %cond to i64, !dbg !85
  %arrayidx20 = getelementptr inbounds nuw float, ptr addrspace(1) %dct8x8, i64 %idxprom19, !dbg !85
  %2 = load float, ptr addrspace(1) %arrayidx20, align 4, !dbg !85, !tbaa !35
  %mul21 = fmul float %1, %2, !dbg !86
  %add22 = fadd float %sum.093, %mul21, !dbg !87
  %inc = add nuw i32 %k.092, 1, !dbg !88
  %cmp = icmp ult i32 %inc, %blockWidth, !dbg !70
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !71, !llvm.loop !89

for.cond.cleanup31:                               ; preds = %for.body32, %for.cond.cleanup
  %sum.1.lcssa = phi float [ 0.000000e+00, %for.cond.cleanup ], [ %add50, %for.body32 ], !dbg !74
  %call54 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !91
  %mul56 = mul i64 %call54, %conv5, !dbg !92
  %call57 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !93
  %3 = getelementptr float, ptr addrspace(1) %output, i64 %mul56, !dbg !94
  %arrayidx59 = getelementptr float, ptr addrspace(1) %3, i64 %call57, !dbg !94
  store float %sum.1.lcssa, ptr addrspace(1) %arrayidx59, align 4, !dbg !95, !tbaa !35
  ret void, !dbg !96

for.body32:                                       ; preds = %for.body32.lr.ph, %for.body32
  %sum.196 = phi float [ 0.000000e+00, %for.body32.lr.ph ], [ %add50, %for.body32 ]
  %k27.095 = phi i32 [ 0, %for.body32.lr.ph ], [ %inc52, %for.body32 ]
  %add37 = add i32 %k27.095, %mul23, !dbg !97
  %mul39 = mul i32 %k27.095, %blockWidth, !dbg !97
  %add40 = add i32 %mul39, %conv2, !dbg !97
  %cond42 = select i1 %tobool34.not, i32 %add40, i32 %add37, !dbg !97
  %idxprom43 = zext i32 %cond42 to i64, !dbg !98
  %arrayidx44 = getelementptr inbounds nuw float, ptr addrspace(1) %dct8x8, i64 %idxprom43, !dbg !98
  %4 = load float, ptr addrspace(1) %arrayidx44, align 4, !dbg !98, !tbaa !35
  %add46 = add i32 %mul39, %conv, !dbg !99
  %idxprom47 = zext i32 %add46 to i64, !dbg !100
  %arrayidx48 = getelementptr inbounds nuw float, ptr addrspace(3) %inter, i64 %idxprom47, !dbg !100
  %5 = load float, ptr addrspace(3) %arrayidx48, align 4, !dbg !100, !tbaa !35
  %mul49 = fmul float %4, %5, !dbg !101
  %add50 = fadd float %sum.196, %mul49, !dbg !102
  %inc52 = add nuw i32 %k27.095, 1, !dbg !103
  %cmp29 = icmp ult i32 %inc52, %blockWidth, !dbg !80
  br i1 %cmp29, label %for.body32, label %for.cond.cleanup31, !dbg !81, !llvm.loop !104
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !106 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !107 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !108 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !109 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "DCT.cl", directory: ".", checksumkind: CSK_MD5, checksum: "5fdfe58a1e053cac70d62a941b65cab3")
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
!12 = distinct !DISubprogram(name: "DCT", scope: !1, file: !1, line: 3, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 3, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float*", !"float*", !"uint", !"uint", !"uint"}
!18 = !{!"", !"const", !"const", !"", !"", !"", !""}
!19 = !DILocation(line: 6, column: 14, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "DCT", scope: !1, file: !1, line: 3, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 5, column: 1, scope: !12)
!22 = !DILocation(line: 7, column: 14, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 8, column: 18, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 8, column: 49, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 8, column: 57, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 12, column: 24, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 12, column: 5, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 8, column: 47, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 8, column: 55, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 16, column: 13, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 16, column: 26, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 16, column: 5, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 16, column: 31, scope: !20, inlinedAt: !21)
!35 = !{!36, !36, i64 0}
!36 = !{!"float", !10, i64 0}
!37 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 21, column: 24, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 21, column: 5, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 13, column: 22, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 14, column: 40, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 14, column: 16, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 14, column: 47, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 14, column: 45, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 14, column: 13, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 12, column: 38, scope: !20, inlinedAt: !21)
!47 = distinct !{!47, !27, !48, !49}
!48 = !DILocation(line: 15, column: 5, scope: !20, inlinedAt: !21)
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 22, column: 22, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 23, column: 16, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 23, column: 53, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 23, column: 32, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 23, column: 30, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 23, column: 13, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 21, column: 38, scope: !20, inlinedAt: !21)
!57 = distinct !{!57, !39, !58, !49}
!58 = !DILocation(line: 24, column: 5, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 25, column: 12, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 25, column: 29, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 25, column: 39, scope: !20, inlinedAt: !21)
!62 = !DILocation(line: 25, column: 5, scope: !20, inlinedAt: !21)
!63 = !DILocation(line: 25, column: 57, scope: !20, inlinedAt: !21)
!64 = !DILocation(line: 26, column: 1, scope: !12)
!65 = !DILocation(line: 6, column: 14, scope: !20)
!66 = !DILocation(line: 7, column: 14, scope: !20)
!67 = !DILocation(line: 8, column: 18, scope: !20)
!68 = !DILocation(line: 8, column: 49, scope: !20)
!69 = !DILocation(line: 8, column: 57, scope: !20)
!70 = !DILocation(line: 12, column: 24, scope: !20)
!71 = !DILocation(line: 12, column: 5, scope: !20)
!72 = !DILocation(line: 8, column: 47, scope: !20)
!73 = !DILocation(line: 8, column: 55, scope: !20)
!74 = !DILocation(line: 0, scope: !20)
!75 = !DILocation(line: 16, column: 13, scope: !20)
!76 = !DILocation(line: 16, column: 26, scope: !20)
!77 = !DILocation(line: 16, column: 5, scope: !20)
!78 = !DILocation(line: 16, column: 31, scope: !20)
!79 = !DILocation(line: 17, column: 5, scope: !20)
!80 = !DILocation(line: 21, column: 24, scope: !20)
!81 = !DILocation(line: 21, column: 5, scope: !20)
!82 = !DILocation(line: 13, column: 22, scope: !20)
!83 = !DILocation(line: 14, column: 40, scope: !20)
!84 = !DILocation(line: 14, column: 16, scope: !20)
!85 = !DILocation(line: 14, column: 47, scope: !20)
!86 = !DILocation(line: 14, column: 45, scope: !20)
!87 = !DILocation(line: 14, column: 13, scope: !20)
!88 = !DILocation(line: 12, column: 38, scope: !20)
!89 = distinct !{!89, !71, !90, !49}
!90 = !DILocation(line: 15, column: 5, scope: !20)
!91 = !DILocation(line: 25, column: 12, scope: !20)
!92 = !DILocation(line: 25, column: 29, scope: !20)
!93 = !DILocation(line: 25, column: 39, scope: !20)
!94 = !DILocation(line: 25, column: 5, scope: !20)
!95 = !DILocation(line: 25, column: 57, scope: !20)
!96 = !DILocation(line: 26, column: 1, scope: !20)
!97 = !DILocation(line: 22, column: 22, scope: !20)
!98 = !DILocation(line: 23, column: 16, scope: !20)
!99 = !DILocation(line: 23, column: 53, scope: !20)
!100 = !DILocation(line: 23, column: 32, scope: !20)
!101 = !DILocation(line: 23, column: 30, scope: !20)
!102 = !DILocation(line: 23, column: 13, scope: !20)
!103 = !DILocation(line: 21, column: 38, scope: !20)
!104 = distinct !{!104, !81, !105, !49}
!105 = !DILocation(line: 24, column: 5, scope: !20)
!106 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 6, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 8, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 17, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 25, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
