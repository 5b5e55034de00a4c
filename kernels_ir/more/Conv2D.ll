; ModuleID = 'Conv2D.cl'
source_filename = "Conv2D.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @conv2d(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(2) noundef readonly align 4 captures(none) %filter, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %width, i32 noundef %height) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %add.i = add i32 %height, -5
  %sub.i = add i32 %add.i, %conv2.i
  %add10.i = add i32 %width, -5
  %sub11.i = add i32 %add10.i, %conv.i
  br label %for.body.i, !dbg !23

for.body.i:                                       ; preds = %entry, %for.cond.cleanup8.i
  %sum.0.i4 = phi float [ 0.000000e+00, %entry ], [ %add20.i, %for.cond.cleanup8.i ]
  %dy.0.i3 = phi i32 [ 0, %entry ], [ %inc22.i, %for.cond.cleanup8.i ]
  %add4.i = add i32 %sub.i, %dy.0.i3, !dbg !24
  %rem.i = srem i32 %add4.i, %height, !dbg !25
  %mul.i = mul nuw nsw i32 %dy.0.i3, 11
  %mul15.i = mul nsw i32 %rem.i, %width
  br label %for.body9.i, !dbg !26

for.cond.cleanup8.i:                              ; preds = %for.body9.i
  %inc22.i = add nuw nsw i32 %dy.0.i3, 1, !dbg !27
  %cmp.i = icmp samesign ult i32 %dy.0.i3, 10, !dbg !28
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_conv2d.exit, !dbg !23, !llvm.loop !29

for.body9.i:                                      ; preds = %for.body.i, %for.body9.i
  %sum.1.i2 = phi float [ %sum.0.i4, %for.body.i ], [ %add20.i, %for.body9.i ]
  %dx.0.i1 = phi i32 [ 0, %for.body.i ], [ %inc.i, %for.body9.i ]
  %add12.i = add i32 %sub11.i, %dx.0.i1, !dbg !32
  %rem13.i = srem i32 %add12.i, %width, !dbg !33
  %add14.i = add nuw nsw i32 %dx.0.i1, %mul.i, !dbg !34
  %idxprom.i = zext nneg i32 %add14.i to i64, !dbg !35
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(2) %filter, i64 %idxprom.i, !dbg !35
  %0 = load float, ptr addrspace(2) %arrayidx.i, align 4, !dbg !35, !tbaa !36
  %add16.i = add nsw i32 %rem13.i, %mul15.i, !dbg !38
  %idxprom17.i = sext i32 %add16.i to i64, !dbg !39
  %arrayidx18.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom17.i, !dbg !39
  %1 = load float, ptr addrspace(1) %arrayidx18.i, align 4, !dbg !39, !tbaa !36
  %mul19.i = fmul float %0, %1, !dbg !40
  %add20.i = fadd float %sum.1.i2, %mul19.i, !dbg !41
  %inc.i = add nuw nsw i32 %dx.0.i1, 1, !dbg !42
  %cmp6.i = icmp samesign ult i32 %dx.0.i1, 10, !dbg !43
  br i1 %cmp6.i, label %for.body9.i, label %for.cond.cleanup8.i, !dbg !26, !llvm.loop !44

__clang_ocl_kern_imp_conv2d.exit:                 ; preds = %for.cond.cleanup8.i
  %mul24.i = mul nsw i32 %width, %conv2.i, !dbg !46
  %add25.i = add nsw i32 %mul24.i, %conv.i, !dbg !47
  %idxprom26.i = sext i32 %add25.i to i64, !dbg !48
  %arrayidx27.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom26.i, !dbg !48
  store float %add20.i, ptr addrspace(1) %arrayidx27.i, align 4, !dbg !49, !tbaa !36
  ret void, !dbg !50
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_conv2d(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(2) noundef readonly align 4 captures(none) %filter, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %width, i32 noundef %height) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !51
  %conv = trunc i64 %call to i32, !dbg !51
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !52
  %conv2 = trunc i64 %call1 to i32, !dbg !52
  %add = add i32 %height, -5
  %sub = add i32 %add, %conv2
  %add10 = add i32 %width, -5
  %sub11 = add i32 %add10, %conv
  br label %for.body, !dbg !53

for.cond.cleanup:                                 ; preds = %for.cond.cleanup8
  %mul24 = mul nsw i32 %width, %conv2, !dbg !54
  %add25 = add nsw i32 %mul24, %conv, !dbg !55
  %idxprom26 = sext i32 %add25 to i64, !dbg !56
  %arrayidx27 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom26, !dbg !56
  store float %add20, ptr addrspace(1) %arrayidx27, align 4, !dbg !57, !tbaa !36
  ret void, !dbg !58

for.body:                                         ; preds = %entry, %for.cond.cleanup8
  %sum.044 = phi float [ 0.000000e+00, %entry ], [ %add20, %for.cond.cleanup8 ]
  %dy.043 = phi i32 [ 0, %entry ], [ %inc22, %for.cond.cleanup8 ]
  %add4 = add i32 %sub, %dy.043, !dbg !59
  %rem = srem i32 %add4, %height, !dbg !60
  %mul = mul nuw nsw i32 %dy.043, 11
  %mul15 = mul nsw i32 %rem, %width
  br label %for.body9, !dbg !61

for.cond.cleanup8:                                ; preds = %for.body9
  %inc22 = add nuw nsw i32 %dy.043, 1, !dbg !62
  %cmp = icmp samesign ult i32 %dy.043, 10, !dbg !63
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !53, !llvm.loop !64

for.body9:                                        ; preds = %for.body, %for.body9
  %sum.142 = phi float [ %sum.044, %for.body ], [ %add20, %for.body9 ]
  %dx.041 = phi i32 [ 0, %for.body ], [ %inc, %for.body9 ]
  %add12 = add i32 %sub11, %dx.041, !dbg !66
  %rem13 = srem i32 %add12, %width, !dbg !67
  %add14 = add nuw nsw i32 %dx.041, %mul, !dbg !68
  %idxprom = zext nneg i32 %add14 to i64, !dbg !69
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(2) %filter, i64 %idxprom, !dbg !69
  %0 = load float, ptr addrspace(2) %arrayidx, align 4, !dbg !69, !tbaa !36
  %add16 = add nsw i32 %rem13, %mul15, !dbg !70
  %idxprom17 = sext i32 %add16 to i64, !dbg !71
  %arrayidx18 = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom17, !dbg !71
  %1 = load float, ptr addrspace(1) %arrayidx18, align 4, !dbg !71, !tbaa !36
  %mul19 = fmul float %0, %1, !dbg !72
  %add20 = fadd float %sum.142, %mul19, !dbg !73
  %inc = add nuw nsw i32 %dx.041, 1, !dbg !74
  %cmp6 = icmp samesign ult i32 %dx.041, 10, !dbg !75
  br i1 %cmp6, label %for.body9, label %for.cond.cleanup8, !dbg !61, !llvm.loop !76
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !78 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "Conv2D.cl", directory: ".", checksumkind: CSK_MD5, checksum: "d5b7ca7ca686afacea131dd8e27b3b41")
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
!12 = distinct !DISubprogram(name: "conv2d", scope: !1, file: !1, line: 4, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 2, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!18 = !{!"const", !"const", !"", !"", !""}
!19 = !DILocation(line: 6, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "conv2d", scope: !1, file: !1, line: 4, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 5, column: 1, scope: !12)
!22 = !DILocation(line: 7, column: 13, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 10, column: 5, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 11, column: 38, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 11, column: 48, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 12, column: 9, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 10, column: 33, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 10, column: 25, scope: !20, inlinedAt: !21)
!29 = distinct !{!29, !23, !30, !31}
!30 = !DILocation(line: 16, column: 5, scope: !20, inlinedAt: !21)
!31 = !{!"llvm.loop.unroll.disable"}
!32 = !DILocation(line: 13, column: 45, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 13, column: 54, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 14, column: 37, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 14, column: 20, scope: !20, inlinedAt: !21)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !10, i64 0}
!38 = !DILocation(line: 14, column: 60, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 14, column: 45, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 14, column: 43, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 14, column: 17, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 12, column: 37, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 12, column: 29, scope: !20, inlinedAt: !21)
!44 = distinct !{!44, !26, !45, !31}
!45 = !DILocation(line: 15, column: 9, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 17, column: 11, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 17, column: 19, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 17, column: 24, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 18, column: 1, scope: !12)
!51 = !DILocation(line: 6, column: 13, scope: !20)
!52 = !DILocation(line: 7, column: 13, scope: !20)
!53 = !DILocation(line: 10, column: 5, scope: !20)
!54 = !DILocation(line: 17, column: 11, scope: !20)
!55 = !DILocation(line: 17, column: 19, scope: !20)
!56 = !DILocation(line: 17, column: 5, scope: !20)
!57 = !DILocation(line: 17, column: 24, scope: !20)
!58 = !DILocation(line: 18, column: 1, scope: !20)
!59 = !DILocation(line: 11, column: 38, scope: !20)
!60 = !DILocation(line: 11, column: 48, scope: !20)
!61 = !DILocation(line: 12, column: 9, scope: !20)
!62 = !DILocation(line: 10, column: 33, scope: !20)
!63 = !DILocation(line: 10, column: 25, scope: !20)
!64 = distinct !{!64, !53, !65, !31}
!65 = !DILocation(line: 16, column: 5, scope: !20)
!66 = !DILocation(line: 13, column: 45, scope: !20)
!67 = !DILocation(line: 13, column: 54, scope: !20)
!68 = !DILocation(line: 14, column: 37, scope: !20)
!69 = !DILocation(line: 14, column: 20, scope: !20)
!70 = !DILocation(line: 14, column: 60, scope: !20)
!71 = !DILocation(line: 14, column: 45, scope: !20)
!72 = !DILocation(line: 14, column: 43, scope: !20)
!73 = !DILocation(line: 14, column: 17, scope: !20)
!74 = !DILocation(line: 12, column: 37, scope: !20)
!75 = !DILocation(line: 12, column: 29, scope: !20)
!76 = distinct !{!76, !61, !77, !31}
!77 = !DILocation(line: 15, column: 9, scope: !20)
!78 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 6, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
