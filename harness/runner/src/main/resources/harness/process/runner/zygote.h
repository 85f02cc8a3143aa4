/* zygote.c: a process that has already started the program and forks for each run */
#ifndef ZYGOTE_H
#define ZYGOTE_H

#include "program.h"

int zygote_ask(const struct program *program, const struct limits *limits, const int *streams);
pid_t zygote_answer(void);
pid_t zygote_process(void);
int zygote_is_alone(void);
int zygote_runs_in_place(void);
uint64_t zygote_earlier_cpu(void);
int zygote_report(int *status);
int zygote_channel(void);
int zygote_ask_series(const struct program *program, const struct limits *limits, const void *runs,
                      size_t length, size_t count);
ssize_t zygote_series(void *answer, size_t most, int millis);
void zygote_gone(void);
void zygote_died(void);
void zygote_end(void);

#endif
