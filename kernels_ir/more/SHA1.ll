; ModuleID = 'SHA1.cl'
source_filename = "SHA1.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sha1(ptr addrspace(1) noundef readonly align 4 captures(none) %blocks, ptr addrspace(1) noundef writeonly align 4 captures(none) %digests) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %w.i = alloca [16 x i32], align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !19
  call void @llvm.lifetime.start.p0(ptr nonnull %w.i) #6, !dbg !22
  %.idx.i = shl i64 %call.i, 6
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %blocks, i64 %.idx.i
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(64) %w.i, ptr addrspace(1) noundef align 4 dereferenceable(64) %0, i64 64, i1 false), !dbg !23, !tbaa !8
  br label %for.body7.i, !dbg !24

for.body7.i:                                      ; preds = %entry, %if.end84.i
  %a.0.i7 = phi i32 [ %a.1.i, %if.end84.i ], [ 1732584193, %entry ]
  %b.0.i6 = phi i32 [ %a.0.i7, %if.end84.i ], [ -271733879, %entry ]
  %c.0.i5 = phi i32 [ %c.1.i, %if.end84.i ], [ -1732584194, %entry ]
  %i2.0.i4 = phi i32 [ %inc86.i, %if.end84.i ], [ 0, %entry ]
  %e.0.i3 = phi i32 [ %d.0.i2, %if.end84.i ], [ -1009589776, %entry ]
  %d.0.i2 = phi i32 [ %c.0.i5, %if.end84.i ], [ 271733878, %entry ]
  %cmp8.i = icmp samesign ult i32 %i2.0.i4, 16, !dbg !25
  br i1 %cmp8.i, label %if.then.i, label %if.else.i, !dbg !25

if.then.i:                                        ; preds = %for.body7.i
  %idxprom10.i = zext nneg i32 %i2.0.i4 to i64, !dbg !26
  %arrayidx11.i = getelementptr inbounds nuw i32, ptr %w.i, i64 %idxprom10.i, !dbg !26
  %1 = load i32, ptr %arrayidx11.i, align 4, !dbg !26, !tbaa !8
  br label %if.end.i, !dbg !27

if.else.i:                                        ; preds = %for.body7.i
  %add12.i = add nuw nsw i32 %i2.0.i4, 13, !dbg !28
  %and.i = and i32 %add12.i, 15, !dbg !29
  %idxprom13.i = zext nneg i32 %and.i to i64, !dbg !30
  %arrayidx14.i = getelementptr inbounds nuw i32, ptr %w.i, i64 %idxprom13.i, !dbg !30
  %2 = load i32, ptr %arrayidx14.i, align 4, !dbg !30, !tbaa !8
  %3 = and i32 %i2.0.i4, 15, !dbg !31
  %and16.i = xor i32 %3, 8, !dbg !31
  %idxprom17.i = zext nneg i32 %and16.i to i64, !dbg !32
  %arrayidx18.i = getelementptr inbounds nuw i32, ptr %w.i, i64 %idxprom17.i, !dbg !32
  %4 = load i32, ptr %arrayidx18.i, align 4, !dbg !32, !tbaa !8
  %xor.i = xor i32 %4, %2, !dbg !33
  %add19.i = add nuw nsw i32 %i2.0.i4, 2, !dbg !34
  %and20.i = and i32 %add19.i, 15, !dbg !35
  %idxprom21.i = zext nneg i32 %and20.i to i64, !dbg !36
  %arrayidx22.i = getelementptr inbounds nuw i32, ptr %w.i, i64 %idxprom21.i, !dbg !36
  %5 = load i32, ptr %arrayidx22.i, align 4, !dbg !36, !tbaa !8
  %xor23.i = xor i32 %xor.i, %5, !dbg !37
  %idxprom25.i = zext nneg i32 %3 to i64, !dbg !38
  %arrayidx26.i = getelementptr inbounds nuw i32, ptr %w.i, i64 %idxprom25.i, !dbg !38
  %6 = load i32, ptr %arrayidx26.i, align 4, !dbg !38, !tbaa !8
  %xor27.i = xor i32 %xor23.i, %6, !dbg !39
  %call28.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %xor27.i, i32 noundef 1) #5, !dbg !40
  store i32 %call28.i, ptr %arrayidx26.i, align 4, !dbg !41, !tbaa !8
  br label %if.end.i

if.end.i:                                         ; preds = %if.else.i, %if.then.i
  %word.0.i = phi i32 [ %1, %if.then.i ], [ %call28.i, %if.else.i ], !dbg !42
  %cmp32.i = icmp samesign ult i32 %i2.0.i4, 20, !dbg !43
  br i1 %cmp32.i, label %if.then34.i, label %if.else43.i, !dbg !43

if.then34.i:                                      ; preds = %if.end.i
  %call35.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a.0.i7, i32 noundef 5) #5, !dbg !44
  %and36.i = and i32 %b.0.i6, %c.0.i5, !dbg !45
  %not.i = xor i32 %b.0.i6, -1, !dbg !46
  %and37.i = and i32 %d.0.i2, %not.i, !dbg !47
  %or.i = or i32 %and36.i, %and37.i, !dbg !48
  %add38.i = add i32 %e.0.i3, 1518500249, !dbg !44
  %add39.i = add i32 %add38.i, %or.i, !dbg !44
  %add40.i = add i32 %add39.i, %call35.i, !dbg !44
  %call42.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %b.0.i6, i32 noundef 30) #5, !dbg !44
  br label %if.end84.i, !dbg !44

if.else43.i:                                      ; preds = %if.end.i
  %cmp44.i = icmp samesign ult i32 %i2.0.i4, 40, !dbg !49
  br i1 %cmp44.i, label %if.then46.i, label %if.else56.i, !dbg !49

if.then46.i:                                      ; preds = %if.else43.i
  %call48.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a.0.i7, i32 noundef 5) #5, !dbg !50
  %xor49.i = xor i32 %c.0.i5, %d.0.i2, !dbg !51
  %xor50.i = xor i32 %xor49.i, %b.0.i6, !dbg !52
  %add51.i = add i32 %e.0.i3, 1859775393, !dbg !50
  %add52.i = add i32 %add51.i, %xor50.i, !dbg !50
  %add53.i = add i32 %add52.i, %call48.i, !dbg !50
  %call55.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %b.0.i6, i32 noundef 30) #5, !dbg !50
  br label %if.end84.i, !dbg !50

if.else56.i:                                      ; preds = %if.else43.i
  %cmp57.i = icmp samesign ult i32 %i2.0.i4, 60, !dbg !53
  br i1 %cmp57.i, label %if.then59.i, label %if.else72.i, !dbg !53

if.then59.i:                                      ; preds = %if.else56.i
  %call61.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a.0.i7, i32 noundef 5) #5, !dbg !54
  %and63175.i = or i32 %c.0.i5, %d.0.i2, !dbg !55
  %or64.i = and i32 %b.0.i6, %and63175.i, !dbg !55
  %and65.i = and i32 %c.0.i5, %d.0.i2, !dbg !56
  %or66.i = or i32 %or64.i, %and65.i, !dbg !57
  %add67.i = add i32 %e.0.i3, -1894007588, !dbg !54
  %add68.i = add i32 %add67.i, %or66.i, !dbg !54
  %add69.i = add i32 %add68.i, %call61.i, !dbg !54
  %call71.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %b.0.i6, i32 noundef 30) #5, !dbg !54
  br label %if.end84.i, !dbg !54

if.else72.i:                                      ; preds = %if.else56.i
  %call74.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a.0.i7, i32 noundef 5) #5, !dbg !58
  %xor75.i = xor i32 %c.0.i5, %d.0.i2, !dbg !59
  %xor76.i = xor i32 %xor75.i, %b.0.i6, !dbg !60
  %add77.i = add i32 %e.0.i3, -899497514, !dbg !58
  %add78.i = add i32 %add77.i, %xor76.i, !dbg !58
  %add79.i = add i32 %add78.i, %call74.i, !dbg !58
  %call81.i = tail call spir_func i32 @_Z6rotatejj(i32 noundef %b.0.i6, i32 noundef 30) #5, !dbg !58
  br label %if.end84.i

if.end84.i:                                       ; preds = %if.else72.i, %if.then59.i, %if.then46.i, %if.then34.i
  %c.1.i = phi i32 [ %call42.i, %if.then34.i ], [ %call55.i, %if.then46.i ], [ %call71.i, %if.then59.i ], [ %call81.i, %if.else72.i ], !dbg !42
  %add40.pn.i = phi i32 [ %add40.i, %if.then34.i ], [ %add53.i, %if.then46.i ], [ %add69.i, %if.then59.i ], [ %add79.i, %if.else72.i ]
  %a.1.i = add i32 %add40.pn.i, %word.0.i, !dbg !42
  %inc86.i = add nuw nsw i32 %i2.0.i4, 1, !dbg !61
  %cmp4.i = icmp samesign ult i32 %i2.0.i4, 79, !dbg !62
  br i1 %cmp4.i, label %for.body7.i, label %__clang_ocl_kern_imp_sha1.exit, !dbg !24, !llvm.loop !63

__clang_ocl_kern_imp_sha1.exit:                   ; preds = %if.end84.i
  %add88.i = add i32 %a.1.i, 1732584193, !dbg !66
  %arrayidx91.i.idx = mul i64 %call.i, 20, !dbg !67
  %arrayidx91.i = getelementptr inbounds nuw i8, ptr addrspace(1) %digests, i64 %arrayidx91.i.idx, !dbg !67
  store i32 %add88.i, ptr addrspace(1) %arrayidx91.i, align 4, !dbg !68, !tbaa !8
  %add92.i = add i32 %a.0.i7, -271733879, !dbg !69
  %arrayidx95.i = getelementptr i8, ptr addrspace(1) %arrayidx91.i, i64 4, !dbg !70
  store i32 %add92.i, ptr addrspace(1) %arrayidx95.i, align 4, !dbg !71, !tbaa !8
  %add96.i = add i32 %c.1.i, -1732584194, !dbg !72
  %arrayidx99.i = getelementptr i8, ptr addrspace(1) %arrayidx91.i, i64 8, !dbg !73
  store i32 %add96.i, ptr addrspace(1) %arrayidx99.i, align 4, !dbg !74, !tbaa !8
  %add100.i = add i32 %c.0.i5, 271733878, !dbg !75
  %arrayidx103.i = getelementptr i8, ptr addrspace(1) %arrayidx91.i, i64 12, !dbg !76
  store i32 %add100.i, ptr addrspace(1) %arrayidx103.i, align 4, !dbg !77, !tbaa !8
  %add104.i = add i32 %d.0.i2, -1009589776, !dbg !78
  %arrayidx107.i = getelementptr i8, ptr addrspace(1) %arrayidx91.i, i64 16, !dbg !79
  store i32 %add104.i, ptr addrspace(1) %arrayidx107.i, align 4, !dbg !80, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %w.i) #6, !dbg !81
  ret void, !dbg !82
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sha1(ptr addrspace(1) noundef readonly align 4 captures(none) %blocks, ptr addrspace(1) noundef writeonly align 4 captures(none) %digests) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %w = alloca [16 x i32], align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !83
  call void @llvm.lifetime.start.p0(ptr nonnull %w) #6, !dbg !84
  %.idx = shl i64 %call, 6
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %blocks, i64 %.idx
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(64) %w, ptr addrspace(1) noundef align 4 dereferenceable(64) %0, i64 64, i1 false), !dbg !85, !tbaa !8
  br label %for.body7, !dbg !86

for.cond.cleanup6:                                ; preds = %if.end84
  %add88 = add i32 %a.1, 1732584193, !dbg !87
  %arrayidx91.idx = mul i64 %call, 20, !dbg !88
  %arrayidx91 = getelementptr inbounds nuw i8, ptr addrspace(1) %digests, i64 %arrayidx91.idx, !dbg !88
  store i32 %add88, ptr addrspace(1) %arrayidx91, align 4, !dbg !89, !tbaa !8
  %add92 = add i32 %a.0182, -271733879, !dbg !90
  %arrayidx95 = getelementptr i8, ptr addrspace(1) %arrayidx91, i64 4, !dbg !91
  store i32 %add92, ptr addrspace(1) %arrayidx95, align 4, !dbg !92, !tbaa !8
  %add96 = add i32 %c.1, -1732584194, !dbg !93
  %arrayidx99 = getelementptr i8, ptr addrspace(1) %arrayidx91, i64 8, !dbg !94
  store i32 %add96, ptr addrspace(1) %arrayidx99, align 4, !dbg !95, !tbaa !8
  %add100 = add i32 %c.0180, 271733878, !dbg !96
  %arrayidx103 = getelementptr i8, ptr addrspace(1) %arrayidx91, i64 12, !dbg !97
  store i32 %add100, ptr addrspace(1) %arrayidx103, align 4, !dbg !98, !tbaa !8
  %add104 = add i32 %d.0177, -1009589776, !dbg !99
  %arrayidx107 = getelementptr i8, ptr addrspace(1) %arrayidx91, i64 16, !dbg !100
  store i32 %add104, ptr addrspace(1) %arrayidx107, align 4, !dbg !101, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %w) #6, !dbg !102
  ret void, !dbg !102

for.body7:                                        ; preds = %entry, %if.end84
  %a.0182 = phi i32 [ %a.1, %if.end84 ], [ 1732584193, %entry ]
  %b.0181 = phi i32 [ %a.0182, %if.end84 ], [ -271733879, %entry ]
  %c.0180 = phi i32 [ %c.1, %if.end84 ], [ -1732584194, %entry ]
  %i2.0179 = phi i32 [ %inc86, %if.end84 ], [ 0, %entry ]
  %e.0178 = phi i32 [ %d.0177, %if.end84 ], [ -1009589776, %entry ]
  %d.0177 = phi i32 [ %c.0180, %if.end84 ], [ 271733878, %entry ]
  %cmp8 = icmp samesign ult i32 %i2.0179, 16, !dbg !103
  br i1 %cmp8, label %if.then, label %if.else, !dbg !103

if.then:                                          ; preds = %for.body7
  %idxprom10 = zext nneg i32 %i2.0179 to i64, !dbg !104
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %w, i64 %idxprom10, !dbg !104
  %1 = load i32, ptr %arrayidx11, align 4, !dbg !104, !tbaa !8
  br label %if.end, !dbg !105

if.else:                                          ; preds = %for.body7
  %add12 = add nuw nsw i32 %i2.0179, 13, !dbg !106
  %and = and i32 %add12, 15, !dbg !107
  %idxprom13 = zext nneg i32 %and to i64, !dbg !108
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %w, i64 %idxprom13, !dbg !108
  %2 = load i32, ptr %arrayidx14, align 4, !dbg !108, !tbaa !8
  %3 = and i32 %i2.0179, 15, !dbg !109
  %and16 = xor i32 %3, 8, !dbg !109
  %idxprom17 = zext nneg i32 %and16 to i64, !dbg !110
  %arrayidx18 = getelementptr inbounds nuw i32, ptr %w, i64 %idxprom17, !dbg !110
  %4 = load i32, ptr %arrayidx18, align 4, !dbg !110, !tbaa !8
  %xor = xor i32 %4, %2, !dbg !111
  %add19 = add nuw nsw i32 %i2.0179, 2, !dbg !112
  %and20 = and i32 %add19, 15, !dbg !113
  %idxprom21 = zext nneg i32 %and20 to i64, !dbg !114
  %arrayidx22 = getelementptr inbounds nuw i32, ptr %w, i64 %idxprom21, !dbg !114
  %5 = load i32, ptr %arrayidx22, align 4, !dbg !114, !tbaa !8
  %xor23 = xor i32 %xor, %5, !dbg !115
  %idxprom25 = zext nneg i32 %3 to i64, !dbg !116
  %arrayidx26 = getelementptr inbounds nuw i32, ptr %w, i64 %idxprom25, !dbg !116
  %6 = load i32, ptr %arrayidx26, align 4, !dbg !116, !tbaa !8
  %xor27 = xor i32 %xor23, %6, !dbg !117
  %call28 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %xor27, i32 noundef 1) #5, !dbg !118
  store i32 %call28, ptr %arrayidx26, align 4, !dbg !119, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %word.0 = phi i32 [ %1, %if.then ], [ %call28, %if.else ], !dbg !120
  %cmp32 = icmp samesign ult i32 %i2.0179, 20, !dbg !121
  br i1 %cmp32, label %if.then34, label %if.else43, !dbg !121

if.then34:                                        ; preds = %if.end
  %call35 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a.0182, i32 noundef 5) #5, !dbg !122
  %and36 = and i32 %b.0181, %c.0180, !dbg !123
  %not = xor i32 %b.0181, -1, !dbg !124
  %and37 = and i32 %d.0177, %not, !dbg !125
  %or = or i32 %and36, %and37, !dbg !126
  %add38 = add i32 %e.0178, 1518500249, !dbg !122
  %add39 = add i32 %add38, %or, !dbg !122
  %add40 = add i32 %add39, %call35, !dbg !122
  %call42 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %b.0181, i32 noundef 30) #5, !dbg !122
  br label %if.end84, !dbg !122

if.else43:                                        ; preds = %if.end
  %cmp44 = icmp samesign ult i32 %i2.0179, 40, !dbg !127
  br i1 %cmp44, label %if.then46, label %if.else56, !dbg !127

if.then46:                                        ; preds = %if.else43
  %call48 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a.0182, i32 noundef 5) #5, !dbg !128
  %xor49 = xor i32 %c.0180, %d.0177, !dbg !129
  %xor50 = xor i32 %xor49, %b.0181, !dbg !130
  %add51 = add i32 %e.0178, 1859775393, !dbg !128
  %add52 = add i32 %add51, %xor50, !dbg !128
  %add53 = add i32 %add52, %call48, !dbg !128
  %call55 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %b.0181, i32 noundef 30) #5, !dbg !128
  br label %if.end84, !dbg !128

if.else56:                                        ; preds = %if.else43
  %cmp57 = icmp samesign ult i32 %i2.0179, 60, !dbg !131
  br i1 %cmp57, label %if.then59, label %if.else72, !dbg !131

if.then59:                                        ; preds = %if.else56
  %call61 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a.0182, i32 noundef 5) #5, !dbg !132
  %and63175 = or i32 %c.0180, %d.0177, !dbg !133
  %or64 = and i32 %b.0181, %and63175, !dbg !133
  %and65 = and i32 %c.0180, %d.0177, !dbg !134
  %or66 = or i32 %or64, %and65, !dbg !135
  %add67 = add i32 %e.0178, -1894007588, !dbg !132
  %add68 = add i32 %add67, %or66, !dbg !132
  %add69 = add i32 %add68, %call61, !dbg !132
  %call71 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %b.0181, i32 noundef 30) #5, !dbg !132
  br label %if.end84, !dbg !132

if.else72:                                        ; preds = %if.else56
  %call74 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %a.0182, i32 noundef 5) #5, !dbg !136
  %xor75 = xor i32 %c.0180, %d.0177, !dbg !137
  %xor76 = xor i32 %xor75, %b.0181, !dbg !138
  %add77 = add i32 %e.0178, -899497514, !dbg !136
  %add78 = add i32 %add77, %xor76, !dbg !136
  %add79 = add i32 %add78, %call74, !dbg !136
  %call81 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %b.0181, i32 noundef 30) #5, !dbg !136
  br label %if.end84

if.end84:                                         ; preds = %if.then46, %if.else72, %if.then59, %if.then34
  %c.1 = phi i32 [ %call42, %if.then34 ], [ %call55, %if.then46 ], [ %call71, %if.then59 ], [ %call81, %if.else72 ], !dbg !120
  %add40.pn = phi i32 [ %add40, %if.then34 ], [ %add53, %if.then46 ], [ %add69, %if.then59 ], [ %add79, %if.else72 ]
  %a.1 = add i32 %add40.pn, %word.0, !dbg !120
  %inc86 = add nuw nsw i32 %i2.0179, 1, !dbg !139
  %cmp4 = icmp samesign ult i32 %i2.0179, 79, !dbg !140
  br i1 %cmp4, label %for.body7, label %for.cond.cleanup6, !dbg !86, !llvm.loop !141
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !143 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !144 dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "SHA1.cl", directory: ".", checksumkind: CSK_MD5, checksum: "c258d6804984459b3b04db706d3b9ef1")
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
!12 = distinct !DISubprogram(name: "sha1", scope: !1, file: !1, line: 12, type: !13, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1}
!16 = !{!"none", !"none"}
!17 = !{!"uint*", !"uint*"}
!18 = !{!"const", !""}
!19 = !DILocation(line: 14, column: 17, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "sha1", scope: !1, file: !1, line: 12, type: !13, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 13, column: 1, scope: !12)
!22 = !DILocation(line: 15, column: 5, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 17, column: 14, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 22, column: 15, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 23, column: 20, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 24, column: 9, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 25, column: 32, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 25, column: 38, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 25, column: 27, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 25, column: 56, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 25, column: 46, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 25, column: 44, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 25, column: 69, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 25, column: 74, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 25, column: 64, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 25, column: 62, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 25, column: 82, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 25, column: 80, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 25, column: 20, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 26, column: 23, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 28, column: 15, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 29, column: 13, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 29, column: 22, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 29, column: 30, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 29, column: 33, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 29, column: 27, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 30, column: 20, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 31, column: 13, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 31, column: 21, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 31, column: 25, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 32, column: 20, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 33, column: 13, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 33, column: 27, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 33, column: 42, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 33, column: 37, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 35, column: 13, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 35, column: 21, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 35, column: 25, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 20, column: 29, scope: !20, inlinedAt: !21)
!62 = !DILocation(line: 20, column: 23, scope: !20, inlinedAt: !21)
!63 = distinct !{!63, !24, !64, !65}
!64 = !DILocation(line: 36, column: 5, scope: !20, inlinedAt: !21)
!65 = !{!"llvm.loop.unroll.disable"}
!66 = !DILocation(line: 37, column: 29, scope: !20, inlinedAt: !21)
!67 = !DILocation(line: 37, column: 5, scope: !20, inlinedAt: !21)
!68 = !DILocation(line: 37, column: 25, scope: !20, inlinedAt: !21)
!69 = !DILocation(line: 38, column: 29, scope: !20, inlinedAt: !21)
!70 = !DILocation(line: 38, column: 5, scope: !20, inlinedAt: !21)
!71 = !DILocation(line: 38, column: 25, scope: !20, inlinedAt: !21)
!72 = !DILocation(line: 39, column: 29, scope: !20, inlinedAt: !21)
!73 = !DILocation(line: 39, column: 5, scope: !20, inlinedAt: !21)
!74 = !DILocation(line: 39, column: 25, scope: !20, inlinedAt: !21)
!75 = !DILocation(line: 40, column: 29, scope: !20, inlinedAt: !21)
!76 = !DILocation(line: 40, column: 5, scope: !20, inlinedAt: !21)
!77 = !DILocation(line: 40, column: 25, scope: !20, inlinedAt: !21)
!78 = !DILocation(line: 41, column: 29, scope: !20, inlinedAt: !21)
!79 = !DILocation(line: 41, column: 5, scope: !20, inlinedAt: !21)
!80 = !DILocation(line: 41, column: 25, scope: !20, inlinedAt: !21)
!81 = !DILocation(line: 42, column: 1, scope: !20, inlinedAt: !21)
!82 = !DILocation(line: 42, column: 1, scope: !12)
!83 = !DILocation(line: 14, column: 17, scope: !20)
!84 = !DILocation(line: 15, column: 5, scope: !20)
!85 = !DILocation(line: 17, column: 14, scope: !20)
!86 = !DILocation(line: 20, column: 5, scope: !20)
!87 = !DILocation(line: 37, column: 29, scope: !20)
!88 = !DILocation(line: 37, column: 5, scope: !20)
!89 = !DILocation(line: 37, column: 25, scope: !20)
!90 = !DILocation(line: 38, column: 29, scope: !20)
!91 = !DILocation(line: 38, column: 5, scope: !20)
!92 = !DILocation(line: 38, column: 25, scope: !20)
!93 = !DILocation(line: 39, column: 29, scope: !20)
!94 = !DILocation(line: 39, column: 5, scope: !20)
!95 = !DILocation(line: 39, column: 25, scope: !20)
!96 = !DILocation(line: 40, column: 29, scope: !20)
!97 = !DILocation(line: 40, column: 5, scope: !20)
!98 = !DILocation(line: 40, column: 25, scope: !20)
!99 = !DILocation(line: 41, column: 29, scope: !20)
!100 = !DILocation(line: 41, column: 5, scope: !20)
!101 = !DILocation(line: 41, column: 25, scope: !20)
!102 = !DILocation(line: 42, column: 1, scope: !20)
!103 = !DILocation(line: 22, column: 15, scope: !20)
!104 = !DILocation(line: 23, column: 20, scope: !20)
!105 = !DILocation(line: 24, column: 9, scope: !20)
!106 = !DILocation(line: 25, column: 32, scope: !20)
!107 = !DILocation(line: 25, column: 38, scope: !20)
!108 = !DILocation(line: 25, column: 27, scope: !20)
!109 = !DILocation(line: 25, column: 56, scope: !20)
!110 = !DILocation(line: 25, column: 46, scope: !20)
!111 = !DILocation(line: 25, column: 44, scope: !20)
!112 = !DILocation(line: 25, column: 69, scope: !20)
!113 = !DILocation(line: 25, column: 74, scope: !20)
!114 = !DILocation(line: 25, column: 64, scope: !20)
!115 = !DILocation(line: 25, column: 62, scope: !20)
!116 = !DILocation(line: 25, column: 82, scope: !20)
!117 = !DILocation(line: 25, column: 80, scope: !20)
!118 = !DILocation(line: 25, column: 20, scope: !20)
!119 = !DILocation(line: 26, column: 23, scope: !20)
!120 = !DILocation(line: 0, scope: !20)
!121 = !DILocation(line: 28, column: 15, scope: !20)
!122 = !DILocation(line: 29, column: 13, scope: !20)
!123 = !DILocation(line: 29, column: 22, scope: !20)
!124 = !DILocation(line: 29, column: 30, scope: !20)
!125 = !DILocation(line: 29, column: 33, scope: !20)
!126 = !DILocation(line: 29, column: 27, scope: !20)
!127 = !DILocation(line: 30, column: 20, scope: !20)
!128 = !DILocation(line: 31, column: 13, scope: !20)
!129 = !DILocation(line: 31, column: 21, scope: !20)
!130 = !DILocation(line: 31, column: 25, scope: !20)
!131 = !DILocation(line: 32, column: 20, scope: !20)
!132 = !DILocation(line: 33, column: 13, scope: !20)
!133 = !DILocation(line: 33, column: 27, scope: !20)
!134 = !DILocation(line: 33, column: 42, scope: !20)
!135 = !DILocation(line: 33, column: 37, scope: !20)
!136 = !DILocation(line: 35, column: 13, scope: !20)
!137 = !DILocation(line: 35, column: 21, scope: !20)
!138 = !DILocation(line: 35, column: 25, scope: !20)
!139 = !DILocation(line: 20, column: 29, scope: !20)
!140 = !DILocation(line: 20, column: 23, scope: !20)
!141 = distinct !{!141, !86, !142, !65}
!142 = !DILocation(line: 36, column: 5, scope: !20)
!143 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 14, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubprogram(name: "rotate", scope: !1, file: !1, line: 25, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
