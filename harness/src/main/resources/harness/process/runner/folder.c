/*
 * Empties the working folder between runs. A nested folder is moved up instead
 * of descended into, so that no depth that a program builds can exhaust us.
 */
#define _GNU_SOURCE
#include "runner.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static unsigned long moved;

static int is_dot(const char *name) {
  return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

/* Empties one folder directly below the root by moving its folders beside it. */
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
    fchmodat(folder, entry->d_name, 0700, 0); /* moving a folder writes its ".." */
    snprintf(fresh, sizeof fresh, ".moved-%d-%lu", (int)getpid(), moved++);
    renameat(folder, entry->d_name, root, fresh);
  }
  closedir(entries);
}

/* One pass over the root; whether another is needed. */
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

/* The working folder is the program's, whoever that is; what a program left in its place goes. */
void folder_own(const struct program *program) {
  struct stat status;
  if (lstat(program->work, &status) == 0 && !S_ISDIR(status.st_mode)) unlink(program->work);
  mkdir(program->work, 0700);
  if (program->user != 0 && chown(program->work, program->user, program->user) != 0) {
    give_up("cannot give the working folder away");
  }
  if (!program->keep_work) chmod(program->work, 0700);
}

/* Deletes all that is in a folder. */
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

/* Whether it is as it was made, with nothing in it, as far as that can be told at a glance. */
int folder_is_untouched(const struct program *program) {
  struct stat status;
  if (memory_files(program->work) != 1 || lstat(program->work, &status) != 0) return 0;
  return S_ISDIR(status.st_mode) && (status.st_mode & 07777) == 0700 &&
         status.st_uid == (program->user != 0 ? program->user : getuid());
}
