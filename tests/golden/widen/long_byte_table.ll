; A table of 257 bytes is read lane by lane: the index of a permute of bytes is a byte.
; ARGS: out:i32[item] x:i16[item]=0..256
; RUN: step=widen, strategy=unicf, lanes=64, target=sapphire-rapids
; CHECK: load i8, ptr addrspace(2)
; CHECK-NOT: permvar.qi
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i16, ptr addrspace(1) %x, i64 %id
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %v = load i16, ptr addrspace(1) %px, align 2
  %v64 = zext i16 %v to i64
  %p = getelementptr inbounds i8, ptr addrspace(2) @bytes, i64 %v64
  %a = load i8, ptr addrspace(2) %p, align 1
  %a32 = zext i8 %a to i32
  store i32 %a32, ptr addrspace(1) %q, align 4
  ret void
}
@bytes = internal addrspace(2) constant [257 x i8] c"\44\20\82\3C\FD\E6\F1\C2\6B\30\F9\0E\C7\DD\01\E4\88\75\34\A2\0F\0B\0D\04\C3\6E\D8\0E\71\E0\FD\77\B0\76\70\EB\94\0B\D5\33\5F\97\3D\AA\D8\61\9B\91\FF\C9\11\F5\7C\CE\D4\58\BB\BF\2C\E0\37\53\C9\BD\FA\0F\F0\16\9D\C9\57\56\74\06\66\76\CF\B0\B4\EB\89\02\C4\42\69\DA\1C\F6\BA\66\D3\F8\B6\D4\B1\00\A9\EA\0E\75\5A\5C\2E\82\10\24\2A\08\E7\07\8F\7F\89\38\5E\B0\94\23\55\51\82\56\8B\96\E8\A4\FE\F2\3A\0C\9F\C5\AF\D7\60\84\37\81\6B\DD\0A\73\09\CB\4A\12\52\E4\DA\70\E6\72\0F\CA\A4\DA\1E\98\40\6C\18\9C\24\27\9E\98\51\D5\81\42\04\13\6F\EB\57\13\C1\66\B1\32\69\DD\63\FC\35\C7\97\FF\08\A6\CD\90\09\50\66\A7\45\AD\DB\6D\88\31\C2\B0\F8\78\21\14\2B\44\56\55\6D\89\AA\82\BC\AD\AE\3A\95\78\FA\45\35\A4\14\D0\25\C2\4B\40\AE\3A\C1\27\72\29\88\BA\97\3A\EA\8D\37\17\97\06\07\2E\D3\3A\14\60\7A\D7\52", align 1
declare i64 @_Z13get_global_idj(i32)
