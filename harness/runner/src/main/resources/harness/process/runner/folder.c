/*
 * Empties the working folder between runs, and resets what a run can change of
 * the folder itself, so that nothing is left for the next run to find. Nested
 * folders are moved up rather than descended into, so that deep nesting cannot
 * exhaust the runner.
 */
#define _GNU_SOURCE
#include "folder.h"
#include "fail.h"
#include "memory.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static unsigned long moved;

static int is_dot(const char *name) {
  return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

/* Empties a folder directly below the root; its subfolders move up to the root. */
static void flatten(int root, const char *name) {
  char fresh[40];
  int folder;
  DIR *entries;
  fchmodat(root, name, 0700, 0);
  folder = openat(root, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return;
  entries = fdopendir(folder);
  if (entries == NULL) {
    close(folder);
    return;
  }
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    if (is_dot(entry->d_name) || unlinkat(folder, entry->d_name, 0) == 0) continue;
    fchmodat(folder, entry->d_name, 0700, 0); /* moving a folder modifies its ".." */
    snprintf(fresh, sizeof fresh, ".moved-%d-%lu", (int)getpid(), moved++);
    renameat(folder, entry->d_name, root, fresh);
  }
  closedir(entries);
}

/* Makes one pass over the root. Returns whether another is needed. */
static int pass(DIR *entries, int root) {
  int again = 0;
  rewinddir(entries);
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    if (is_dot(entry->d_name) || unlinkat(root, entry->d_name, 0) == 0) continue;
    flatten(root, entry->d_name);
    if (unlinkat(root, entry->d_name, AT_REMOVEDIR) != 0 && errno != ENOTEMPTY) continue;
    again = 1;
  }
  return again;
}

/* Whether the program cannot remove or replace its working folder: a file system of its own begins there. */
int folder_stays(const struct program *program) {
  static int known, stays;
  struct stat status, parent;
  char above[PATH_MAX];
  if (!known && snprintf(above, sizeof above, "%s/..", program->work) < (int)sizeof above) {
    stays = lstat(program->work, &status) == 0 && lstat(above, &parent) == 0 && status.st_dev != parent.st_dev;
  }
  known = 1;
  return stays;
}

/* Like lstat of the working folder, but resolves its path only once if it stays there. */
static int look(const struct program *program, struct stat *status) {
  static int folder = -1;
  if (!folder_stays(program)) return lstat(program->work, status);
  if (folder < 0) folder = open(program->work, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  return fstat(folder, status);
}

/* The times of all folders that runs share: that of the first reset. */
static const struct timespec *own_times(void) {
  static struct timespec times[2];
  if (times[0].tv_sec == 0) {
    clock_gettime(CLOCK_REALTIME, &times[0]);
    times[1] = times[0];
  }
  return times;
}

static int has_own_times(const struct stat *status) {
  const struct timespec *times = own_times();
  return memcmp(&status->st_atim, &times[0], sizeof *times) == 0 &&
         memcmp(&status->st_mtim, &times[1], sizeof *times) == 0;
}

/* Resets the times of a folder; that of its last change becomes now. */
void folder_reset_times(const char *path) {
  utimensat(AT_FDCWD, path, own_times(), AT_SYMLINK_NOFOLLOW);
}

/* Gives the working folder to the program's user, replacing anything else a program left there. */
void folder_own(const struct program *program) {
  struct stat status;
  if (lstat(program->work, &status) == 0 && !S_ISDIR(status.st_mode)) unlink(program->work);
  mkdir(program->work, 0700);
  if (program->user != 0 && chown(program->work, program->user, program->user) != 0) {
    give_up("cannot change the owner of the working folder");
  }
  if (program->keep_work) return;
  chmod(program->work, 0700);
  folder_reset_times(program->work);
}

/* Deletes everything in a folder. */
void folder_empty(const char *path) {
  int root = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (root < 0) return;
  DIR *entries = fdopendir(root);
  if (entries == NULL) {
    close(root);
    return;
  }
  while (pass(entries, root)) {
  }
  closedir(entries);
}

/* Replaces the empty working folder by a new one, unless a file system begins there. */
void folder_renew(const struct program *program) {
  if (!folder_stays(program) && rmdir(program->work) == 0) mkdir(program->work, 0700);
  folder_own(program);
}

/* Whether the working folder is known, from a cheap check, to be empty and unchanged. */
int folder_is_untouched(const struct program *program) {
  struct stat status;
  if (memory_files(program->work) != 1 || look(program, &status) != 0) return 0;
  return S_ISDIR(status.st_mode) && (status.st_mode & 07777) == 0700 && has_own_times(&status) &&
         status.st_uid == (program->user != 0 ? program->user : getuid());
}

#define OF_SHARED 01777

/* The same for the folder of shared memory, which stays the runner's. */
int folder_is_shared_untouched(const char *path) {
  static int folder = -1;
  struct stat status;
  if (folder < 0) folder = open(path, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  return memory_files(path) <= 1 && fstat(folder, &status) == 0 && (status.st_mode & 07777) == OF_SHARED &&
         has_own_times(&status);
}

/* Empties the folder of shared memory and resets what a run of the same user can change of it. */
void folder_reset_shared(const char *path) {
  chmod(path, 0700);
  folder_empty(path);
  chmod(path, OF_SHARED);
  folder_reset_times(path);
}

/*
 * Everybody who may write to a device may set its times to the current one, and so can tell others
 * something. A run that confirms finds the times of its own start.
 */
void folder_reset_devices(void) {
  static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
  for (size_t i = 0; i < sizeof devices / sizeof devices[0]; i++) utimensat(AT_FDCWD, devices[i], NULL, 0);
}
