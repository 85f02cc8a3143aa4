/*
 * Frames: a type byte, a four-byte length and the payload. Numbers are big-endian.
 *
 *   in:  A one argument of the run, appended to the program's own
 *        F name of a file to create in the working folder; D frames follow with its bytes
 *        W 8-byte size limit, in bytes, and name of a file to send back after the run (no name:
 *          every file)
 *        P 4-byte number of the processor for quick runs (-1: any); holds until the next P
 *        X limits, 10 numbers of 8 bytes (none: as before): run once, as set up by A, F, D and W
 *        Q like X, but the zygote may fork the run
 *        I bytes of the program's input
 *        Z end of the program's input
 *   out: H the runner is ready
 *        O, E bytes of the program's standard output and standard error
 *        T the runner is alive (sent every second)
 *        B name of a file sent back; D frames follow with its bytes, and C if it was truncated
 *        S, N a message of the program or its partner: 8 bytes of time, 4 bytes of length,
 *          and its first bytes
 *        Y who ended first, who spoke last (1: the partner), and the number of bytes that the
 *          program and the partner sent: 4 numbers of 8 bytes
 *        R result, 12 numbers of 8 bytes
 *
 * After R, the rest of the input up to Z is discarded, and the next request can begin.
 */
#define _GNU_SOURCE
#include "frame.h"
#include "fail.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int control_in, control_out;
static unsigned char buffer[64 * 1024];
static size_t start, end;      /* unread bytes of the buffer */
static uint32_t input_left;    /* bytes remaining in the current I frame */
static int input_ended = 1;    /* Z has arrived */

/* Moves standard input and output elsewhere, so that the program cannot inherit them. */
void frames_open(void) {
  control_in = fcntl(0, F_DUPFD_CLOEXEC, 10);
  control_out = fcntl(1, F_DUPFD_CLOEXEC, 10);
  int nothing = open("/dev/null", O_RDWR);
  if (control_in < 0 || control_out < 0 || nothing < 0) give_up("cannot take over the channel");
  if (dup2(nothing, 0) < 0 || dup2(nothing, 1) < 0) give_up("cannot take over the channel");
  if (nothing > 2) close(nothing);
}

static void write_all(const unsigned char *data, size_t length) {
  while (length > 0) {
    ssize_t written = write(control_out, data, length);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) give_up("the harness is gone");
    data += written;
    length -= (size_t)written;
  }
}

static unsigned char unsent[2 * (HEADER + 64 * 1024)];
static size_t unsent_length;

void frames_flush(void) {
  write_all(unsent, unsent_length);
  unsent_length = 0;
}

/* Payloads are at most 64 KiB. Frames are sent in batches, because waking the harness is expensive. */
void frame_send(char type, const void *payload, size_t length) {
  if (unsent_length + HEADER + length > sizeof unsent) frames_flush();
  unsigned char *frame = unsent + unsent_length;
  frame[0] = (unsigned char)type;
  for (int i = 0; i < 4; i++) frame[1 + i] = (unsigned char)(length >> (24 - 8 * i));
  if (length > 0) memcpy(frame + HEADER, payload, length);
  unsent_length += HEADER + length;
}

static void put(unsigned char *bytes, uint64_t value, int count) {
  for (int i = 0; i < count; i++) bytes[i] = (unsigned char)(value >> (8 * (count - 1 - i)));
}

static void frame_send_numbers(char type, const uint64_t *values, int count) {
  unsigned char payload[8 * RESULTS];
  for (int i = 0; i < count; i++) put(payload + 8 * i, values[i], 8);
  frame_send(type, payload, 8 * (size_t)count);
}

/* Reports a message of this length, said at this time in nanoseconds, with its first bytes. */
void frame_send_said(char side, uint64_t at, uint32_t length, const void *data, size_t kept) {
  static unsigned char payload[12 + 64 * 1024];
  put(payload, at, 8);
  put(payload + 8, length, 4);
  memcpy(payload + 12, data, kept);
  frame_send(side, payload, 12 + kept);
}

void frame_send_talk(int partner_first, int partner_last, uint64_t bytes, uint64_t of_partner) {
  const uint64_t values[] = {(uint64_t)partner_first, (uint64_t)partner_last, bytes, of_partner};
  frame_send_numbers('Y', values, 4);
}

void frame_send_result(const struct result *result) {
  const uint64_t values[RESULTS] = {result->cause,     result->exit_code, result->signal,
                                    result->cpu,       result->wall,      result->peak,
                                    result->output,    result->error,     result->processes,
                                    result->left_over, result->forked,    result->stack};
  frame_send_numbers('R', values, RESULTS);
}

/* Reads what the harness has sent; 0 at the end. Call when the buffer is used up. */
int control_fill(void) {
  if (start == end) start = end = 0;
  if (start > 0) {
    memmove(buffer, buffer + start, end - start);
    end -= start;
    start = 0;
  }
  ssize_t got;
  do got = read(control_in, buffer + end, sizeof buffer - end);
  while (got < 0 && errno == EINTR);
  if (got > 0) end += (size_t)got;
  return got > 0;
}

uint64_t number(const unsigned char *bytes, int count) {
  uint64_t value = 0;
  for (int i = 0; i < count; i++) value = value << 8 | bytes[i];
  return value;
}

/* Skips frame headers until input bytes are available, the input has ended, or more must be read. */
static void next_header(void) {
  while (input_left == 0 && !input_ended && end - start >= HEADER) {
    char type = (char)buffer[start];
    uint32_t length = (uint32_t)number(buffer + start + 1, 4);
    start += HEADER;
    if (type == 'I') input_left = length;
    else if (type == 'Z' && length == 0) input_ended = 1;
    else give_up("unexpected frame inside a program's input");
  }
}

int control_fd(void) { return control_in; }

/* Finds the buffered input bytes; 0 if there are none. */
int stdin_pending(const unsigned char **data, size_t *length) {
  next_header();
  size_t there = end - start;
  *data = buffer + start;
  *length = there < input_left ? there : input_left;
  return *length > 0;
}

void stdin_consumed(size_t length) {
  start += length;
  input_left -= (uint32_t)length;
}

int stdin_ended(void) {
  next_header();
  return input_ended;
}

/* Whether the program's input can only continue with more data from the harness. */
int stdin_wants_more(void) {
  const unsigned char *data;
  size_t length;
  return !stdin_pending(&data, &length) && !input_ended;
}

/* Flushes before waiting, because the harness may be waiting for us. */
static int flush_and_fill(void) {
  frames_flush();
  return control_fill();
}

static int discard_input(void) {
  const unsigned char *data;
  size_t length;
  while (!stdin_ended()) {
    if (stdin_pending(&data, &length)) stdin_consumed(length);
    else if (!flush_and_fill()) return 0;
  }
  return 1;
}

/* Waits until part of the next request is here; 0 if the harness has closed its end. */
int frames_await(void) {
  if (!discard_input()) return 0;
  while (start == end) {
    if (!flush_and_fill()) return 0;
  }
  return 1;
}

/* Between requests: finds the bytes that have arrived. Returns their number. */
size_t frames_there(const unsigned char **data) {
  *data = buffer + start;
  return end - start;
}

/* Between requests: skips frames that were read in place. */
void frames_skip(size_t length) { start += length; }

/* Waits for the header of the request's next frame; 0 if the harness has closed its end. */
int frame_next(char *type, uint32_t *length) {
  if (!discard_input()) return 0;
  while (end - start < HEADER) {
    if (!flush_and_fill()) return 0;
  }
  *type = (char)buffer[start];
  *length = (uint32_t)number(buffer + start + 1, 4);
  start += HEADER;
  return 1;
}

/* Waits for part of a payload: at least one byte. Returns its length; 0 if the harness is gone. */
size_t payload_next(const unsigned char **data, size_t most) {
  if (start == end && !flush_and_fill()) return 0;
  size_t there = end - start;
  size_t taken = there < most ? there : most;
  *data = buffer + start;
  start += taken;
  return taken;
}

/* Reads this many bytes of a payload, waiting as needed; 0 if the harness is gone. */
int payload_read(void *to, size_t length) {
  unsigned char *next = to;
  const unsigned char *data;
  while (length > 0) {
    size_t taken = payload_next(&data, length);
    if (taken == 0) return 0;
    memcpy(next, data, taken);
    next += taken;
    length -= taken;
  }
  return 1;
}

/* The request is complete; the program's input follows. */
void input_begins(void) { input_ended = 0; }
