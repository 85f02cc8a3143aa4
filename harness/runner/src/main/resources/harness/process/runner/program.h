/* What the runner runs, and within which limits. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The limits of one run, in nanoseconds, bytes and counts; 0: no limit. In protocol order. */
struct limits {
  uint64_t cpu, wall, idle;
  uint64_t memory, address_space, stack;
  uint64_t output, error_kept, file;
  uint64_t processes;
};
#define LIMITS 10

/* How to start the program; only its last arguments differ between runs. */
struct program {
  const char *work;
  char **argv;
  size_t own_words; /* number of leading words of argv that are the same for every run */
  char **zygote;    /* the zygote's command; NULL: no zygote */
  int quick;        /* whether the zygote may fork this run */
  uint64_t given; /* number of files given to the run */
  int keep_work;
  int no_network;
  int own_ipc;
  const char *shared; /* NULL: none */
  uid_t user; /* and group; 0: same as the runner */
};

#endif
