/* Small text files, such as those in /proc. */
#define _GNU_SOURCE
#include "text.h"
#include <fcntl.h>
#include <unistd.h>

ssize_t read_text(const char *path, char *text, size_t size) {
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  size_t filled = 0;
  ssize_t got;
  /* Files in /proc are read one page at a time. */
  while ((got = read(fd, text + filled, size - 1 - filled)) > 0) filled += (size_t)got;
  close(fd);
  if (got < 0 && filled == 0) return -1;
  text[filled] = 0;
  return (ssize_t)filled;
}
