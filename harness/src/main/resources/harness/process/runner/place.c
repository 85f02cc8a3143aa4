/*
 * Which processor the runs use. A short run is mostly processes that wake each other, and waking
 * one on another processor takes far longer than on the same one. So the harness can name a
 * processor for quick runs: the runner, the zygote and its children then stay there. A run that
 * computes is let go, and plain runs may use every processor.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <sched.h>

static cpu_set_t every;
static int kept = ANY_PROCESSOR, zygote_kept = ANY_PROCESSOR;
static int refused = 1; /* until it is known which processors there are */

void place_open(void) { refused = sched_getaffinity(0, sizeof every, &every) != 0; }

/* The processor that the runner is on now. */
int place_current(void) { return refused ? ANY_PROCESSOR : sched_getcpu(); }

static int keep(pid_t pid, int processor) {
  cpu_set_t one;
  if (processor == ANY_PROCESSOR) return sched_setaffinity(pid, sizeof every, &every) == 0;
  CPU_ZERO(&one);
  CPU_SET((size_t)processor, &one);
  return sched_setaffinity(pid, sizeof one, &one) == 0;
}

/* Keeps the runner to a processor from here on, or lets it go. */
void place_keep(int processor) {
  int known = processor >= 0 && processor < CPU_SETSIZE && CPU_ISSET((size_t)processor, &every);
  int wanted = known ? processor : ANY_PROCESSOR;
  if (refused || wanted == kept) return;
  refused = !keep(0, wanted);
  kept = refused ? ANY_PROCESSOR : wanted;
}

/* A new zygote may run anywhere, like a program that is started plainly. */
void place_zygote_started(void) { zygote_kept = ANY_PROCESSOR; }

/* Keeps the zygote, and all that it forks from now on, to the runner's processor. */
void place_zygote(pid_t zygote) {
  if (refused || zygote_kept == kept) return;
  if (keep(zygote, kept)) {
    zygote_kept = kept;
  } else {
    keep(0, ANY_PROCESSOR);
    kept = ANY_PROCESSOR;
    refused = 1;
  }
}

/* Whether what the zygote forks is kept to a processor. */
int place_is_kept(void) { return zygote_kept != ANY_PROCESSOR; }

/* Lets a process or thread run anywhere; 0 is the caller. */
void place_let_go(pid_t pid) {
  if (!refused && (pid != 0 || kept != ANY_PROCESSOR)) keep(pid, ANY_PROCESSOR);
}
