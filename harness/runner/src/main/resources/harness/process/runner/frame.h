/* frame.c: what the runner exchanges with the harness */
#ifndef FRAME_H
#define FRAME_H

#include <stddef.h>
#include <stdint.h>
#include "result.h"

/* The type and the length. */
#define HEADER 5

void frames_open(void);
/* Adds a frame to those that the next flush sends. Payloads are at most 64 KiB. */
void frame_send(char type, const void *payload, size_t length);
void frame_send_result(const struct result *result);
void frame_send_said(char side, uint64_t at, uint32_t length, const void *data, size_t kept);
void frame_send_talk(int partner_first, int partner_last, uint64_t bytes, uint64_t of_partner);
void frames_flush(void);

/* Between requests. */
int frames_await(void);
size_t frames_there(const unsigned char **data);
void frames_skip(size_t length);

/* In a request. */
int frame_next(char *type, uint32_t *length);
size_t payload_next(const unsigned char **data, size_t most);
int payload_read(void *to, size_t length);
uint64_t number(const unsigned char *bytes, int count);
void input_begins(void);

/* The program's input. */
int control_fd(void);
int control_fill(void);
int stdin_pending(const unsigned char **data, size_t *length);
void stdin_consumed(size_t length);
int stdin_wants_more(void);
int stdin_ended(void);

#endif
