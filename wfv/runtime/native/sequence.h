/* A sequence of launches in one call: wfv/runtime/recording/steps.py passes it.
 *
 * The workers stay in the call as a team. Each launch that is shared is a round: the caller divides its groups, opens
 * the gate, and takes part; a worker that finds the gate open enters, takes a range, and leaves. The caller closes the
 * gate when its own work is done, and waits only for those inside: each launch sees what those before it have written,
 * and a worker that the system has not scheduled holds up none. Launches that one thread runs alone leave the gate
 * closed. A worker that finds no round for some time leaves the team; it is invited again when it is wanted.
 */

enum { /* bits of `team.gate` */
    ONE_INSIDE = 1, INSIDE = 0x3ff,         /* how many workers are inside */
    ONE_ENTERED = 1 << 10, ENTERED = 10,    /* how many have entered in this round; a shift */
    CLOSED = 1 << 20, AWAITED = 1 << 21,    /* the caller sleeps until the last one leaves */
    ONE_ROUND = 1 << 22, ROUND = 0xff << 22, /* the number of the round */
    ENDED = 1 << 30,
};

struct team {
    i32 gate;
    i64 scratch_bytes, scratch_align; /* the most that a step needs */
} __attribute__((aligned(CACHE_LINE)));

struct step {
    const struct plan *plan;
    void *arguments;
};

struct sequence {
    const struct step *steps;
    i64 count, repeat;
    i64 threads;                      /* at most, the caller included */
    i64 scratch_bytes, scratch_align; /* the most that a step needs */
    void *scratch;                    /* the caller's */
    i64 done;                         /* launches so far */
    i64 block[BLOCK];                 /* what the kernel has reported that ended the sequence */
};

/* What a worker does that has been invited. */
static void join(struct worker *self, struct job *job) {
    struct team *team = job->team;
    void *scratch = scratch_of(self, team->scratch_bytes + team->scratch_align);
    if (!scratch) return;
    scratch = aligned(scratch, team->scratch_align);
    if (load(&job->wanted) > 0) invite(job);
    i32 last = -1;
    i64 until = now() + pool.settings.spin;
    for (;;) {
        i32 gate = load(&team->gate);
        if (gate & ENDED) return;
        if ((gate & CLOSED) || (gate & ROUND) == last) {
            if (now() >= until) return;
        } else if (change(&team->gate, gate, gate + ONE_INSIDE + ONE_ENTERED)) {
            last = gate & ROUND;
            run_groups(job, take_range(job, (i32)(self - pool.workers) + 1), scratch);
            if (add(&team->gate, -ONE_INSIDE) & AWAITED) wake(&team->gate);
            until = now() + pool.settings.spin;
        }
    }
}

/* Lets nobody in any more, and waits for those inside. Returns how many have entered. */
static i32 close_gate(struct job *job, void *scratch) {
    i32 *at = &job->team->gate, gate = set_bits(at, CLOSED), is_patient = 1;
    i64 begin = gate & INSIDE ? now() : 0;
    while (gate & INSIDE) {
        i64 waited = now() - begin;
        if (is_patient && waited >= PATIENCE) {
            for (i32 i = 0; i < job->count; i++) run_range(job, &job->ranges[i], scratch);
            is_patient = 0;
        } else if (waited >= pool.settings.spin) {
            gate = set_bits(at, AWAITED) | AWAITED;
            if (gate & INSIDE) sleep_while(at, gate);
        }
        gate = load(at);
    }
    return (gate >> ENTERED) & INSIDE;
}

/* Shares the groups with the team, which gets the workers that it lacks. Returns how many have taken part. */
static i32 run_shared(struct job *job, i64 threads, void *scratch) {
    i32 *at = &job->team->gate, missing = (i32)threads - 1 - (load(&job->posted) - load(&job->done));
    store(at, ((*at & ROUND) + ONE_ROUND) & ROUND);
    if (missing > 0) {
        grow((i32)threads - 1);
        store(&job->wanted, missing);
        invite(job);
    }
    run_groups(job, 0, scratch);
    return close_gate(job, scratch);
}

/* Sends the team away. Its workers are gone from the job when this returns, as if the sequence had not begun. */
static void disband(struct job *job, void *scratch) {
    i32 count = job->count;
    store(&job->team->gate, CLOSED | ENDED);
    store(&job->wanted, 0);
    job->count = 0; /* groups that are left are not run here */
    if (load(&job->posted)) finish(job, scratch);
    job->count = count, job->posted = job->done = 0;
    job->team->gate = CLOSED;
}

/* Lets Python call its signal handlers. Returns whether one has raised. The process may be a forked one afterwards. */
static i32 attend(struct job *job, void **python, void *scratch) {
    end_watch();
    disband(job, scratch);
    job->was_seen = job->must_pause = 0;
    PyEval_RestoreThread(*python);
    i32 has_raised = PyErr_CheckSignals() != 0;
    *python = PyEval_SaveThread();
    begin_watch(job);
    return has_raised;
}

/* How many threads run the step's groups; `seconds`: how long one will need. */
static i64 threads_of(const struct sequence *sequence, const struct plan *plan, i64 groups, double seconds, i64 time) {
    if (sequence->threads <= 1) return 1;
    return minimum(sequence->threads, threads_for(plan, groups, seconds, time));
}

/* Makes the job that of a step. The watch thread must not stop it meanwhile. */
static i64 begin_step(struct job *job, const struct sequence *sequence, const struct step *step, i64 time, i32 is_main) {
    const struct plan *plan = step->plan;
    i64 groups = plan->block[BEHIND] - plan->block[NEXT_GROUP];
    double seconds = plan->pace->seconds_per_item * (double)(groups * plan->items);
    i64 threads = threads_of(sequence, plan, groups, seconds, time);
    if (is_main) lock_watch();
    job->plan = plan, job->arguments = step->arguments, job->groups = groups;
    job->count = (i32)minimum(threads, MAX_RANGES);
    job->seconds = job->thread_seconds = 0;
    job->ways = sequence->threads > 1 ? ways_for(plan, seconds) : 0;
    divide(job, plan->block, claim_of(plan, groups, threads));
    if (is_main) unlock_watch();
    return threads;
}

/* Runs a step until it is done or paused; `time` is when it has begun, and then when it has ended. Returns the groups
 * that are left.
 */
static i64 run_part(struct job *job, i64 threads, void *scratch, i64 *time) {
    i32 helpers = 0;
    i64 left = 0, begin = *time;
    if (threads > 1) helpers = run_shared(job, threads, scratch);
    else run_range(job, &job->ranges[0], scratch);
    for (i32 i = 0; i < job->count; i++) run_range(job, &job->ranges[i], scratch);
    if (load(&job->must_pause)) {
        end_watch();
        left = resume(job);
    }
    *time = now();
    double seconds = (double)(*time - begin) * 1e-9;
    job->seconds += seconds;
    job->thread_seconds += seconds * (1 + helpers);
    record(job, left, threads > 1);
    return left;
}

enum { FINISHED = 0, KERNEL_ENDED = 1, RAISED = 2 };

/* Prepares what is left of a step that was paused. It was not short, whatever was expected. Returns the threads. */
static i64 go_on(struct job *job, const struct sequence *sequence, i64 left, i64 time) {
    i64 threads = minimum(sequence->threads, threads_for(job->plan, left, 0, time));
    claim_all(job, claim_of(job->plan, left, threads));
    job->ways = 0;
    return threads;
}

/* Runs a step, however often it is paused. */
static i32 run_step(
    struct job *job, struct sequence *sequence, const struct step *step, void *scratch, i64 *time, void **python
) {
    i32 is_main = pthread_self() == pool.settings.main_thread;
    i64 threads = begin_step(job, sequence, step, *time, is_main);
    for (;;) {
        i64 left = run_part(job, threads, scratch, time);
        if (report(job, sequence->block)) return KERNEL_ENDED;
        sequence->done += !left;
        if (load(&job->must_pause)) {
            if (attend(job, python, scratch)) return RAISED;
            *time = now();
            threads = go_on(job, sequence, left, *time);
        }
        if (!left) return FINISHED;
    }
}

/* Runs all steps in their order, `repeat` times. Returns whether a kernel has ended it: KERNEL_ENDED. Python's lock is
 * held by the caller, and Python's error may be set.
 */
i64 wfv_run_sequence(struct sequence *sequence) {
    struct range ranges[MAX_RANGES];
    struct team team = {CLOSED, sequence->scratch_bytes, sequence->scratch_align};
    struct job job = {.ranges = ranges, .team = &team, .may_wake = 1};
    void *scratch = sequence->scratch, *python = PyEval_SaveThread();
    i32 is_main = pthread_self() == pool.settings.main_thread, state = FINISHED;
    i64 time = now();
    if (is_main) begin_watch(&job);
    for (i64 round = 0; round < sequence->repeat && state == FINISHED; round++)
        for (i64 i = 0; i < sequence->count && state == FINISHED; i++)
            state = run_step(&job, sequence, &sequence->steps[i], scratch, &time, &python);
    if (is_main) end_watch();
    disband(&job, scratch);
    PyEval_RestoreThread(python);
    return state;
}
