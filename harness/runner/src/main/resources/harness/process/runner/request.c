/*
 * A request: arguments, files to put into the working folder, and files to send
 * back after the run. Files are transferred in chunks, so large files need no
 * extra memory here.
 */
#define _GNU_SOURCE
#include "request.h"
#include "fail.h"
#include "folder.h"
#include "frame.h"
#include "place.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK (64 * 1024)
#define BOUND 8
#define PROCESSOR 4
#define GIVEN_MODE 0644
/* The most files sent back if every file is wanted. */
#define MAX_FILES 256

/* A file to send back. */
struct wanted {
  uint64_t bound; /* bytes */
  char name[NAME_MAX + 1];
};

static char **command; /* the program's own words */
static char **words;   /* the program's own words, the run's arguments, NULL */
static size_t own_count, word_count;
static struct wanted *wanted;
static size_t wanted_count;
static uint64_t every_bound; /* bound in bytes for each file if every file is wanted; else 0 */
static int given = -1; /* the file being received; -1: none */
static char (*given_names)[NAME_MAX + 1];
static int given_folder = -1; /* the working folder, while it holds given files; else -1 */

static void *resized(void *block, size_t count, size_t size) {
  void *larger = realloc(block, count * size);
  if (larger == NULL) give_up("out of memory for a request");
  return larger;
}

/* Records the words that every run's command begins with. Returns their number. */
size_t request_open(char **of_program) {
  command = of_program;
  while (command[own_count] != NULL) own_count++;
  words = resized(NULL, own_count + 1, sizeof *words);
  memcpy(words, command, (own_count + 1) * sizeof *words);
  word_count = own_count;
  return own_count;
}

static void forget_last(void) {
  while (word_count > own_count) free(words[--word_count]);
  words[word_count] = NULL;
  wanted_count = 0;
  every_bound = 0;
}

static int add_argument(size_t length) {
  char *word = resized(NULL, length + 1, 1);
  word[length] = 0;
  words = resized(words, word_count + 2, sizeof *words);
  words[word_count++] = word;
  words[word_count] = NULL;
  return payload_read(word, length);
}

/* Reads a plain file name. The harness sends nothing else, and no name may lead out of the folder. */
static int read_name(char *name, size_t length) {
  if (length == 0 || length > NAME_MAX) give_up("invalid file name");
  if (!payload_read(name, length)) return 0;
  name[length] = 0;
  if (strlen(name) != length || strchr(name, '/') != NULL || strcmp(name, ".") == 0 ||
      strcmp(name, "..") == 0) {
    give_up("invalid file name");
  }
  return 1;
}

static int open_work(const struct program *program) {
  int folder = open(program->work, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) give_up("cannot open the working folder");
  return folder;
}

static void close_given(void) {
  if (given >= 0 && close(given) != 0) give_up("cannot write a given file");
  given = -1;
}

/* Whether files get the permissions that they are created with. */
static int creates_as_asked(void) {
  static int known, masked;
  if (!known) {
    mode_t mask = umask(0);
    umask(mask);
    masked = (mask & GIVEN_MODE) != 0;
    known = 1;
  }
  return !masked;
}

/* Creates the file that the following D frames fill. */
static int open_given(struct program *program, size_t length) {
  given_names = resized(given_names, program->given + 1, sizeof *given_names);
  char *name = given_names[program->given];
  if (!read_name(name, length)) return 0;
  close_given();
  if (given_folder < 0) given_folder = open_work(program);
  given = openat(given_folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, GIVEN_MODE);
  if (given < 0 || (!creates_as_asked() && fchmod(given, GIVEN_MODE) != 0)) {
    give_up("cannot create a given file");
  }
  if (program->user != 0 && fchown(given, program->user, program->user) != 0) {
    give_up("cannot change the owner of a given file");
  }
  program->given++;
  return 1;
}

static void write_given(const unsigned char *data, size_t length) {
  while (length > 0) {
    ssize_t written = write(given, data, length);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) give_up("cannot write a given file");
    data += written;
    length -= (size_t)written;
  }
}

static int fill_given(size_t length) {
  const unsigned char *data;
  if (given < 0) give_up("file bytes without a file name");
  while (length > 0) {
    size_t there = payload_next(&data, length);
    if (there == 0) return 0;
    write_given(data, there);
    length -= there;
  }
  return 1;
}

/* Adds a file to send back; without a name, every file. */
static int add_wanted(size_t length) {
  unsigned char bound[BOUND];
  if (length < BOUND) give_up("unexpected frame");
  if (!payload_read(bound, BOUND)) return 0;
  if (length == BOUND) {
    every_bound = number(bound, BOUND);
    return 1;
  }
  wanted = resized(wanted, wanted_count + 1, sizeof *wanted);
  wanted[wanted_count].bound = number(bound, BOUND);
  return read_name(wanted[wanted_count++].name, length - BOUND);
}

/* The limits in the payload of an X or Q frame. */
struct limits limits_from(const unsigned char *payload) {
  uint64_t values[LIMITS];
  for (int i = 0; i < LIMITS; i++) values[i] = number(payload + 8 * i, 8);
  return (struct limits){values[0], values[1], values[2], values[3], values[4],
                         values[5], values[6], values[7], values[8], values[9]};
}

static struct limits last_limits;

/* The limits of the last request. */
struct limits *limits_last(void) { return &last_limits; }

static int read_limits(struct limits *limits, size_t length) {
  unsigned char payload[8 * LIMITS];
  if (length != sizeof payload && length != 0) give_up("unexpected frame");
  if (!payload_read(payload, length)) return 0;
  if (length > 0) last_limits = limits_from(payload);
  *limits = last_limits;
  return 1;
}

static int read_processor(size_t length) {
  unsigned char payload[PROCESSOR];
  if (length != sizeof payload) give_up("unexpected frame");
  if (!payload_read(payload, sizeof payload)) return 0;
  place_keep((int32_t)(uint32_t)number(payload, PROCESSOR));
  return 1;
}

/* Waits for the next request and creates its files; 0 if the harness has closed its end. */
int request_next(struct program *program, struct limits *limits) {
  char type;
  uint32_t length;
  int there = 1;
  forget_last();
  do {
    if (!frame_next(&type, &length)) return 0;
    if (type == 'A') there = add_argument(length);
    else if (type == 'F') there = open_given(program, length);
    else if (type == 'D') there = fill_given(length);
    else if (type == 'W') there = add_wanted(length);
    else if (type == 'P') there = read_processor(length);
    else if (type == 'X' || type == 'Q') there = read_limits(limits, length);
    else give_up("unexpected frame");
  } while (there && type != 'X' && type != 'Q');
  program->quick = type == 'Q';
  close_given();
  program->argv = words;
  input_begins();
  return there;
}

/* Opens a regular file owned by the program's user; else -1. No process is left to change it meanwhile. */
static int open_wanted(const struct program *program, int folder, const char *name) {
  struct stat status;
  if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(status.st_mode)) return -1;
  if (program->user != 0 && status.st_uid != program->user) return -1;
  fchmodat(folder, name, 0600, 0); /* the program may have removed its own access */
  return openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
}

static void send_back(int file, const char *name, uint64_t bound) {
  static unsigned char data[CHUNK];
  uint64_t left = bound;
  frame_send('B', name, strlen(name));
  for (;;) {
    ssize_t got = read(file, data, sizeof data);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return;
    size_t kept = (uint64_t)got < left ? (size_t)got : (size_t)left;
    if (kept > 0) frame_send('D', data, kept);
    left -= kept;
    if (kept < (size_t)got) {
      frame_send('C', NULL, 0);
      return;
    }
  }
}

static void send_if_there(const struct program *program, int folder, const char *name,
                          uint64_t bound) {
  int file = open_wanted(program, folder, name);
  if (file < 0) return;
  send_back(file, name, bound);
  close(file);
}

static void send_every(const struct program *program, int folder) {
  DIR *files = fdopendir(dup(folder));
  if (files == NULL) give_up("cannot list the working folder");
  int left = MAX_FILES;
  for (struct dirent *each = readdir(files); each != NULL && left > 0; each = readdir(files)) {
    send_if_there(program, folder, each->d_name, every_bound);
    left--;
  }
  closedir(files);
}

/* Sends those wanted files that exist. Call only when no process of the run is alive. */
void request_answer(const struct program *program) {
  if (wanted_count == 0 && every_bound == 0) return;
  folder_own(program);
  int folder = open_work(program);
  for (size_t i = 0; i < wanted_count; i++) {
    send_if_there(program, folder, wanted[i].name, wanted[i].bound);
  }
  if (every_bound > 0) send_every(program, folder);
  close(folder);
}

/*
 * Removes the files given to the run, unless the working folder is kept. Usually nothing else is in
 * it, and then it need not be read.
 */
void request_clear(struct program *program) {
  for (size_t i = 0; i < program->given && !program->keep_work; i++) {
    unlinkat(given_folder, given_names[i], 0);
  }
  if (given_folder >= 0) {
    close(given_folder);
    if (!program->keep_work) folder_reset_times(program->work);
  }
  given_folder = -1;
  program->given = 0;
}
