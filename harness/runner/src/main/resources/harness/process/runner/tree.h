/* tree.c: the descendants of the runner */
#ifndef TREE_H
#define TREE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct usage {
  uint64_t cpu;       /* nanoseconds, of processes that have not been reaped */
  uint64_t sampled;   /* nanoseconds of CPU time since the last look, as far as this look can tell */
  uint64_t resident;  /* bytes, sum over living processes; a shared page counts for each of them */
  uint64_t processes; /* number of living processes */
  uint64_t faults;    /* page faults, of processes that have not been reaped */
  uint64_t descriptors; /* sum over processes that have many */
};
/* Resources that threads of the tree wait for; a running thread counts as waiting for its core. */
enum waits { FOR_CORE = 1, FOR_DISK = 2 };
void tree_open(uid_t user);
void tree_begin(void);
void tree_know(pid_t pid, uint64_t cpu);
struct usage tree_usage(size_t enough);
uint64_t tree_clock(pid_t pid);
int tree_has_others(void);
/* Names the current program's process group; 0: none. One call kills it, and no fork can outrun that. */
void tree_lead(pid_t pid);
/* Names the zygote; 0: none. Unless it is included, it is not part of the run. */
void tree_zygote(pid_t pid);
void tree_include_zygote(int is_run);
int tree_waits(void);
int tree_naps(void);
void tree_let_go(void);
void tree_hold_back(pid_t leader);
void tree_kill(void);
/* Kills and reaps all descendants; stops trying after a while. */
void tree_end(void);
uint64_t tree_threads_of_user(void);

/* Of the processes found by the last look, in bytes. */
uint64_t tree_memory(uint64_t outside, uint64_t growth);
uint64_t tree_buffers(const struct usage *usage, uint64_t enough);
void tree_pause(void);
void tree_resume(void);

#endif
