/* folder.c: the working folder and that of shared memory */
#ifndef FOLDER_H
#define FOLDER_H

#include "program.h"

void folder_own(const struct program *program);
void folder_empty(const char *path);
int folder_stays(const struct program *program);
int folder_is_untouched(const struct program *program);
void folder_renew(const struct program *program);
void folder_reset_times(const char *path);
int folder_is_shared_untouched(const char *path);
void folder_reset_shared(const char *path);
void folder_reset_devices(void);

#endif
