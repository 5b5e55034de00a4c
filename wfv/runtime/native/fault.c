/* Calls of kernels in which a fault of the CPU ends the call, and not the process: an access of memory that is not
 * there, a division that has no result, an invalid instruction.
 *
 * fault.ll is made of this file by `python tests/remake.py launch`; wfv/runtime/launch/native_launch.py loads it beside
 * launch.ll. The layouts are those of 64-bit Linux.
 *
 * The handler of the four signals jumps out of the kernel, if the thread is in one. Any other signal goes to the handler
 * that was there before: that of the host program, of Python's faulthandler, or the system's, which ends the process.
 */
typedef int i32;
typedef long i64;

enum {
    SIGNALS = 5, MOST = 32,                                /* those that are handled; numbers of signals */
    BY_DEFAULT = 0, IGNORED = 1,                           /* instead of a handler */
    RAISED = -6, NO_ADDRESS = 128,                         /* codes SI_TKILL, SI_KERNEL */
    WITH_INFO = 4, ON_STACK = 0x08000000, AGAIN = 1 << 30, /* SA_SIGINFO, SA_ONSTACK, SA_NODEFER */
    FAULTED = 22, ADDRESS = 23, INSTRUCTION = 24,          /* in a launch block */
};

typedef void kernel(void *arguments, i64 *block, void *scratch);

/* siginfo_t. A code above 0 is that of a fault; other signals were sent. */
struct information { i32 signal, error, code, padding; i64 address; };

/* struct sigaction */
struct action {
    union {
        i64 kind; /* BY_DEFAULT, IGNORED */
        void (*plain)(i32 signal);
        void (*with_info)(i32 signal, struct information *information, void *context);
    } handler;
    i64 blocked[16], flags, restorer;
};

/* A call of a kernel: where it began (sigjmp_buf), the floating-point modes then (femode_t), and its launch block. */
struct call { i64 begin[64], modes, *block; };

i32 pthread_key_create(unsigned *key, void *destructor);
void *pthread_getspecific(unsigned key);
i32 pthread_setspecific(unsigned key, const void *value);
i32 sigaction(i32 signal, const struct action *action, struct action *before);
i32 raise(i32 signal);
i32 __sigsetjmp(i64 *begin, i32 with_mask) __attribute__((returns_twice));
_Noreturn void siglongjmp(i64 *begin, i32 result);
i32 fegetmode(i64 *modes);
i32 fesetmode(const i64 *modes);

static struct {
    unsigned key;                /* of each thread's `struct call`, null outside of kernels */
    i64 instruction_at;          /* where a ucontext_t has the address of the instruction */
    struct action before[MOST];
} faults;

/* Does what would have been done without the handler. */
static void pass_on(i32 signal, struct information *information, void *context) {
    struct action *before = &faults.before[signal];
    if (before->handler.kind == IGNORED && information->code <= 0) return;
    if (before->handler.kind > IGNORED) {
        if (before->flags & WITH_INFO) before->handler.with_info(signal, information, context);
        else before->handler.plain(signal);
        return;
    }
    before->handler.kind = BY_DEFAULT;
    sigaction(signal, before, 0); /* a fault occurs again on return */
    if (information->code <= 0) raise(signal);
}

static void handle(i32 signal, struct information *information, void *context) {
    struct call *call = pthread_getspecific(faults.key);
    if (call && information->code == RAISED) return; /* by a later handler, as faulthandler's: the fault occurs again */
    if (!call || information->code <= 0) return pass_on(signal, information, context);
    call->block[FAULTED] = signal;
    call->block[ADDRESS] = information->code == NO_ADDRESS ? -1 : information->address;
    call->block[INSTRUCTION] = *(i64 *)((char *)context + faults.instruction_at);
    fesetmode(&call->modes); /* the system has reset them for this handler */
    siglongjmp(call->begin, 1);
}

/* Calls a kernel. It may not return by itself: then block[FAULTED] and on say what has happened. */
void wfv_call(kernel *function, void *arguments, i64 *block, void *scratch) {
    struct call call;
    call.block = block;
    fegetmode(&call.modes);
    if (!__sigsetjmp(call.begin, 0)) {
        pthread_setspecific(faults.key, &call);
        function(arguments, block, scratch);
    }
    pthread_setspecific(faults.key, 0);
}

/* Installs the handler, once in a process. */
void wfv_handle_faults(i64 instruction_at) {
    static const i32 signals[SIGNALS] = {4, 5, 7, 8, 11}; /* SIGILL, SIGTRAP (AArch64's traps), SIGBUS, SIGFPE, SIGSEGV */
    struct action action = {.handler = {.with_info = handle}, .flags = WITH_INFO | ON_STACK | AGAIN};
    faults.instruction_at = instruction_at;
    if (pthread_key_create(&faults.key, 0)) return;
    for (i32 i = 0; i < SIGNALS; i++) sigaction(signals[i], &action, &faults.before[signals[i]]);
}
