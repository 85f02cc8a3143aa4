/*
 * The processor that runs use. In a short run, processes mostly wake each other, and waking a
 * process on another processor takes far longer than on the same one. So the harness can name a
 * processor for quick runs, and the runner, the zygote and its children then stay on it. A run
 * that turns out to compute is released, and plain runs may use every processor.
 */
#define _GNU_SOURCE
#include "place.h"
#include "confine.h"
#include <sched.h>
#include <sys/syscall.h>

static cpu_set_t every;
static int kept = ANY_PROCESSOR, zygote_kept = ANY_PROCESSOR;
static int refused = 1; /* until the available processors are known */

void place_open(void) { refused = sched_getaffinity(0, sizeof every, &every) != 0; }

static int set(pid_t pid, const cpu_set_t *processors) {
  return confine_pass(SYS_sched_setaffinity, pid, sizeof *processors, (long)processors) == 0;
}

static int keep(pid_t pid, int processor) {
  cpu_set_t one;
  if (processor == ANY_PROCESSOR) return set(pid, &every);
  CPU_ZERO(&one);
  CPU_SET((size_t)processor, &one);
  return set(pid, &one);
}

/* Pins the runner to a processor, or releases it. */
void place_keep(int processor) {
  int known = processor >= 0 && processor < CPU_SETSIZE && CPU_ISSET((size_t)processor, &every);
  int wanted = known ? processor : ANY_PROCESSOR;
  if (refused || wanted == kept) return;
  refused = !keep(0, wanted);
  kept = refused ? ANY_PROCESSOR : wanted;
}

/* A new zygote may run anywhere, like a program that is started plainly. */
void place_zygote_started(void) { zygote_kept = ANY_PROCESSOR; }

/* Pins the zygote, and everything it forks from now on, to the runner's processor. */
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

/* Whether processes forked by the zygote are pinned to a processor. */
int place_is_kept(void) { return zygote_kept != ANY_PROCESSOR; }

/* Lets a process or thread run anywhere; 0 is the caller. */
void place_let_go(pid_t pid) {
  if (!refused && (pid != 0 || kept != ANY_PROCESSOR)) keep(pid, ANY_PROCESSOR);
}
