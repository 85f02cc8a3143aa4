/* child.c: starting a process */
#ifndef CHILD_H
#define CHILD_H

#include "program.h"

/* The first descriptor after the three streams, and no descriptor. */
#define FIRST_UNNAMED 3
#define NONE_NAMED (-1)
void close_from(int first, int one, int other);
void child_prepare(const struct program *program);
/* The state that a process starts with. */
struct start {
  char **argv;
  int streams[3]; /* standard input, output and error */
  int channel;    /* to the zygote; -1: not a zygote */
  int bell;       /* makes the zygote fork */
  pid_t zygote;   /* to be protected from the program; 0: none */
};
void create_pipe(int ends[2]);
pid_t child_start(const struct program *program, const struct start *start,
                  const struct limits *limits, int *error);

/* A zygote may use this many times a run's CPU limit: it may spend the time of all its runs. */
#define RUNS_OF_ZYGOTE 20

#endif
