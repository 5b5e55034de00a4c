; Calls a kernel's launch function with one byte all over its scratch memory and the stack below the call.

@kernel = internal global ptr null
@bytes = internal global i64 0         ; of scratch memory
@byte = internal global i8 0

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @set_fill(i64 %kernel, i64 %bytes, i64 %byte) {
  %address = inttoptr i64 %kernel to ptr
  %narrow = trunc i64 %byte to i8
  store ptr %address, ptr @kernel
  store i64 %bytes, ptr @bytes
  store i8 %narrow, ptr @byte
  ret void
}

; The launch function: its frame ends where that of @fill_stack, and then that of the kernel, begins.
define void @run_filled(ptr %arguments, ptr %launch, ptr %scratch) {
  %kernel = load ptr, ptr @kernel
  %bytes = load i64, ptr @bytes
  %byte = load i8, ptr @byte
  call void @llvm.memset.p0.i64(ptr %scratch, i8 %byte, i64 %bytes, i1 false)
  call void @fill_stack(i8 %byte)
  call void %kernel(ptr %arguments, ptr %launch, ptr %scratch)
  ret void
}

define internal void @fill_stack(i8 %byte) noinline {
  %below = alloca [131072 x i8]
  call void @llvm.memset.p0.i64(ptr %below, i8 %byte, i64 131072, i1 true)
  ret void
}
