/* ipc.c: System V IPC objects */
#ifndef IPC_H
#define IPC_H

#include <stdint.h>
#include <sys/types.h>

uint64_t ipc_bytes(void);
int ipc_is_used(void);
void ipc_clear(uid_t user);

#endif
