/* memory.c: memory of processes and files, in bytes */
#ifndef MEMORY_H
#define MEMORY_H

#include "program.h"

uint64_t memory_files(const char *folder);
uint64_t memory_peak(pid_t pid);
uint64_t memory_stack(pid_t pid);
uint64_t memory_on_disk(pid_t pid);
uint64_t memory_outside_processes(const struct program *program);
uint64_t memory_of(uid_t user, const pid_t *processes, size_t count, uint64_t outside, uint64_t growth);

#endif
