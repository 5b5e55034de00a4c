/* Calls of kernels in which a fault of the CPU ends the call, and not the process: an access of memory that is not
 * there, a division that has no result, an invalid instruction.
 *
 * `python tests/remake.py launch` makes fault-*.ll of this file; wfv/runtime/launch/native_launch.py loads it beside
 * launch-*.ll.
 *
 * The handler of the signals jumps out of the kernel, if the thread is in one. Any other signal goes to the handler
 * that was there before: that of the host program, of Python's faulthandler, or the system's, which ends the process.
 */
#include <fenv.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>

typedef int64_t i64;

enum {
    MOST = 32,                                      /* numbers of signals */
    FAULTED = 22, ADDRESS = 23, INSTRUCTION = 24,   /* in a launch block */
};
static const int signals[] = {SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV}; /* SIGTRAP: AArch64's traps */

typedef void kernel(void *arguments, i64 *block, void *scratch);

#ifdef __APPLE__
typedef fenv_t femode_t; /* with the flags of exceptions: nobody reads them */
#define fegetmode fegetenv
#define fesetmode fesetenv
#endif

/* A call of a kernel: where it began, the floating-point modes then, and its launch block. */
struct call {
    sigjmp_buf begin;
    femode_t modes;
    i64 *block;
};

static struct {
    pthread_key_t key; /* of each thread's `struct call`, null outside of kernels */
    struct sigaction before[MOST];
} faults;

#ifdef __APPLE__
enum { RAISED = SI_USER };
static int is_fault(const siginfo_t *information) { return information->si_code > 0 && information->si_code < SI_USER; }
static i64 address(const siginfo_t *information) { return (i64)information->si_addr; }
#else
enum { RAISED = SI_TKILL };
static int is_fault(const siginfo_t *information) { return information->si_code > 0; }
/* -1: the address is none that the processor has, and is not known. */
static i64 address(const siginfo_t *information) {
    return information->si_code == SI_KERNEL ? -1 : (i64)information->si_addr;
}
#endif

static i64 instruction(const ucontext_t *context) {
#if defined __APPLE__ && defined __aarch64__
    return (i64)context->uc_mcontext->__ss.__pc;
#elif defined __APPLE__
    return (i64)context->uc_mcontext->__ss.__rip;
#elif defined __aarch64__
    return (i64)context->uc_mcontext.pc;
#else
    return context->uc_mcontext.gregs[REG_RIP];
#endif
}

/* Does what would have been done without the handler. */
static void pass_on(int signal, siginfo_t *information, void *context) {
    struct sigaction *before = &faults.before[signal];
    int is_default = before->sa_handler == SIG_DFL, is_ignored = before->sa_handler == SIG_IGN;
    if (is_ignored && !is_fault(information)) return;
    if (!is_default && !is_ignored) {
        if (before->sa_flags & SA_SIGINFO) before->sa_sigaction(signal, information, context);
        else before->sa_handler(signal);
        return;
    }
    before->sa_handler = SIG_DFL;
    sigaction(signal, before, 0); /* a fault occurs again on return */
    if (!is_fault(information)) raise(signal);
}

static void handle(int signal, siginfo_t *information, void *context) {
    struct call *call = pthread_getspecific(faults.key);
    if (call && information->si_code == RAISED) return; /* by a later handler, as faulthandler's: it occurs again */
    if (!call || !is_fault(information)) return pass_on(signal, information, context);
    call->block[FAULTED] = signal;
    call->block[ADDRESS] = address(information);
    call->block[INSTRUCTION] = instruction(context);
    fesetmode(&call->modes); /* the system has reset them for this handler */
    siglongjmp(call->begin, 1);
}

/* Calls a kernel. It may not return by itself: then block[FAULTED] and on say what has happened. */
void wfv_call(kernel *function, void *arguments, i64 *block, void *scratch) {
    struct call call;
    call.block = block;
    fegetmode(&call.modes);
    if (!sigsetjmp(call.begin, 0)) {
        pthread_setspecific(faults.key, &call);
        function(arguments, block, scratch);
    }
    pthread_setspecific(faults.key, 0);
}

/* Installs the handler, once in a process. */
void wfv_handle_faults(void) {
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    if (pthread_key_create(&faults.key, 0)) return;
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, &faults.before[signals[i]]);
}
