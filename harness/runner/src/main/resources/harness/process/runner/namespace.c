/* The PID namespace of a sandbox. */
#define _GNU_SOURCE
#include "namespace.h"
#include <unistd.h>

int has_namespace(void) {
  static int known, is_first;
  if (!known) is_first = getpid() == 1;
  known = 1;
  return is_first;
}
