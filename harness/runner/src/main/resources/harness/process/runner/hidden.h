/* hidden.c: memory that the sizes of processes do not show, in bytes */
#ifndef HIDDEN_H
#define HIDDEN_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

void hidden_open(int has_network);
void hidden_begin(void);
int hidden_is_swapping(void);
uint64_t hidden_growth(uint64_t faults);
uint64_t hidden_descriptors(pid_t pid);
uint64_t hidden_at_most(uint64_t descriptors);
uint64_t hidden_in_buffers(const pid_t *processes, size_t count, uint64_t possible, uint64_t resident,
                           uint64_t enough);
uint64_t hidden_shared(const pid_t *processes, size_t count, uint64_t growth);

#endif
