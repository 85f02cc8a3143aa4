/* request.c: the inputs of one run and the files to send back */
#ifndef REQUEST_H
#define REQUEST_H

#include "program.h"

size_t request_open(char **command);
int request_next(struct program *program, struct limits *limits);
void request_answer(const struct program *program);
void request_clear(struct program *program);
struct limits limits_from(const unsigned char *payload);
struct limits *limits_last(void);

#endif
