; Runs work-items as coroutines, each on its own stack (glibc's contexts): a barrier switches to the next work-item.
; For x86-64 and glibc. A work-item's row has 18 numbers: global, local and group ids, the global and the local sizes,
; and the number of groups, each in three dimensions.

%context = type [1024 x i8]            ; at least ucontext_t, whose stack's address is at 16 and size at 32

@row = internal global ptr null        ; the ids of the work-item that runs
@own = internal global ptr null        ; its context
@scheduler = internal global %context zeroinitializer, align 16
@entry = internal global ptr null
@arguments = internal global ptr null
@finished = internal global i64 0      ; work-items that have returned

declare i32 @getcontext(ptr)
declare void @makecontext(ptr, ptr, i32, ...)
declare i32 @swapcontext(ptr, ptr)

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

define void @_Z7barrierj(i32 %fence) {
  %own = load ptr, ptr @own
  %result = call i32 @swapcontext(ptr %own, ptr @scheduler)
  ret void
}

define internal void @start() {
  %entry = load ptr, ptr @entry
  %arguments = load ptr, ptr @arguments
  call void %entry(ptr %arguments)
  %before = load i64, ptr @finished
  %after = add i64 %before, 1
  store i64 %after, ptr @finished
  call void @_Z7barrierj(i32 0)
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

; Runs a group of `items` work-items until the first ones return. Returns how many have returned in that round: `items`,
; if all of them execute the same number of barriers.
define i64 @run_group(ptr %rows, i64 %items, ptr %contexts, ptr %stacks, i64 %stack.size, ptr %entry, ptr %arguments) {
begin:
  store ptr %entry, ptr @entry
  store ptr %arguments, ptr @arguments
  store i64 0, ptr @finished
  br label %prepare

prepare:
  %i = phi i64 [ 0, %begin ], [ %i.next, %prepare ]
  %context = getelementptr %context, ptr %contexts, i64 %i
  %offset = mul i64 %i, %stack.size
  %stack = getelementptr i8, ptr %stacks, i64 %offset
  call void @prepare(ptr %context, ptr %stack, i64 %stack.size)
  %i.next = add i64 %i, 1
  %prepare.more = icmp ult i64 %i.next, %items
  br i1 %prepare.more, label %prepare, label %round

round:
  %k = phi i64 [ 0, %prepare ], [ %k.next, %round ], [ 0, %again ]
  %row = getelementptr [18 x i64], ptr %rows, i64 %k
  %own = getelementptr %context, ptr %contexts, i64 %k
  store ptr %row, ptr @row
  store ptr %own, ptr @own
  %switched = call i32 @swapcontext(ptr @scheduler, ptr %own)
  %k.next = add i64 %k, 1
  %round.more = icmp ult i64 %k.next, %items
  br i1 %round.more, label %round, label %again

again:
  %finished = load i64, ptr @finished
  %is.going = icmp eq i64 %finished, 0
  br i1 %is.going, label %round, label %end

end:
  ret i64 %finished
}
