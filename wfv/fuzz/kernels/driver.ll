; Runs work-items as coroutines, each on its own stack (glibc's contexts): a barrier switches to the next work-item.
; For glibc on x86-64 and AArch64. A work-item's row has 18 numbers: global, local and group ids, the global and the local sizes,
; and the number of groups, each in three dimensions.

%context = type [4608 x i8]            ; at least ucontext_t, whose stack's address is at 16 and size at 32

@row = internal global ptr null        ; the ids of the work-item that runs
@own = internal global ptr null        ; its context
@scheduler = internal global %context zeroinitializer, align 16
@entry = internal global ptr null
@arguments = internal global ptr null
@site = internal global ptr null       ; where it stores the barrier at which it waits
@request = internal global ptr null    ; its request: four numbers, a function's number, two operands, and the result
@sites = internal global [512 x ptr] zeroinitializer  ; of each work-item: the barrier's return address; null: returned

declare i32 @getcontext(ptr)
declare void @makecontext(ptr, ptr, i32, ...)
declare i32 @swapcontext(ptr, ptr)
declare ptr @llvm.returnaddress(i32)

define internal i64 @id(i64 %base, i32 %dim) {
  %wide = zext i32 %dim to i64
  %at = add i64 %base, %wide
  %ids = load ptr, ptr @row
  %address = getelementptr i64, ptr %ids, i64 %at
  %id = load i64, ptr %address
  ret i64 %id
}

define i64 @_Z13get_global_idj(i32 %dim) {
  %id = call i64 @id(i64 0, i32 %dim)
  ret i64 %id
}

define i64 @_Z12get_local_idj(i32 %dim) {
  %id = call i64 @id(i64 3, i32 %dim)
  ret i64 %id
}

define i64 @_Z12get_group_idj(i32 %dim) {
  %id = call i64 @id(i64 6, i32 %dim)
  ret i64 %id
}

define i64 @_Z15get_global_sizej(i32 %dim) {
  %id = call i64 @id(i64 9, i32 %dim)
  ret i64 %id
}

define i64 @_Z14get_local_sizej(i32 %dim) {
  %id = call i64 @id(i64 12, i32 %dim)
  ret i64 %id
}

define i64 @_Z14get_num_groupsj(i32 %dim) {
  %id = call i64 @id(i64 15, i32 %dim)
  ret i64 %id
}

define void @_Z7barrierj(i32 %fence) noinline {
  %site = load ptr, ptr @site
  %here = call ptr @llvm.returnaddress(i32 0)
  store ptr %here, ptr %site
  call void @switch()
  ret void
}

; A function for which work-items come together: leaves its request, and waits until the scheduler has put the result there.
define i64 @wfv.meet(ptr %here, i64 %function, i64 %x, i64 %y) noinline {
  %site = load ptr, ptr @site
  %request = load ptr, ptr @request
  %x.address = getelementptr i64, ptr %request, i64 1
  %y.address = getelementptr i64, ptr %request, i64 2
  store ptr %here, ptr %site
  store i64 %function, ptr %request
  store i64 %x, ptr %x.address
  store i64 %y, ptr %y.address
  call void @switch()
  %own.request = load ptr, ptr @request
  %result.address = getelementptr i64, ptr %own.request, i64 3
  %result = load i64, ptr %result.address
  ret i64 %result
}

define internal void @switch() {
  %own = load ptr, ptr @own
  %result = call i32 @swapcontext(ptr %own, ptr @scheduler)
  ret void
}

define internal void @start() {
  %entry = load ptr, ptr @entry
  %arguments = load ptr, ptr @arguments
  call void %entry(ptr %arguments)
  %site = load ptr, ptr @site
  store ptr null, ptr %site
  call void @switch()
  unreachable
}

define internal void @prepare(ptr %context, ptr %stack, i64 %size) {
  %got = call i32 @getcontext(ptr %context)
  %link.address = getelementptr i8, ptr %context, i64 8
  store ptr null, ptr %link.address
  %stack.address = getelementptr i8, ptr %context, i64 16
  store ptr %stack, ptr %stack.address
  %size.address = getelementptr i8, ptr %context, i64 32
  store i64 %size, ptr %size.address
  call void (ptr, ptr, i32, ...) @makecontext(ptr %context, ptr @start, i32 0)
  ret void
}

; Runs a group of `items` work-items until all have returned. Returns 0 then, or 1 as soon as two of them wait at
; different barriers. A work-item that has returned is not waited for.
define i64 @run_group(ptr %rows, i64 %items, ptr %contexts, ptr %stacks, i64 %stack.size, ptr %entry, ptr %arguments) {
begin:
  store ptr %entry, ptr @entry
  store ptr %arguments, ptr @arguments
  br label %prepare

prepare:
  %i = phi i64 [ 0, %begin ], [ %i.next, %prepare ]
  %context = getelementptr %context, ptr %contexts, i64 %i
  %offset = mul i64 %i, %stack.size
  %stack = getelementptr i8, ptr %stacks, i64 %offset
  call void @prepare(ptr %context, ptr %stack, i64 %stack.size)
  %first.site = getelementptr ptr, ptr @sites, i64 %i
  store ptr @start, ptr %first.site
  %i.next = add i64 %i, 1
  %prepare.more = icmp ult i64 %i.next, %items
  br i1 %prepare.more, label %prepare, label %round

round:
  %k = phi i64 [ 0, %prepare ], [ %k.next, %next ], [ 0, %again ]
  %common = phi ptr [ null, %prepare ], [ %common.next, %next ], [ null, %again ]
  %differ = phi i1 [ false, %prepare ], [ %differ.next, %next ], [ false, %again ]
  %site = getelementptr ptr, ptr @sites, i64 %k
  %before = load ptr, ptr %site
  %is.gone = icmp eq ptr %before, null
  br i1 %is.gone, label %next, label %run

run:
  %row = getelementptr [18 x i64], ptr %rows, i64 %k
  %own = getelementptr %context, ptr %contexts, i64 %k
  store ptr %row, ptr @row
  store ptr %own, ptr @own
  store ptr %site, ptr @site
  %switched = call i32 @swapcontext(ptr @scheduler, ptr %own)
  br label %next

next:
  %here = load ptr, ptr %site
  %has.returned = icmp eq ptr %here, null
  %is.first = icmp eq ptr %common, null
  %either = or i1 %has.returned, %is.first
  %is.other = icmp ne ptr %here, %common
  %differs = select i1 %either, i1 false, i1 %is.other
  %differ.next = or i1 %differ, %differs
  %common.next = select i1 %has.returned, ptr %common, ptr %here
  %k.next = add i64 %k, 1
  %round.more = icmp ult i64 %k.next, %items
  br i1 %round.more, label %round, label %decide

decide:
  br i1 %differ.next, label %diverged, label %again

again:
  %is.done = icmp eq ptr %common.next, null
  br i1 %is.done, label %end, label %round

end:
  ret i64 0

diverged:
  ret i64 1
}

; For a scheduler that is not in this file (group_functions.py): a context that runs one work-item from its start.
define void @start_item(ptr %context, ptr %stack, i64 %stack.size, ptr %entry, ptr %arguments) {
  store ptr %entry, ptr @entry
  store ptr %arguments, ptr @arguments
  call void @prepare(ptr %context, ptr %stack, i64 %stack.size)
  ret void
}

; Runs a work-item until it waits or returns. Then %site has where it waits, or null, and %request the number of
; the function, -1 for a barrier.
define void @resume_item(ptr %row, ptr %context, ptr %site, ptr %request) {
  store ptr %row, ptr @row
  store ptr %context, ptr @own
  store ptr %site, ptr @site
  store ptr %request, ptr @request
  store i64 -1, ptr %request
  %switched = call i32 @swapcontext(ptr @scheduler, ptr %context)
  ret void
}
