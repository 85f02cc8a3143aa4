/* leftovers.c: what a run leaves behind, outside its processes */
#ifndef LEFTOVERS_H
#define LEFTOVERS_H

#include "program.h"

/* Whether runs without given files have left anything behind. */
int has_leftovers(const struct program *program);
/* Removes everything a run left behind, so that the next run starts clean. */
void remove_leftovers(struct program *program);
/* Resets what tells a plain run when earlier ones have changed something. */
void reset_times(const struct program *program);
void remove_work_folder(const struct program *program);

#endif
