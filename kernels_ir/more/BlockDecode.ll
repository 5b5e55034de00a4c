; ModuleID = 'BlockDecode.cl'
source_filename = "BlockDecode.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @blockDecode(ptr addrspace(1) noundef readonly align 1 captures(none) %packed, i32 noundef %stride, ptr addrspace(1) noundef align 1 captures(none) %out, i32 noundef %size) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %mul1.i = mul nsw i32 %size, %conv.i, !dbg !22
  %idx.ext2.i = sext i32 %mul1.i to i64, !dbg !23
  %add.ptr3.i = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %idx.ext2.i, !dbg !23
  %cmp.i8 = icmp sgt i32 %size, 0, !dbg !24
  br i1 %cmp.i8, label %while.body.i.preheader, label %__clang_ocl_kern_imp_blockDecode.exit, !dbg !25

while.body.i.preheader:                           ; preds = %entry
  %mul.i = mul nsw i32 %stride, %conv.i, !dbg !26
  %idx.ext.i = sext i32 %mul.i to i64, !dbg !27
  %add.ptr.i = getelementptr inbounds i8, ptr addrspace(1) %packed, i64 %idx.ext.i, !dbg !27
  br label %while.body.i, !dbg !25

while.body.i:                                     ; preds = %while.body.i.preheader, %if.end.i
  %in.0.i10 = phi ptr addrspace(1) [ %in.2.i, %if.end.i ], [ %add.ptr.i, %while.body.i.preheader ]
  %at.0.i9 = phi i32 [ %at.3.i, %if.end.i ], [ 0, %while.body.i.preheader ]
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in.0.i10, i64 1, !dbg !28
  %0 = load i8, ptr addrspace(1) %in.0.i10, align 1, !dbg !29, !tbaa !30
  %conv5.i = zext i8 %0 to i32, !dbg !29
  %cmp6.i = icmp sgt i8 %0, -1, !dbg !31
  br i1 %cmp6.i, label %for.body.i, label %if.else.i, !dbg !31

for.body.i:                                       ; preds = %while.body.i, %for.body.i
  %in.1.i7 = phi ptr addrspace(1) [ %incdec.ptr10.i, %for.body.i ], [ %incdec.ptr.i, %while.body.i ]
  %k.0.i6 = phi i32 [ %inc11.i, %for.body.i ], [ 0, %while.body.i ]
  %at.1.i5 = phi i32 [ %inc.i, %for.body.i ], [ %at.0.i9, %while.body.i ]
  %incdec.ptr10.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in.1.i7, i64 1, !dbg !32
  %1 = load i8, ptr addrspace(1) %in.1.i7, align 1, !dbg !33, !tbaa !30
  %inc.i = add nsw i32 %at.1.i5, 1, !dbg !34
  %idxprom.i = sext i32 %at.1.i5 to i64, !dbg !35
  %arrayidx.i = getelementptr inbounds i8, ptr addrspace(1) %add.ptr3.i, i64 %idxprom.i, !dbg !35
  store i8 %1, ptr addrspace(1) %arrayidx.i, align 1, !dbg !36, !tbaa !30
  %inc11.i = add nuw nsw i32 %k.0.i6, 1, !dbg !37
  %cmp8.not.i.not = icmp samesign ult i32 %k.0.i6, %conv5.i, !dbg !38
  br i1 %cmp8.not.i.not, label %for.body.i, label %if.end.i, !dbg !39, !llvm.loop !40

if.else.i:                                        ; preds = %while.body.i
  %incdec.ptr12.i = getelementptr inbounds nuw i8, ptr addrspace(1) %in.0.i10, i64 2, !dbg !42
  %2 = load i8, ptr addrspace(1) %incdec.ptr.i, align 1, !dbg !43, !tbaa !30
  %conv13.i = zext i8 %2 to i32, !dbg !43
  %sub.i = add nsw i32 %conv5.i, -124
  br label %for.body19.i, !dbg !44

for.body19.i:                                     ; preds = %if.else.i, %for.body19.i
  %k14.0.i4 = phi i32 [ %inc26.i, %for.body19.i ], [ 0, %if.else.i ]
  %at.2.i3 = phi i32 [ %inc27.i, %for.body19.i ], [ %at.0.i9, %if.else.i ]
  %sub20.i = sub nsw i32 %at.2.i3, %conv13.i, !dbg !45
  %idxprom21.i = sext i32 %sub20.i to i64, !dbg !46
  %arrayidx22.i = getelementptr inbounds i8, ptr addrspace(1) %add.ptr3.i, i64 %idxprom21.i, !dbg !46
  %3 = load i8, ptr addrspace(1) %arrayidx22.i, align 1, !dbg !46, !tbaa !30
  %idxprom23.i = sext i32 %at.2.i3 to i64, !dbg !47
  %arrayidx24.i = getelementptr inbounds i8, ptr addrspace(1) %add.ptr3.i, i64 %idxprom23.i, !dbg !47
  store i8 %3, ptr addrspace(1) %arrayidx24.i, align 1, !dbg !48, !tbaa !30
  %inc26.i = add nuw nsw i32 %k14.0.i4, 1, !dbg !49
  %inc27.i = add nsw i32 %at.2.i3, 1, !dbg !50
  %cmp16.i = icmp slt i32 %inc26.i, %sub.i, !dbg !51
  br i1 %cmp16.i, label %for.body19.i, label %if.end.i, !dbg !44, !llvm.loop !52

if.end.i:                                         ; preds = %for.body19.i, %for.body.i
  %at.3.i = phi i32 [ %inc.i, %for.body.i ], [ %inc27.i, %for.body19.i ], !dbg !54
  %in.2.i = phi ptr addrspace(1) [ %incdec.ptr10.i, %for.body.i ], [ %incdec.ptr12.i, %for.body19.i ], !dbg !55
  %cmp.i = icmp slt i32 %at.3.i, %size, !dbg !24
  br i1 %cmp.i, label %while.body.i, label %__clang_ocl_kern_imp_blockDecode.exit, !dbg !25, !llvm.loop !56

__clang_ocl_kern_imp_blockDecode.exit:            ; preds = %if.end.i, %entry
  ret void, !dbg !58
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_blockDecode(ptr addrspace(1) noundef readonly align 1 captures(none) %packed, i32 noundef %stride, ptr addrspace(1) noundef align 1 captures(none) %out, i32 noundef %size) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !59
  %conv = trunc i64 %call to i32, !dbg !59
  %mul1 = mul nsw i32 %size, %conv, !dbg !60
  %idx.ext2 = sext i32 %mul1 to i64, !dbg !61
  %add.ptr3 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %idx.ext2, !dbg !61
  %cmp50 = icmp sgt i32 %size, 0, !dbg !62
  br i1 %cmp50, label %while.body.preheader, label %while.end, !dbg !63

while.body.preheader:                             ; preds = %entry
  %mul = mul nsw i32 %stride, %conv, !dbg !64
  %idx.ext = sext i32 %mul to i64, !dbg !65
  %add.ptr = getelementptr inbounds i8, ptr addrspace(1) %packed, i64 %idx.ext, !dbg !65
  br label %while.body, !dbg !63

while.body:                                       ; preds = %while.body.preheader, %if.end
  %in.052 = phi ptr addrspace(1) [ %in.2, %if.end ], [ %add.ptr, %while.body.preheader ]
  %at.051 = phi i32 [ %at.3, %if.end ], [ 0, %while.body.preheader ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr addrspace(1) %in.052, i64 1, !dbg !66
  %0 = load i8, ptr addrspace(1) %in.052, align 1, !dbg !67, !tbaa !30
  %conv5 = zext i8 %0 to i32, !dbg !67
  %cmp6 = icmp sgt i8 %0, -1, !dbg !68
  br i1 %cmp6, label %for.body, label %if.else, !dbg !68

for.body:                                         ; preds = %while.body, %for.body
  %in.149 = phi ptr addrspace(1) [ %incdec.ptr10, %for.body ], [ %incdec.ptr, %while.body ]
  %k.048 = phi i32 [ %inc11, %for.body ], [ 0, %while.body ]
  %at.147 = phi i32 [ %inc, %for.body ], [ %at.051, %while.body ]
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr addrspace(1) %in.149, i64 1, !dbg !69
  %1 = load i8, ptr addrspace(1) %in.149, align 1, !dbg !70, !tbaa !30
  %inc = add nsw i32 %at.147, 1, !dbg !71
  %idxprom = sext i32 %at.147 to i64, !dbg !72
  %arrayidx = getelementptr inbounds i8, ptr addrspace(1) %add.ptr3, i64 %idxprom, !dbg !72
  store i8 %1, ptr addrspace(1) %arrayidx, align 1, !dbg !73, !tbaa !30
  %inc11 = add nuw nsw i32 %k.048, 1, !dbg !74
  %cmp8.not.not = icmp samesign ult i32 %k.048, %conv5, !dbg !75
  br i1 %cmp8.not.not, label %for.body, label %if.end, !dbg !76, !llvm.loop !77

if.else:                                          ; preds = %while.body
  %incdec.ptr12 = getelementptr inbounds nuw i8, ptr addrspace(1) %in.052, i64 2, !dbg !78
  %2 = load i8, ptr addrspace(1) %incdec.ptr, align 1, !dbg !79, !tbaa !30
  %conv13 = zext i8 %2 to i32, !dbg !79
  %sub = add nsw i32 %conv5, -124
  br label %for.body19, !dbg !80

for.body19:                                       ; preds = %if.else, %for.body19
  %k14.046 = phi i32 [ %inc26, %for.body19 ], [ 0, %if.else ]
  %at.245 = phi i32 [ %inc27, %for.body19 ], [ %at.051, %if.else ]
  %sub20 = sub nsw i32 %at.245, %conv13, !dbg !81
  %idxprom21 = sext i32 %sub20 to i64, !dbg !82
  %arrayidx22 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr3, i64 %idxprom21, !dbg !82
  %3 = load i8, ptr addrspace(1) %arrayidx22, align 1, !dbg !82, !tbaa !30
  %idxprom23 = sext i32 %at.245 to i64, !dbg !83
  %arrayidx24 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr3, i64 %idxprom23, !dbg !83
  store i8 %3, ptr addrspace(1) %arrayidx24, align 1, !dbg !84, !tbaa !30
  %inc26 = add nuw nsw i32 %k14.046, 1, !dbg !85
  %inc27 = add nsw i32 %at.245, 1, !dbg !86
  %cmp16 = icmp slt i32 %inc26, %sub, !dbg !87
  br i1 %cmp16, label %for.body19, label %if.end, !dbg !80, !llvm.loop !88

if.end:                                           ; preds = %for.body19, %for.body
  %at.3 = phi i32 [ %inc, %for.body ], [ %inc27, %for.body19 ], !dbg !90
  %in.2 = phi ptr addrspace(1) [ %incdec.ptr10, %for.body ], [ %incdec.ptr12, %for.body19 ], !dbg !91
  %cmp = icmp slt i32 %at.3, %size, !dbg !62
  br i1 %cmp, label %while.body, label %while.end, !dbg !63, !llvm.loop !92

while.end:                                        ; preds = %if.end, %entry
  ret void, !dbg !94
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !95 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "BlockDecode.cl", directory: ".", checksumkind: CSK_MD5, checksum: "e975ce8e9f0ee575df1694635ac12873")
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
!12 = distinct !DISubprogram(name: "blockDecode", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 0, i32 1, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"uchar*", !"int", !"uchar*", !"int"}
!18 = !{!"const", !"", !"", !""}
!19 = !DILocation(line: 4, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "blockDecode", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 34, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 30, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 8, column: 15, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 5, column: 43, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 5, column: 39, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 26, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 9, column: 23, scope: !20, inlinedAt: !21)
!30 = !{!10, !10, i64 0}
!31 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 12, column: 31, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 12, column: 28, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 12, column: 22, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 12, column: 17, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 12, column: 26, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 11, column: 43, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 11, column: 31, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 11, column: 13, scope: !20, inlinedAt: !21)
!40 = distinct !{!40, !39, !32, !41}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 14, column: 31, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 14, column: 28, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 15, column: 13, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 16, column: 32, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 16, column: 26, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 16, column: 17, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 16, column: 24, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 15, column: 48, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 15, column: 53, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 15, column: 31, scope: !20, inlinedAt: !21)
!52 = distinct !{!52, !44, !53, !41}
!53 = !DILocation(line: 16, column: 42, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 7, column: 9, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!56 = distinct !{!56, !25, !57, !41}
!57 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 19, column: 1, scope: !12)
!59 = !DILocation(line: 4, column: 13, scope: !20)
!60 = !DILocation(line: 6, column: 34, scope: !20)
!61 = !DILocation(line: 6, column: 30, scope: !20)
!62 = !DILocation(line: 8, column: 15, scope: !20)
!63 = !DILocation(line: 8, column: 5, scope: !20)
!64 = !DILocation(line: 5, column: 43, scope: !20)
!65 = !DILocation(line: 5, column: 39, scope: !20)
!66 = !DILocation(line: 9, column: 26, scope: !20)
!67 = !DILocation(line: 9, column: 23, scope: !20)
!68 = !DILocation(line: 10, column: 21, scope: !20)
!69 = !DILocation(line: 12, column: 31, scope: !20)
!70 = !DILocation(line: 12, column: 28, scope: !20)
!71 = !DILocation(line: 12, column: 22, scope: !20)
!72 = !DILocation(line: 12, column: 17, scope: !20)
!73 = !DILocation(line: 12, column: 26, scope: !20)
!74 = !DILocation(line: 11, column: 43, scope: !20)
!75 = !DILocation(line: 11, column: 31, scope: !20)
!76 = !DILocation(line: 11, column: 13, scope: !20)
!77 = distinct !{!77, !76, !69, !41}
!78 = !DILocation(line: 14, column: 31, scope: !20)
!79 = !DILocation(line: 14, column: 28, scope: !20)
!80 = !DILocation(line: 15, column: 13, scope: !20)
!81 = !DILocation(line: 16, column: 32, scope: !20)
!82 = !DILocation(line: 16, column: 26, scope: !20)
!83 = !DILocation(line: 16, column: 17, scope: !20)
!84 = !DILocation(line: 16, column: 24, scope: !20)
!85 = !DILocation(line: 15, column: 48, scope: !20)
!86 = !DILocation(line: 15, column: 53, scope: !20)
!87 = !DILocation(line: 15, column: 31, scope: !20)
!88 = distinct !{!88, !80, !89, !41}
!89 = !DILocation(line: 16, column: 42, scope: !20)
!90 = !DILocation(line: 7, column: 9, scope: !20)
!91 = !DILocation(line: 0, scope: !20)
!92 = distinct !{!92, !63, !93, !41}
!93 = !DILocation(line: 18, column: 5, scope: !20)
!94 = !DILocation(line: 19, column: 1, scope: !20)
!95 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
