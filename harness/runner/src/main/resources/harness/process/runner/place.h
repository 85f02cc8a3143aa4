/* place.c: the processor that runs use */
#ifndef PLACE_H
#define PLACE_H

#include <sys/types.h>

#define ANY_PROCESSOR (-1)
void place_open(void);
void place_keep(int processor);
void place_zygote_started(void);
void place_zygote(pid_t zygote);
int place_is_kept(void);
void place_let_go(pid_t pid);

#endif
