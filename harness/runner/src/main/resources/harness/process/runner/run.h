/* run.c: one run */
#ifndef RUN_H
#define RUN_H

#include "program.h"
#include "result.h"

void run_once(const struct program *program, const struct limits *limits, struct result *result);

#endif
