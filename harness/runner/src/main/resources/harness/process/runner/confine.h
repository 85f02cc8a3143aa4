/* confine.c: operations forbidden to the program and its children */
#ifndef CONFINE_H
#define CONFINE_H

#include "program.h"

void confine_capabilities(uid_t user);
void confine_calls(const struct program *program);
int confine_from(pid_t zygote);
long confine_pass(long call, long first, long second, long third);

#endif
