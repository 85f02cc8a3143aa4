/*
 * What the runner and a zygote say to each other. The runner's half is in runner/zygote.c and
 * runner/series.c, the zygote's in zygote.c, where what is said when is described.
 */
#ifndef CHANNEL_H
#define CHANNEL_H

#include <stddef.h>
#include <stdint.h>

/* Descriptors of the zygote: the two to the runner. */
#define CHANNEL 198
#define BELL 199

/* A message for a single run: three descriptors, the working folder and the arguments. */
#define STREAMS 3
#define MAX_BYTES 32768
#define MAX_WORDS 1024
/* The working folder of a run that need not change to it. */
#define STAY '.'

/* What the bell delivers for a single run and for a series. */
#define SINGLE 0
#define SERIES 1
#define MAX_SERIES_BYTES MAX_BYTES
#define MAX_ANSWER_BYTES 65536
/* The arguments of a run of a series are shorter, and so are those of most others. */
#define FEW_BYTES 512

/* A run of a series, followed by its arguments, each with its terminator, and its input. */
struct series_run {
  uint32_t arguments, input; /* bytes */
};

/* What became of it, followed by what it has printed. */
struct series_answer {
  int32_t process;
  uint32_t output; /* bytes */
  uint64_t nanos;
};

/* The next run, and the next answer, begin at a multiple of this many bytes. */
#define WHOLE(bytes) (((bytes) + 7) & ~(size_t)7)

#endif
