/* One launch in native code: the caller and the threads of a pool share its groups. None of them needs Python's lock.
 *
 * launch.ll is made of this file by `python -m wfv.runtime.native.remake`; wfv/runtime/launch/native_launch.py loads it.
 * docs/launching.md, "The native launch path", is the overview.
 *
 * A caller with work to share posts its job, which is in its own stack frame, to the `mail` of workers. A worker takes
 * it by an exchange; the caller withdraws what is not taken when its own work is done, so that it waits only for workers
 * that take part. A worker without a job spins for a short time, then sleeps on a futex.
 *
 * The groups are divided into one range for each thread, and a thread has the same range in each launch: it finds in its
 * caches what it had there before. A kernel's launch function claims groups from the counter of a launch block until
 * none is left, so each range has a launch block of its own, and a thread that is done with its own range calls the
 * function for those of the others.
 */

typedef int i32;
typedef long i64;

enum {
    MAX_WORKERS = 1023,
    CACHE_LINE = 128, /* two lines: processors fetch pairs */
    BLOCK = 22,       /* numbers in a launch block: docs/design.md, "The launch interface" */
    NEXT_GROUP = 0, BEHIND = 1, CLAIM = 2, DIVERGED = 18, TRAPPED = 20,
    MAX_RANGES = 64,
    TERMS = 9,                /* WORTH_SHARING, twice that, .., ALWAYS_SHARED */
    CLAIMS = 8,               /* of a thread in a launch */
    MAX_CACHED_SCRATCH = 4 << 20,
    STACK = 8 << 20,          /* passes/kernel/memory.py relies on it */
    WAKES = 2,                /* sleeping workers that one thread wakes; these wake others */
    IDLE_TICKS = 20,          /* after so many looks without a launch, the watch thread sleeps */
    FUTEX_WAIT = 128, FUTEX_WAKE = 129, /* of this process only */
    SIGNAL_BYTES = 128,       /* of a set of signals */
    SPINNING = 0, ASLEEP = 1, BUSY = 2, /* what a worker does; a caller prefers them in this order */
    WAITING = 1 << 30,        /* in `job.done`: the caller sleeps until it changes */
};
#define STOPPED (1L << 62)     /* a group number beyond that of any launch */
#define CLAIM_SECONDS 0.02     /* the longest that one claim should run: Ctrl-C waits for it */
#define LIGHT_SECONDS 8e-6     /* a claim may have so much work, however many groups that are */
#define WORTH_SHARING 3e-6     /* the shortest launch for which workers that spin are invited; the least for each */
#define WORTH_WAKING 6e-6      /* the shortest for which workers are woken */
#define WORTH_TAKING 10e-6     /* the least work that is taken from a thread which has begun with it */
#define PATIENCE 10000L        /* nanoseconds that the caller waits for such a thread */
#define ALWAYS_SHARED 1e-3     /* longer launches run on all threads */
#define RETRY 128              /* of so many short launches, .. */
#define TRIES 4                /* .. these are made in the slower way */
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
void *PyEval_SaveThread(void); /* gives Python's lock back */
void PyEval_RestoreThread(void *state);
i32 PyErr_CheckSignals(void); /* calls the handlers of signals that have come; not 0 if one has raised */

/* What wfv/runtime/launch/native_launch.py reads and writes. */
struct settings {
    i64 futex;       /* the number of that system call */
    i64 main_thread; /* only its launches are paused */
    i64 tick, spin;  /* nanoseconds: between two looks of the watch thread; of a worker that waits */
    i64 cpus;        /* if not 0: as if so many CPUs were usable */
    i64 quota;       /* if not 0: the CPUs whose time the process may use */
    i64 pauses, invitations, wakes; /* so far */
};

/* Seconds that launches take for each work-item, on one thread and on several; 0: unknown. */
struct ways {
    double alone, shared;
    i64 launches; /* so far */
};

/* The speed of a kernel: wfv/runtime/launch/threads.py. Threads that launch it at once may write it at once. */
struct pace {
    double seconds_per_item, seconds_to_wait;
    struct ways ways[TERMS];  /* of short launches, by how long they are expected to take */
};

struct plan {
    kernel *function;
    struct pace *pace;
    i64 threads, items;               /* at most, the caller included; in a full group */
    i64 scratch_bytes, scratch_align; /* of each thread */
    i64 block[BLOCK];                 /* the launch block, with the largest claim */
};

/* Groups that belong to one thread first. The kernel's function claims from the first number of `block`. */
struct range {
    i64 block[BLOCK];
    i64 resume;  /* the first group that was not claimed when the launch was paused; -1: it was not */
    i32 is_taken;
} __attribute__((aligned(CACHE_LINE)));

struct job {
    const struct plan *plan;
    void *arguments;
    struct range *ranges;
    i32 count;    /* of ranges */
    i32 was_seen; /* by the watch thread */
    i32 may_wake; /* the launch is worth waking workers */
    i32 wanted;   /* workers that may still be invited */
    i32 posted;   /* workers that are invited */
    i32 done;     /* workers that have returned, and WAITING */
    i64 groups;   /* of the launch */
    struct ways *ways; /* what is learned from the launch; null: nothing */
    double seconds, thread_seconds; /* so far, pauses not included; times the threads */
    struct team *team; /* of a sequence: its workers; else null */
    i32 must_pause;    /* a sequence: the watch thread has stopped it */
} __attribute__((aligned(CACHE_LINE)));

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
#define change(at, from, to) \
    __atomic_compare_exchange_n(at, &(__typeof__(from)){from}, to, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

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
    for (;;) {
        struct job *job = load(&self->mail) ? swap(&self->mail, (struct job *)0) : 0;
        if (job) return job;
        if (now() < until) continue;
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

/* Ends the claiming of groups; groups that are claimed will be finished. */
static void stop(struct job *job) {
    for (i32 i = 0; i < job->count; i++) {
        struct range *range = &job->ranges[i];
        i64 next = swap(&range->block[NEXT_GROUP], STOPPED);
        if (next < STOPPED) range->resume = minimum(next, range->block[BEHIND]);
    }
}

/* Runs the groups of a range that nobody has claimed yet. */
static void run_range(struct job *job, struct range *range, void *scratch) {
    if (load(&range->block[NEXT_GROUP]) >= range->block[BEHIND]) return;
    job->plan->function(job->arguments, range->block, scratch);
    if (range->block[DIVERGED] || range->block[TRAPPED]) stop(job);
}

/* Whether to take groups away from the thread that has begun with them. What they access must move to the other CPU's
 * caches, and will have to move back at the next launch: it is better to wait for a short time.
 */
static i32 is_worth_taking(const struct job *job, const struct range *range) {
    i64 items = (range->block[BEHIND] - load(&range->block[NEXT_GROUP])) * job->plan->items;
    double seconds = job->plan->pace->seconds_per_item;
    return !(seconds > 0) || (double)items * seconds > WORTH_TAKING;
}

/* Runs groups: those of the range `own`, then those of ranges that no thread has, then those of other threads. */
static void run_groups(struct job *job, i32 own, void *scratch) {
    run_range(job, &job->ranges[own], scratch);
    for (i32 i = 1; i < job->count; i++) {
        struct range *range = &job->ranges[(own + i) % job->count];
        i32 is_free = !load(&range->is_taken) && change(&range->is_taken, 0, 1);
        if (is_free || is_worth_taking(job, range)) run_range(job, range, scratch);
    }
}

/* Takes a range that no thread has, the wanted one if possible. */
static i32 take_range(struct job *job, i32 wanted) {
    for (i32 i = 0; i < job->count; i++) {
        i32 range = (wanted + i) % job->count;
        if (!load(&job->ranges[range].is_taken) && change(&job->ranges[range].is_taken, 0, 1)) return range;
    }
    return wanted % job->count;
}

static void join(struct worker *self, struct job *job); /* a team: sequence.h */

static void help_launch(struct worker *self, struct job *job) {
    const struct plan *plan = job->plan;
    void *scratch = scratch_of(self, plan->scratch_bytes + plan->scratch_align);
    if (scratch) { /* without memory, the others do the work */
        i32 range = take_range(job, (i32)(self - pool.workers) + 1);
        if (load(&job->wanted) > 0) invite(job);
        run_groups(job, range, aligned(scratch, plan->scratch_align));
    }
}

static void help(struct worker *self, struct job *job) {
    if (job->team) join(self, job);
    else help_launch(self, job);
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
static i32 finish(struct job *job, void *scratch) {
    i32 withdrawn = 0, is_patient = 1;
    i64 begin = now();
    for (;;) {
        i32 size = load(&pool.size);
        for (i32 i = 0; i < size; i++)
            if (load(&pool.workers[i].mail) == job && change(&pool.workers[i].mail, job, (struct job *)0)) withdrawn++;
        i64 waited = now() - begin;
        i32 is_late = waited >= pool.settings.spin;
        i32 done = is_late ? set_bits(&job->done, WAITING) | WAITING : load(&job->done);
        i32 helpers = load(&job->posted) - withdrawn;
        if ((done & ~WAITING) == helpers) break;
        if (is_patient && waited >= PATIENCE) {
            for (i32 i = 0; i < job->count; i++) run_range(job, &job->ranges[i], scratch);
            is_patient = 0;
        } else if (is_late) {
            sleep_while(&job->done, done);
        }
    }
    return load(&job->posted) - withdrawn;
}

/* ---- The watch thread: it pauses a long launch of the main thread, so that Python calls its signal handlers ---- */

static void lock_watch(void) { while (!change(&pool.watch_lock, 0, 1)) sched_yield(); }
static void unlock_watch(void) { store(&pool.watch_lock, 0); }

/* Stops the launch if it was there at the last look, too. Returns whether there is a launch. */
static i32 look(void) {
    lock_watch();
    struct job *job = pool.current;
    if (job && job->was_seen) {
        store(&job->must_pause, 1);
        stop(job);
        pool.settings.pauses++;
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
        if (!cpus) cpus = MAX_WORKERS;
        pool.cpus = pool.settings.quota ? minimum(cpus, pool.settings.quota) : cpus;
        pool.cpus_until = time + REFRESH;
    }
    return pool.cpus;
}

/* How many groups each of the threads claims at once: enough to balance groups of different cost, few if they are slow,
 * one if the speed is unknown. A claim waits until all that the thread has stored is in the caches, or, past these, in
 * the memory; so light groups are claimed for LIGHT_SECONDS.
 */
static i64 claim_of(const struct plan *plan, i64 groups, i64 threads) {
    double seconds = plan->pace->seconds_per_item * (double)plan->items;
    if (!(seconds > 0)) return 1;
    double most = CLAIM_SECONDS / seconds, light = LIGHT_SECONDS / seconds;
    i64 share = groups / (threads * CLAIMS), claim = plan->block[CLAIM];
    if (light > (double)claim) claim = light < (double)share ? (i64)light : share;
    claim = minimum(claim, share);
    if (most < (double)claim) claim = (i64)most;
    return claim < 1 ? 1 : claim;
}

/* The measured ways of launches that are expected to take so long; null if a launch is not short. Those of one kernel may
 * do different work, such as the levels of a search in a graph: what is learned from a long one says nothing about others.
 */
static struct ways *ways_for(const struct plan *plan, double seconds) {
    if (plan->threads <= 1 || !(seconds >= WORTH_SHARING) || seconds >= ALWAYS_SHARED) return 0;
    i32 term = 0;
    for (double next = 2 * WORTH_SHARING; term + 1 < TERMS && seconds >= next; next *= 2) term++;
    return &plan->pace->ways[term];
}

/* Whether a short launch is faster on several threads. That depends on what it accesses, and on how busy the CPUs are,
 * so both ways are measured, and the slower one is tried again now and then: several times in a row, as workers that were
 * not needed sleep. The first time does not count.
 */
static i32 is_better_shared(struct ways *ways) {
    i32 is_tried = ++ways->launches % RETRY < TRIES;
    if (!(ways->shared > 0)) return 1;
    if (!(ways->alone > 0)) return !is_tried;
    return (ways->shared < ways->alone) != is_tried;
}

/* Moves the measured speed towards that of a launch; a launch that an interruption made slow counts for little. */
static void learn(double *speed, double seconds) {
    double before = *speed;
    if (!(before > 0)) *speed = seconds;
    else if (seconds < before) *speed = (before + seconds) / 2;
    else *speed = before + ((seconds < 2 * before ? seconds : 2 * before) - before) / 4;
}

/* How many threads the launch has use for; `seconds`: how long one will need, 0 if it is unknown. */
static i64 threads_for(const struct plan *plan, i64 groups, double seconds, i64 time) {
    if (plan->threads <= 1 || groups <= 1 || (seconds > 0 && seconds < WORTH_SHARING)) return 1;
    i64 threads = minimum(plan->threads, usable_cpus(time)), claim = claim_of(plan, groups, threads);
    threads = minimum(threads, (groups + claim - 1) / claim);
    if (seconds > 0 && seconds < WORTH_SHARING * (double)threads) threads = 1 + (i64)(seconds / WORTH_SHARING);
    struct ways *ways = ways_for(plan, seconds);
    if (threads > 1 && ways && !is_better_shared(ways)) return 1;
    return threads;
}

/* Divides the groups among the ranges. */
static void divide(struct job *job, const i64 *block, i64 claim) {
    i64 first = block[NEXT_GROUP], groups = block[BEHIND] - first, begin = first;
    for (i32 i = 0; i < job->count; i++) {
        struct range *range = &job->ranges[i];
        for (i32 k = 0; k < BLOCK; k++) range->block[k] = block[k];
        range->block[NEXT_GROUP] = begin;
        begin = i + 1 < job->count ? begin + groups / job->count + (i < groups % job->count) : block[BEHIND];
        range->block[BEHIND] = begin;
        range->block[CLAIM] = claim;
        range->resume = -1;
        range->is_taken = i == 0; /* by the caller */
    }
}

/* So many groups are claimed at once from now on. */
static void claim_all(struct job *job, i64 claim) {
    for (i32 i = 0; i < job->count; i++) job->ranges[i].block[CLAIM] = claim;
}

/* The groups that are left after a pause, which are claimed from now on. */
static i64 resume(struct job *job) {
    i64 left = 0;
    for (i32 i = 0; i < job->count; i++) {
        struct range *range = &job->ranges[i];
        if (range->resume >= 0) range->block[NEXT_GROUP] = range->resume;
        left += range->resume >= 0 ? range->block[BEHIND] - range->resume : 0;
        range->resume = -1;
        range->is_taken = i == 0;
    }
    return left;
}

/* Copies what kernels report to the launch block that is read. Returns whether one has. */
static i32 report(const struct job *job, i64 *block) {
    i32 has_report = 0;
    for (i32 i = 0; i < job->count; i++)
        for (i32 k = DIVERGED; k <= TRAPPED; k += 2) {
            const i64 *found = &job->ranges[i].block[k];
            if (!found[0]) continue;
            has_report = 1;
            block[k] = found[0], block[k + 1] = found[1];
        }
    return has_report;
}

/* Records the speed. A launch whose workers came too late has paid for them all the same. */
static void record(const struct job *job, i64 left, i32 is_shared) {
    struct pace *pace = job->plan->pace;
    double items = (double)((job->groups - left) * job->plan->items);
    if (!(items > 0)) return;
    pace->seconds_per_item = job->thread_seconds / items;
    pace->seconds_to_wait = job->seconds / items;
    struct ways *ways = job->ways;
    if (left || !ways || ways->launches % RETRY == 0) return;
    learn(is_shared ? &ways->shared : &ways->alone, pace->seconds_to_wait);
}

/* Runs the groups that are left until they are done, or until the launch is paused. Returns those that are left. */
static i64 run_round(struct job *job, i64 threads, void *scratch, i64 begin) {
    i32 is_main = pthread_self() == pool.settings.main_thread, helpers = 0;
    if (is_main) begin_watch(job);
    if (threads > 1) {
        job->wanted = (i32)threads - 1;
        if (job->may_wake) grow((i32)threads - 1);
        invite(job);
    }
    run_groups(job, 0, scratch);
    if (job->posted) helpers = finish(job, scratch);
    for (i32 i = 0; i < job->count; i++) run_range(job, &job->ranges[i], scratch);
    if (is_main) end_watch();
    i64 left = resume(job);
    double seconds = (double)(now() - begin) * 1e-9;
    job->seconds += seconds;
    job->thread_seconds += seconds * (1 + helpers);
    record(job, left, threads > 1);
    return left;
}

/* Runs the groups of a launch from block[0] to block[1]; `block` is the launch's own. `scratch` is the caller's memory.
 * Returns whether the kernel itself has ended the launch. Python's lock is held by the caller, and Python's error may be
 * set.
 */
i64 wfv_launch(const struct plan *plan, void *arguments, void *scratch, i64 *block) {
    struct range ranges[MAX_RANGES];
    i64 groups = block[BEHIND] - block[NEXT_GROUP], begin = now();
    double seconds = plan->pace->seconds_per_item * (double)(groups * plan->items);
    i64 threads = threads_for(plan, groups, seconds, begin);
    struct job job = {plan, arguments, ranges, (i32)minimum(threads, MAX_RANGES), 0, 0, 0, 0, 0, groups, 0, 0, 0, 0, 0};
    job.ways = ways_for(plan, seconds);
    job.may_wake = !(seconds > 0 && seconds < WORTH_WAKING);
    divide(&job, block, claim_of(plan, groups, threads));
    for (;;) {
        void *python = PyEval_SaveThread();
        i64 left = run_round(&job, threads, scratch, begin);
        PyEval_RestoreThread(python);
        if (report(&job, block)) return 1;
        if (left == 0 || PyErr_CheckSignals()) return 0;
        /* It was not short, whatever was expected. */
        begin = now();
        threads = threads_for(plan, left, 0, begin);
        claim_all(&job, claim_of(plan, left, threads));
        job.was_seen = job.posted = job.done = 0, job.may_wake = 1, job.ways = 0;
    }
}

#include "sequence.h"

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
