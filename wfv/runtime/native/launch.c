/* One launch in native code: the caller and the threads of a pool share its groups. None of them needs Python's lock.
 *
 * launch.ll is made of this file by `python -m wfv.runtime.native.remake`; wfv/runtime/native_launch.py loads it.
 * docs/launching.md, "The native launch path", is the overview.
 *
 * A kernel's launch function claims groups from an atomic counter until none is left, so any number of threads may
 * call it. A caller with work to share posts its job, which is in its own stack frame, to the `mail` of workers. A
 * worker takes it by an exchange; the caller withdraws what is not taken when its own call has returned, so that it
 * waits only for workers that take part.
 *
 * A worker without a job spins for a short time, then sleeps on a futex. There are no locks on the way of a launch.
 */

typedef int i32;
typedef long i64;

enum {
    MAX_WORKERS = 1023,
    CACHE_LINE = 128, /* two lines: processors fetch pairs */
    BLOCK = 22,       /* numbers in a launch block: docs/design.md, "The launch interface" */
    NEXT_GROUP = 0, GROUPS = 1, CLAIM = 2, DIVERGED = 18, TRAPPED = 20,
    SMALL_SCRATCH = 2048,     /* bytes on the caller's stack */
    MAX_CACHED_SCRATCH = 4 << 20,
    STACK = 8 << 20,          /* passes/kernel/private_memory_limit.py relies on it */
    WAKES = 2,                /* sleeping workers that one thread wakes; these wake others */
    IDLE_TICKS = 20,          /* after so many looks without a launch, the watch thread sleeps */
    FUTEX_WAIT = 128, FUTEX_WAKE = 129, /* of this process only */
    SIGNAL_BYTES = 128,       /* of a set of signals */
    SPINNING = 0, ASLEEP = 1, BUSY = 2, /* what a worker does; a caller prefers them in this order */
    WAITING = 1 << 30,        /* in `job.done`: the caller sleeps until it changes */
};
#define STOPPED (1L << 62)     /* a group number beyond that of any launch */
#define CLAIM_SECONDS 0.02     /* the longest that one claim should run: Ctrl-C waits for it */
#define WORTH_SHARING 3e-6     /* the shortest launch for which workers that spin are invited, on one thread */
#define WORTH_WAKING 10e-6     /* the shortest for which workers are woken */
#define REFRESH 100000000L     /* nanoseconds after which the number of usable CPUs is read again */

struct time { i64 seconds, nanoseconds; };
typedef void kernel(void *arguments, i64 *launch, void *scratch);
typedef void *thread_main(void *);

i64 syscall(i64 number, ...);
i32 sched_yield(void);
i32 sched_getaffinity(i32 process, unsigned long bytes, void *mask);
i32 clock_gettime(i32 clock, struct time *result);
i32 nanosleep(const struct time *wanted, struct time *left);
void *malloc(unsigned long bytes);
void free(void *memory);
i64 pthread_self(void);
i32 pthread_create(i64 *thread, const void *attributes, thread_main *main, void *argument);
i32 pthread_attr_init(void *attributes);
i32 pthread_attr_destroy(void *attributes);
i32 pthread_attr_setstacksize(void *attributes, unsigned long bytes);
i32 pthread_attr_setdetachstate(void *attributes, i32 is_detached);
i32 pthread_sigmask(i32 how, const void *set, void *before);

/* What wfv/runtime/native_launch.py reads and writes. */
struct settings {
    i64 futex;       /* the number of that system call */
    i64 main_thread; /* only its launches are paused */
    i64 tick, spin;  /* nanoseconds: between two looks of the watch thread; of a worker that waits */
    i64 cpus;        /* if not 0: as if so many CPUs were usable */
    i64 pauses, invitations, wakes; /* so far */
};

/* The speed of a kernel: wfv/runtime/pace.py. */
struct pace {
    double seconds_per_item, seconds_to_wait;
    i64 short_launches;
};

struct plan {
    kernel *function;
    struct pace *pace;
    i64 threads, items;               /* at most, the caller included; in a full group */
    i64 scratch_bytes, scratch_align; /* of each thread */
    i64 block[BLOCK];                 /* the launch block, with the largest claim */
};

struct job {
    const struct plan *plan;
    void *arguments;
    i64 *block;
    i64 resume;       /* the first group that was not claimed when the launch was paused; -1: it was not */
    i32 was_seen;     /* by the watch thread */
    i32 may_wake;     /* the launch is worth waking workers */
    i32 wanted;       /* workers that may still be invited */
    i32 posted;       /* workers that are invited */
    i32 done;         /* workers that have returned, and WAITING */
};

struct worker {
    struct job *mail;
    i32 state;
    void *scratch;
    i64 scratch_bytes;
} __attribute__((aligned(CACHE_LINE)));

static struct {
    struct settings settings;
    i32 size, is_growing;                              /* workers */
    i64 cpus, cpus_until;                              /* usable ones, and when to read their number again */
    i32 has_watch, watch_sleeps, watch_lock;
    struct job *current;                               /* the launch of the main thread */
    struct worker workers[MAX_WORKERS];
} pool;

#define load(at) __atomic_load_n(at, __ATOMIC_SEQ_CST)
#define store(at, value) __atomic_store_n(at, value, __ATOMIC_SEQ_CST)
#define swap(at, value) __atomic_exchange_n(at, value, __ATOMIC_SEQ_CST)
#define add(at, value) __atomic_fetch_add(at, value, __ATOMIC_SEQ_CST)
#define set_bits(at, value) __atomic_fetch_or(at, value, __ATOMIC_SEQ_CST)
#define change(at, from, to) __atomic_compare_exchange_n(at, &(__typeof__(from)){from}, to, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

static i64 minimum(i64 a, i64 b) { return a < b ? a : b; }

static i64 now(void) {
    struct time time;
    clock_gettime(1 /* monotonic */, &time);
    return time.seconds * 1000000000 + time.nanoseconds;
}

/* Returns when the word no longer has the value, is woken, or for no reason. */
static void sleep_while(i32 *word, i32 value) {
    syscall(pool.settings.futex, word, (i64)FUTEX_WAIT, (i64)value, 0L, 0L, 0L);
}

static void wake(i32 *word) { syscall(pool.settings.futex, word, (i64)FUTEX_WAKE, 1L, 0L, 0L, 0L); }

/* Starts a thread that gets no signals, except those that its own instructions cause. Returns whether it exists. */
static i32 start_thread(thread_main *main, void *argument) {
    i64 attributes[16], thread;
    unsigned char blocked[SIGNAL_BYTES], before[SIGNAL_BYTES];
    for (i32 i = 0; i < SIGNAL_BYTES; i++) blocked[i] = 0xff;
    blocked[0] = (unsigned char)~(1 << 3 | 1 << 4 | 1 << 6 | 1 << 7); /* SIGILL, SIGTRAP, SIGBUS, SIGFPE */
    blocked[1] = (unsigned char)~(1 << 2);                           /* SIGSEGV */
    if (pthread_attr_init(attributes)) return 0;
    pthread_attr_setstacksize(attributes, STACK);
    pthread_attr_setdetachstate(attributes, 1);
    pthread_sigmask(2 /* set */, blocked, before); /* inherited by the new thread */
    i32 failed = pthread_create(&thread, attributes, main, argument);
    pthread_sigmask(2, before, 0);
    pthread_attr_destroy(attributes);
    return !failed;
}

/* ---- Workers ---- */

/* Posts the job to a worker; false if another caller was faster, or no more are wanted. */
static i32 post(struct job *job, struct worker *worker) {
    if (add(&job->wanted, -1) <= 0) {
        add(&job->wanted, 1);
        return 0;
    }
    add(&job->posted, 1); /* before it is taken: see `finish` */
    if (!change(&worker->mail, (struct job *)0, job)) {
        add(&job->posted, -1);
        add(&job->wanted, 1);
        return 0;
    }
    add(&pool.settings.invitations, 1);
    return 1;
}

/* Invites workers, those first that are the cheapest: they spin, sleep, or have another job now. */
static void invite(struct job *job) {
    i32 wakes = 0, size = load(&pool.size), last = job->may_wake ? BUSY : SPINNING;
    for (i32 state = SPINNING; state <= last; state++)
        for (i32 i = 0; i < size && load(&job->wanted) > 0; i++) {
            struct worker *worker = &pool.workers[i];
            if (load(&worker->mail) || load(&worker->state) != state || (state == ASLEEP && wakes == WAKES)) continue;
            if (!post(job, worker) || !change(&worker->state, ASLEEP, SPINNING)) continue;
            wakes++;
            add(&pool.settings.wakes, 1);
            wake(&worker->state);
        }
}

static struct job *next_job(struct worker *self) {
    i64 until = now() + pool.settings.spin;
    store(&self->state, SPINNING);
    for (i32 turn = 1;; turn++) {
        struct job *job = load(&self->mail) ? swap(&self->mail, (struct job *)0) : 0;
        if (job) return job;
        if (now() < until) {
            if (turn % 16 == 0) sched_yield();
            continue;
        }
        store(&self->state, ASLEEP);
        if (!load(&self->mail)) sleep_while(&self->state, ASLEEP);
        store(&self->state, SPINNING);
        until = now() + pool.settings.spin;
    }
}

/* The worker's memory of at least that size; null if there is none. */
static void *scratch_of(struct worker *self, i64 bytes) {
    if (self->scratch_bytes < bytes) {
        free(self->scratch);
        self->scratch = malloc((unsigned long)bytes);
        self->scratch_bytes = self->scratch ? bytes : 0;
    }
    return self->scratch;
}

static void *aligned(void *memory, i64 align) { return (void *)(((i64)memory + align - 1) & -align); }

static void help(struct worker *self, struct job *job) {
    const struct plan *plan = job->plan;
    if (load(&job->block[NEXT_GROUP]) < job->block[GROUPS]) {
        invite(job);
        void *scratch = scratch_of(self, plan->scratch_bytes + plan->scratch_align);
        /* Without memory, the others do the work. */
        if (scratch) plan->function(job->arguments, job->block, aligned(scratch, plan->scratch_align));
    }
    /* The job may be gone once it is counted: only the address is used, which is harmless. */
    if (add(&job->done, 1) & WAITING) wake(&job->done);
}

static void *serve(void *argument) {
    struct worker *self = argument;
    for (;;) {
        struct job *job = next_job(self);
        store(&self->state, BUSY);
        help(self, job);
        if (self->scratch_bytes > MAX_CACHED_SCRATCH) {
            free(self->scratch);
            self->scratch = 0, self->scratch_bytes = 0;
        }
    }
    return 0;
}

static void grow(i32 size) {
    if (size > MAX_WORKERS) size = MAX_WORKERS;
    if (load(&pool.size) >= size || !change(&pool.is_growing, 0, 1)) return;
    while (pool.size < size && start_thread(serve, &pool.workers[pool.size])) add(&pool.size, 1);
    store(&pool.is_growing, 0);
}

/* Withdraws the job from the workers that have not begun, and waits for the others. Returns their number.
 *
 * A worker that takes part may still invite others. It does so before it is counted in `done`; so if as many have
 * returned as were posted and not withdrawn, none is left that could.
 */
static i32 finish(struct job *job) {
    i32 withdrawn = 0;
    i64 until = now() + pool.settings.spin;
    for (i32 turn = 1;; turn++) {
        i32 size = load(&pool.size);
        for (i32 i = 0; i < size; i++)
            if (load(&pool.workers[i].mail) == job && change(&pool.workers[i].mail, job, (struct job *)0)) withdrawn++;
        i32 is_late = now() >= until, done = is_late ? set_bits(&job->done, WAITING) | WAITING : load(&job->done);
        i32 helpers = load(&job->posted) - withdrawn;
        if ((done & ~WAITING) == helpers) return helpers;
        if (is_late) sleep_while(&job->done, done);
        else if (turn % 16 == 0) sched_yield();
    }
}

/* ---- The watch thread: it pauses a long launch of the main thread, so that Python calls its signal handlers ---- */

static void lock_watch(void) { while (!change(&pool.watch_lock, 0, 1)) sched_yield(); }
static void unlock_watch(void) { store(&pool.watch_lock, 0); }

/* Ends the claiming of groups, if the launch was there at the last look, too. Returns whether there is a launch. */
static i32 look(void) {
    lock_watch();
    struct job *job = pool.current;
    if (job && job->was_seen) {
        i64 next = swap(&job->block[NEXT_GROUP], STOPPED);
        if (next < STOPPED) {
            job->resume = next;
            pool.settings.pauses++;
        }
    }
    if (job) job->was_seen = 1;
    unlock_watch();
    return job != 0;
}

static void *watch(void *argument) {
    for (i32 idle = 0;; idle++) {
        if (idle >= IDLE_TICKS) {
            store(&pool.watch_sleeps, 1);
            if (!load(&pool.current)) sleep_while(&pool.watch_sleeps, 1);
            store(&pool.watch_sleeps, 0);
            idle = 0;
        }
        struct time tick = {pool.settings.tick / 1000000000, pool.settings.tick % 1000000000};
        nanosleep(&tick, 0);
        if (look()) idle = 0;
    }
    return argument;
}

static void begin_watch(struct job *job) {
    if (!pool.has_watch) pool.has_watch = start_thread(watch, 0);
    store(&pool.current, job);
    if (load(&pool.watch_sleeps) && change(&pool.watch_sleeps, 1, 0)) wake(&pool.watch_sleeps);
}

static void end_watch(void) {
    lock_watch();
    pool.current = 0;
    unlock_watch();
}

/* ---- The launch ---- */

/* The CPUs that this thread may use: more threads would only take turns. */
static i64 usable_cpus(i64 time) {
    if (pool.settings.cpus) return pool.settings.cpus;
    if (time >= pool.cpus_until) {
        unsigned long mask[128]; /* 8192 CPUs */
        for (i32 i = 0; i < 128; i++) mask[i] = 0;
        i64 cpus = 0;
        if (sched_getaffinity(0, sizeof mask, mask) >= 0)
            for (i32 i = 0; i < 128; i++)
                for (unsigned long rest = mask[i]; rest; rest &= rest - 1) cpus++;
        pool.cpus = cpus ? cpus : MAX_WORKERS;
        pool.cpus_until = time + REFRESH;
    }
    return pool.cpus;
}

/* How many groups a thread claims at once: few if they are slow, one if the speed is unknown. */
static i64 claim_of(const struct plan *plan) {
    double seconds = plan->pace->seconds_per_item * (double)plan->items;
    if (!(seconds > 0)) return 1;
    double most = CLAIM_SECONDS / seconds;
    return most < 1 ? 1 : most < (double)plan->block[CLAIM] ? (i64)most : plan->block[CLAIM];
}

/* Invites as many workers as the launch has use for; `seconds`: how long one thread will need, 0 if it is unknown. */
static void share(struct job *job, i64 groups, double seconds, i64 time) {
    i64 claims = (groups + job->block[CLAIM] - 1) / job->block[CLAIM];
    i64 threads = minimum(minimum(job->plan->threads, claims), usable_cpus(time));
    if (threads <= 1 || (seconds > 0 && seconds < WORTH_SHARING)) return;
    job->may_wake = !(seconds > 0 && seconds < WORTH_WAKING);
    job->wanted = (i32)(threads - 1);
    if (job->may_wake) grow((i32)(threads - 1));
    invite(job);
}

/* Runs the groups of a launch from block[0] to block[1] and returns when they are done: -1, or the first group that is
 * left if the launch was paused. `scratch` is the caller's memory, null if SMALL_SCRATCH bytes are enough; `given` is
 * the launch block if it differs from the plan's or is read afterwards, else null.
 */
i64 wfv_launch(const struct plan *plan, void *arguments, void *scratch, i64 *given) {
    char small[SMALL_SCRATCH] __attribute__((aligned(64)));
    i64 copy[BLOCK], *block = given ? given : copy;
    if (!given)
        for (i32 i = 0; i < BLOCK; i++) copy[i] = plan->block[i];
    struct job job = {plan, arguments, block, -1, 0, 0, 0, 0, 0};
    i64 first = block[NEXT_GROUP], behind = block[GROUPS], begin = now();
    i32 is_main = pthread_self() == pool.settings.main_thread;
    block[CLAIM] = claim_of(plan);
    if (is_main) begin_watch(&job);
    if (plan->threads > 1)
        share(&job, behind - first, plan->pace->seconds_per_item * (double)((behind - first) * plan->items), begin);
    plan->function(arguments, block, scratch ? scratch : small);
    i32 helpers = job.posted ? finish(&job) : 0;
    if (is_main) end_watch();
    if (block[DIVERGED] || block[TRAPPED]) return -1;
    i64 end = job.resume >= 0 ? minimum(job.resume, behind) : behind;
    if (end > first) {
        double seconds = (double)(now() - begin) * 1e-9, items = (double)((end - first) * plan->items);
        plan->pace->seconds_per_item = seconds * (1 + helpers) / items;
        plan->pace->seconds_to_wait = seconds / items;
    }
    return end < behind ? end : -1;
}

/* Resets the pool: in a forked process, which has none of its parent's threads, and before the first launch. */
struct settings *wfv_start(i64 futex, i64 main_thread, i64 tick, i64 spin) {
    char *bytes = (char *)&pool;
    for (unsigned long i = 0; i < sizeof pool; i++) bytes[i] = 0;
    pool.settings.futex = futex;
    pool.settings.main_thread = main_thread;
    pool.settings.tick = tick;
    pool.settings.spin = spin;
    return &pool.settings;
}
