/* Launches in native code: the caller and the threads of a pool share their groups. None of them needs Python's lock.
 * `python tests/remake.py launch` makes launch-*.ll of this file. docs/launching.md has an overview of the launch path.
 *
 * The caller of a launch that is worth sharing offers its job to the workers. One that takes the offer runs groups
 * until none is left to claim. The caller withdraws the offer when its own work is done, and waits only for the workers
 * that have taken it. A worker that finds no offer for some time sleeps on a condition. Each thread has a range of the
 * groups, the same in each launch: it finds in its caches what it had there before. Then it goes on with the others.
 */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int32_t i32;
typedef int64_t i64;

enum {
    MAX_THREADS = 1024, /* as in wfv/runtime/launch/thread_count.py */
    OFFERS = 16,        /* at once; more callers run their launches alone */
    CACHE_LINE = 128,   /* two lines: processors fetch pairs */
    CLAIMS = 4,         /* of each thread in a launch, if there are enough groups */
    FIRST_CLAIM = 32,   /* groups, at most: a launch may be much slower than the one before */
    SPIN = 50000,       /* nanoseconds that a worker waits for work before it sleeps */
    STACK = 8 << 20,    /* passes/builtins/memory.py relies on it */
    BLOCK = 26,         /* numbers in a launch block: docs/design.md, "The launch interface" */
    NEXT_GROUP = 0, BEHIND = 1, CLAIM = 2, PRINTF = 17, DIVERGED = 18, TRAPPED = 20, FAULTED = 22,
    RUNNING = 0, PAUSED = 1, ENDED = 2, NO_MEMORY = 3, /* states of a job */
};
#define CLAIM_SECONDS 1e-4 /* what one claim takes at most: a signal waits for it */
#define WORTH_SHARING 8e-6 /* the least work for each thread */

typedef void kernel(void *arguments, i64 *block, void *scratch);
void wfv_call(kernel *function, void *arguments, i64 *block, void *scratch); /* fault.c: it may write block[FAULTED] */

void *PyEval_SaveThread(void); /* gives Python's lock back */
void PyEval_RestoreThread(void *state);
int PyErr_CheckSignals(void); /* calls the handlers of signals that have come; not 0 if one has raised */
void *PyErr_NoMemory(void);

/* wfv/runtime/launch/native_launch.py reads and writes this, `struct plan` and `struct launch`. */
struct settings {
    i64 main_thread, tick;           /* only launches of this thread are paused; nanoseconds between two pauses */
    _Atomic i64 pauses, invitations; /* so far */
};

/* A kernel and sizes. */
struct plan {
    kernel *function;
    double *seconds_per_item; /* 0: unknown. Threads that launch the kernel at once may write it at once */
    i64 threads, items;               /* at most, the caller included; in a full group */
    i64 scratch_bytes, scratch_align; /* of each thread */
    i64 block[BLOCK];
};

/* A launch of the groups from `first` on. `report`: what the kernel says that has ended it, block[DIVERGED] and on. */
struct launch {
    const struct plan *plan;
    void *arguments;
    i64 first, behind, printf;
    i64 report[BLOCK - DIVERGED];
};

/* Groups that belong to one thread first. */
struct range { _Alignas(CACHE_LINE) _Atomic i64 next; i64 behind; };

struct job {
    struct launch *launch;
    struct range *ranges;
    i64 threads, claim; /* each has a range; groups at once, at most */
    i32 is_main; _Atomic i32 state; /* RUNNING .. */
    void *python;
    i64 time, pause;    /* now, as the caller has seen it last; when to let Python look for signals */
    i64 groups, busy;   /* that the caller has run; how long that took */
};

struct offer {
    _Alignas(CACHE_LINE) struct job *job;
    _Atomic i32 is_used, wanted, inside; /* how many workers may still take it; how many have, or look at it */
    _Atomic i32 is_awaited;              /* the caller sleeps until none is inside */
    pthread_cond_t left;
};

static struct {
    struct settings settings;
    _Atomic i32 size, idle, posts; /* workers; those that look for offers; offers so far */
    pthread_mutex_t lock;          /* of both kinds of conditions */
    pthread_cond_t posted;
    struct offer offers[OFFERS];
} pool;

static i64 minimum(i64 a, i64 b) { return a < b ? a : b; }

static i64 now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000 + time.tv_nsec;
}

static void sleep_while(_Atomic i32 *word, i32 value, pthread_cond_t *changed) {
    pthread_mutex_lock(&pool.lock);
    while (atomic_load(word) == value) pthread_cond_wait(changed, &pool.lock);
    pthread_mutex_unlock(&pool.lock);
}

/* Wakes threads that sleep while a word had the value which it has no longer. */
static void wake(pthread_cond_t *changed, i64 threads) {
    pthread_mutex_lock(&pool.lock); /* who has seen the old value sleeps now */
    pthread_mutex_unlock(&pool.lock);
    while (threads-- > 0) pthread_cond_signal(changed);
}

/* Ends the launch if its kernel has reported something, or has faulted. The first report counts. */
static void take_report(struct job *job, const i64 *block) {
    if (!block[DIVERGED] && !block[TRAPPED] && !block[FAULTED]) return;
    if (atomic_exchange(&job->state, ENDED) == ENDED) return;
    for (i32 i = DIVERGED; i < BLOCK; i++) job->launch->report[i - DIVERGED] = block[i];
}

/* Counts groups that the caller has run, and pauses a launch of the main thread when it is time to. */
static void count_groups(struct job *job, i64 groups) {
    i64 time = now();
    i32 running = RUNNING;
    job->groups += groups, job->busy += time - job->time, job->time = time;
    if (job->is_main && job->time >= job->pause) atomic_compare_exchange_strong(&job->state, &running, PAUSED);
}

/* Claims so many groups. Returns the first of them, or the range's end or more if none is left. */
static i64 claim_groups(struct range *range, i64 groups) {
    if (atomic_load(&range->next) >= range->behind) return range->behind; /* a read does not take the line from others */
    return atomic_fetch_add(&range->next, groups);
}

/* Runs groups until none is left to claim, or the job is stopped: the caller, number 0, and workers. */
static void run_groups(struct job *job, i64 number) {
    const struct launch *launch = job->launch;
    const struct plan *plan = launch->plan;
    char *memory = malloc((unsigned long)(plan->scratch_bytes + plan->scratch_align));
    if (!memory && number == 0) atomic_store(&job->state, NO_MEMORY);
    if (!memory) return; /* without a worker, the others do the work */
    void *scratch = (void *)(((i64)memory + plan->scratch_align - 1) & -plan->scratch_align);
    i64 block[BLOCK], first, claim = minimum(job->claim, FIRST_CLAIM);
    for (i32 i = 0; i < BLOCK; i++) block[i] = plan->block[i];
    block[PRINTF] = launch->printf;
    for (i64 i = 0; i < job->threads; i++) {
        struct range *range = &job->ranges[(number + i) % job->threads];
        while (atomic_load(&job->state) == RUNNING && (first = claim_groups(range, claim)) < range->behind) {
            block[NEXT_GROUP] = first, block[BEHIND] = minimum(first + claim, range->behind), block[CLAIM] = claim;
            wfv_call(plan->function, launch->arguments, block, scratch);
            take_report(job, block);
            claim = minimum(2 * claim, job->claim);
            if (number == 0) count_groups(job, block[BEHIND] - first);
        }
    }
    free(memory);
}

/* Takes one of the places that the offer still has. Returns whether there was one. */
static i32 take_place(struct offer *offer) {
    i32 wanted = atomic_load(&offer->wanted);
    while (wanted > 0 && !atomic_compare_exchange_weak(&offer->wanted, &wanted, wanted - 1)) continue;
    return wanted > 0;
}

/* Takes part in a job that is offered. Returns whether there was one. */
static i32 help(i64 number) {
    for (i32 i = 0; i < OFFERS; i++) {
        struct offer *offer = &pool.offers[i];
        if (atomic_load(&offer->wanted) <= 0) continue;
        atomic_fetch_add(&offer->inside, 1); /* before it is taken: see `withdraw` */
        i32 is_taken = take_place(offer);
        if (is_taken) {
            atomic_fetch_add(&pool.idle, -1);
            run_groups(offer->job, number);
            atomic_fetch_add(&pool.idle, 1);
        }
        if (atomic_fetch_add(&offer->inside, -1) == 1 && atomic_load(&offer->is_awaited)) wake(&offer->left, 1);
        if (is_taken) return 1;
    }
    return 0;
}

static void *serve(void *number) {
    atomic_fetch_add(&pool.idle, 1);
    for (i64 until = 0;;) {
        i32 posts = atomic_load(&pool.posts); /* an offer that comes after the look at the others changes it */
        if (!help((i64)number)) {
            sched_yield(); /* the caller may wait for this CPU */
            if (now() < until) continue;
            atomic_fetch_add(&pool.idle, -1);
            sleep_while(&pool.posts, posts, &pool.posted);
            atomic_fetch_add(&pool.idle, 1);
        }
        until = now() + SPIN;
    }
}

/* Starts a worker. It gets no signals, except those that its own instructions cause. Returns whether it exists. */
static i32 start_worker(i64 number) {
    static const int faults[] = {SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV};
    pthread_attr_t attributes;
    pthread_t thread;
    sigset_t blocked, before;
    sigfillset(&blocked);
    for (i32 i = 0; i < 5; i++) sigdelset(&blocked, faults[i]);
    if (pthread_attr_init(&attributes) || pthread_attr_setstacksize(&attributes, STACK)) return 0;
    pthread_sigmask(SIG_SETMASK, &blocked, &before); /* inherited by the new thread */
    int failed = pthread_create(&thread, &attributes, serve, (void *)number);
    pthread_sigmask(SIG_SETMASK, &before, 0);
    pthread_attr_destroy(&attributes);
    return !failed;
}

/* Offers the job to so many workers. Returns null if there are too many offers. */
static struct offer *invite(struct job *job, i64 workers) {
    while (atomic_load(&pool.size) < workers && start_worker(atomic_fetch_add(&pool.size, 1) + 1)) continue;
    for (i32 i = 0; i < OFFERS; i++) {
        struct offer *offer = &pool.offers[i];
        if (atomic_exchange(&offer->is_used, 1)) continue;
        offer->job = job;
        atomic_store(&offer->is_awaited, 0);
        atomic_store(&offer->wanted, (i32)workers);
        atomic_fetch_add(&pool.posts, 1);
        atomic_fetch_add(&pool.settings.invitations, workers);
        i64 missing = workers - atomic_load(&pool.idle);
        if (missing > 0) wake(&pool.posted, missing);
        return offer;
    }
    return 0;
}

/* Lets no more workers take the offer, and waits for those that have. */
static void withdraw(struct offer *offer) {
    atomic_store(&offer->wanted, 0);
    i64 until = now() + SPIN;
    for (i32 inside; (inside = atomic_load(&offer->inside)) > 0;) {
        sched_yield();
        if (now() < until) continue;
        atomic_store(&offer->is_awaited, 1);
        sleep_while(&offer->inside, inside, &offer->left);
    }
    atomic_store(&offer->is_used, 0);
}

/* Decides on the threads of a launch and its claims, and divides its groups among the ranges. */
static void begin(struct job *job, struct launch *launch) {
    const struct plan *plan = launch->plan;
    i64 groups = launch->behind - launch->first, threads = minimum(plan->threads, groups), next = launch->first;
    double of_group = *plan->seconds_per_item * (double)plan->items, seconds = of_group * (double)groups;
    if (of_group > 0 && seconds < WORTH_SHARING * (double)threads) threads = 1 + (i64)(seconds / WORTH_SHARING);
    i64 most = threads > 1 ? groups / (threads * CLAIMS) : groups, claim = 1;
    if (of_group > 0) claim = of_group * (double)most < CLAIM_SECONDS ? most : (i64)(CLAIM_SECONDS / of_group);
    job->launch = launch, job->threads = threads, job->claim = claim > 1 ? claim : 1, job->groups = job->busy = 0;
    atomic_store(&job->state, RUNNING);
    for (i64 i = 0; i < job->threads; i++) {
        job->ranges[i].next = next;
        job->ranges[i].behind = next += groups / job->threads + (i < groups % job->threads);
    }
}

/* Lets Python call its signal handlers, which may launch, fork or raise; no worker has the job meanwhile. */
static void attend(struct job *job) {
    atomic_fetch_add(&pool.settings.pauses, 1);
    PyEval_RestoreThread(job->python);
    i32 has_raised = PyErr_CheckSignals();
    job->python = PyEval_SaveThread();
    job->time = now();
    job->pause = job->time + pool.settings.tick;
    atomic_store(&job->state, has_raised ? ENDED : RUNNING);
}

/* Runs a launch, however often it is paused. Returns whether all of its groups have run. */
static i32 run(struct job *job, struct launch *launch) {
    const struct plan *plan = launch->plan;
    begin(job, launch);
    for (;;) {
        struct offer *offer = job->threads > 1 ? invite(job, job->threads - 1) : 0;
        if (offer) job->time = now();
        run_groups(job, 0);
        if (offer) withdraw(offer), job->time = now();
        if (atomic_load(&job->state) != PAUSED) break;
        attend(job);
    }
    if (job->groups) *plan->seconds_per_item = (double)job->busy * 1e-9 / (double)(job->groups * plan->items);
    return job->state == RUNNING;
}

/* Runs launches in their order, `repeat` times. Returns how many have run; if not all, the next one has a report, or
 * Python's error is set. Python's lock is held by the caller. */
i64 wfv_run(struct launch *launches, i64 count, i64 repeat) {
    struct range ranges[MAX_THREADS];
    struct job job = {.ranges = ranges, .is_main = (i64)pthread_self() == pool.settings.main_thread, .time = now()};
    i64 done = 0, all = count * repeat;
    job.pause = job.time + pool.settings.tick;
    job.python = PyEval_SaveThread();
    for (i64 i = 0; done < all && run(&job, &launches[i]); done++) i = i + 1 < count ? i + 1 : 0;
    PyEval_RestoreThread(job.python);
    if (job.state == NO_MEMORY) PyErr_NoMemory();
    return done;
}

/* Resets the pool: in a forked process, which has none of its parent's threads, and before the first launch. */
struct settings *wfv_start(void) {
    memset(&pool, 0, sizeof pool);
    pthread_mutex_init(&pool.lock, 0);
    pthread_cond_init(&pool.posted, 0);
    for (i32 i = 0; i < OFFERS; i++) pthread_cond_init(&pool.offers[i].left, 0);
    return &pool.settings;
}
