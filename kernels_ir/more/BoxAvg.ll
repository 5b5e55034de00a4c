; ModuleID = 'BoxAvg.cl'
source_filename = "BoxAvg.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @boxAvg(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %width) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %add.i = add nsw i32 %width, 4, !dbg !23
  br label %for.cond4.i.preheader, !dbg !24

for.cond4.i.preheader:                            ; preds = %entry, %for.cond.cleanup7.i
  %dy.0.i4 = phi i32 [ 0, %entry ], [ %inc14.i, %for.cond.cleanup7.i ]
  %sum.0.i3 = phi float [ 0.000000e+00, %entry ], [ %add12.i, %for.cond.cleanup7.i ]
  %add9.i = add nsw i32 %dy.0.i4, %conv2.i
  %mul.i = mul nsw i32 %add9.i, %add.i
  %add10.i = add nsw i32 %mul.i, %conv.i
  br label %for.body8.i, !dbg !25

for.cond.cleanup7.i:                              ; preds = %for.body8.i
  %inc14.i = add nuw nsw i32 %dy.0.i4, 1, !dbg !26
  %cmp.i = icmp samesign ult i32 %dy.0.i4, 4, !dbg !27
  br i1 %cmp.i, label %for.cond4.i.preheader, label %__clang_ocl_kern_imp_boxAvg.exit, !dbg !24, !llvm.loop !28

for.body8.i:                                      ; preds = %for.cond4.i.preheader, %for.body8.i
  %dx.0.i2 = phi i32 [ 0, %for.cond4.i.preheader ], [ %inc.i, %for.body8.i ]
  %sum.1.i1 = phi float [ %sum.0.i3, %for.cond4.i.preheader ], [ %add12.i, %for.body8.i ]
  %add11.i = add nsw i32 %add10.i, %dx.0.i2, !dbg !31
  %idxprom.i = sext i32 %add11.i to i64, !dbg !32
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !32
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !32, !tbaa !33
  %add12.i = fadd float %sum.1.i1, %0, !dbg !35
  %inc.i = add nuw nsw i32 %dx.0.i2, 1, !dbg !36
  %cmp5.i = icmp samesign ult i32 %dx.0.i2, 4, !dbg !37
  br i1 %cmp5.i, label %for.body8.i, label %for.cond.cleanup7.i, !dbg !25, !llvm.loop !38

__clang_ocl_kern_imp_boxAvg.exit:                 ; preds = %for.cond.cleanup7.i
  %div.i = fdiv float %add12.i, 2.500000e+01, !dbg !39, !fpmath !40
  %mul16.i = mul nsw i32 %width, %conv2.i, !dbg !41
  %add17.i = add nsw i32 %mul16.i, %conv.i, !dbg !42
  %idxprom18.i = sext i32 %add17.i to i64, !dbg !43
  %arrayidx19.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom18.i, !dbg !43
  store float %div.i, ptr addrspace(1) %arrayidx19.i, align 4, !dbg !44, !tbaa !33
  ret void, !dbg !45
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_boxAvg(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %width) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !46
  %conv = trunc i64 %call to i32, !dbg !46
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !47
  %conv2 = trunc i64 %call1 to i32, !dbg !47
  %add = add nsw i32 %width, 4, !dbg !48
  br label %for.cond4.preheader, !dbg !49

for.cond4.preheader:                              ; preds = %entry, %for.cond.cleanup7
  %dy.031 = phi i32 [ 0, %entry ], [ %inc14, %for.cond.cleanup7 ]
  %sum.030 = phi float [ 0.000000e+00, %entry ], [ %add12, %for.cond.cleanup7 ]
  %add9 = add nsw i32 %dy.031, %conv2
  %mul = mul nsw i32 %add9, %add
  %add10 = add nsw i32 %mul, %conv
  br label %for.body8, !dbg !50

for.cond.cleanup:                                 ; preds = %for.cond.cleanup7
  %div = fdiv float %add12, 2.500000e+01, !dbg !51, !fpmath !40
  %mul16 = mul nsw i32 %width, %conv2, !dbg !52
  %add17 = add nsw i32 %mul16, %conv, !dbg !53
  %idxprom18 = sext i32 %add17 to i64, !dbg !54
  %arrayidx19 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom18, !dbg !54
  store float %div, ptr addrspace(1) %arrayidx19, align 4, !dbg !55, !tbaa !33
  ret void, !dbg !56

for.cond.cleanup7:                                ; preds = %for.body8
  %inc14 = add nuw nsw i32 %dy.031, 1, !dbg !57
  %cmp = icmp samesign ult i32 %dy.031, 4, !dbg !58
  br i1 %cmp, label %for.cond4.preheader, label %for.cond.cleanup, !dbg !49, !llvm.loop !59

for.body8:                                        ; preds = %for.cond4.preheader, %for.body8
  %dx.029 = phi i32 [ 0, %for.cond4.preheader ], [ %inc, %for.body8 ]
  %sum.128 = phi float [ %sum.030, %for.cond4.preheader ], [ %add12, %for.body8 ]
  %add11 = add nsw i32 %add10, %dx.029, !dbg !61
  %idxprom = sext i32 %add11 to i64, !dbg !62
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom, !dbg !62
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !62, !tbaa !33
  %add12 = fadd float %sum.128, %0, !dbg !63
  %inc = add nuw nsw i32 %dx.029, 1, !dbg !64
  %cmp5 = icmp samesign ult i32 %dx.029, 4, !dbg !65
  br i1 %cmp5, label %for.body8, label %for.cond.cleanup7, !dbg !50, !llvm.loop !66
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !67 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "BoxAvg.cl", directory: ".", checksumkind: CSK_MD5, checksum: "b39c20b308b12a337afb4fff275b02c1")
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
!12 = distinct !DISubprogram(name: "boxAvg", scope: !1, file: !1, line: 5, type: !13, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"int"}
!18 = !{!"const", !"", !""}
!19 = !DILocation(line: 7, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "boxAvg", scope: !1, file: !1, line: 5, type: !13, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 6, column: 1, scope: !12)
!22 = !DILocation(line: 8, column: 13, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 9, column: 24, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 12, column: 5, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 13, column: 9, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 12, column: 33, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 12, column: 25, scope: !20, inlinedAt: !21)
!28 = distinct !{!28, !24, !29, !30}
!29 = !DILocation(line: 14, column: 49, scope: !20, inlinedAt: !21)
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 14, column: 45, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 14, column: 20, scope: !20, inlinedAt: !21)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !10, i64 0}
!35 = !DILocation(line: 14, column: 17, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 13, column: 37, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 13, column: 29, scope: !20, inlinedAt: !21)
!38 = distinct !{!38, !25, !29, !30}
!39 = !DILocation(line: 15, column: 30, scope: !20, inlinedAt: !21)
!40 = !{float 2.500000e+00}
!41 = !DILocation(line: 15, column: 11, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 15, column: 19, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 15, column: 5, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 15, column: 24, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 16, column: 1, scope: !12)
!46 = !DILocation(line: 7, column: 13, scope: !20)
!47 = !DILocation(line: 8, column: 13, scope: !20)
!48 = !DILocation(line: 9, column: 24, scope: !20)
!49 = !DILocation(line: 12, column: 5, scope: !20)
!50 = !DILocation(line: 13, column: 9, scope: !20)
!51 = !DILocation(line: 15, column: 30, scope: !20)
!52 = !DILocation(line: 15, column: 11, scope: !20)
!53 = !DILocation(line: 15, column: 19, scope: !20)
!54 = !DILocation(line: 15, column: 5, scope: !20)
!55 = !DILocation(line: 15, column: 24, scope: !20)
!56 = !DILocation(line: 16, column: 1, scope: !20)
!57 = !DILocation(line: 12, column: 33, scope: !20)
!58 = !DILocation(line: 12, column: 25, scope: !20)
!59 = distinct !{!59, !49, !60, !30}
!60 = !DILocation(line: 14, column: 49, scope: !20)
!61 = !DILocation(line: 14, column: 45, scope: !20)
!62 = !DILocation(line: 14, column: 20, scope: !20)
!63 = !DILocation(line: 14, column: 17, scope: !20)
!64 = !DILocation(line: 13, column: 37, scope: !20)
!65 = !DILocation(line: 13, column: 29, scope: !20)
!66 = distinct !{!66, !50, !60, !30}
!67 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
