/* series.c: runs that the zygote does without the runner's help */
#ifndef SERIES_H
#define SERIES_H

#include "program.h"

int series_run(struct program *program);
/* A run was done singly. */
void series_paused(void);

#endif
