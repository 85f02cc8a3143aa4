/* What a run leaves behind, outside its processes. */
#define _GNU_SOURCE
#include "leftovers.h"
#include "folder.h"
#include "ipc.h"
#include "namespace.h"
#include "priority.h"
#include "request.h"
#include <unistd.h>

static int has_changed_shared(const struct program *program) {
  return program->shared != NULL && !folder_is_shared_untouched(program->shared);
}

int has_leftovers(const struct program *program) {
  return (!program->keep_work && !folder_is_untouched(program)) || (program->own_ipc && ipc_is_used()) ||
         has_changed_shared(program);
}

void remove_leftovers(struct program *program) {
  request_clear(program);
  if (!program->keep_work && !folder_is_untouched(program)) {
    folder_own(program);
    folder_empty(program->work);
    folder_renew(program);
  }
  if (program->own_ipc) ipc_clear(program->user);
  if (has_changed_shared(program)) folder_reset_shared(program->shared);
}

void reset_times(const struct program *program) {
  if (program->keep_work) return;
  folder_reset_times(program->work);
  if (program->shared != NULL) folder_reset_times(program->shared);
  if (has_namespace()) folder_reset_devices();
}

void remove_work_folder(const struct program *program) {
  if (program->work == NULL || program->keep_work) return;
  priority_drop();
  folder_own(program);
  folder_empty(program->work);
  rmdir(program->work);
}
