/*
 * System V IPC objects outlive processes. They are removed after each run, so
 * that they neither fill memory nor carry data to the next run.
 */
#define _GNU_SOURCE
#include "ipc.h"
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Since Linux 4.17. These also list objects that nobody may read. */
#ifndef SHM_STAT_ANY
#define SHM_STAT_ANY 15
#endif
#ifndef MSG_STAT_ANY
#define MSG_STAT_ANY 13
#endif
#ifndef SEM_STAT_ANY
#define SEM_STAT_ANY 20
#endif

union semaphores {
  int value;
  struct semid_ds *status;
  struct seminfo *info;
};

/* Bytes of shared memory in this IPC namespace, attached or not. */
uint64_t ipc_bytes(void) {
  struct shm_info info;
  if (shmctl(0, SHM_INFO, (struct shmid_ds *)&info) < 0) return 0;
  return (uint64_t)info.shm_rss * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void clear_memory(void) {
  struct shm_info info;
  struct shmid_ds status;
  int last = shmctl(0, SHM_INFO, (struct shmid_ds *)&info);
  if (last < 0 || info.used_ids == 0) return;
  for (int i = 0; i <= last; i++) {
    int id = shmctl(i, SHM_STAT_ANY, &status);
    if (id >= 0) shmctl(id, IPC_RMID, NULL);
  }
}

static void clear_messages(void) {
  struct msginfo info;
  struct msqid_ds status;
  int last = msgctl(0, MSG_INFO, (struct msqid_ds *)&info);
  if (last < 0 || info.msgpool == 0) return;
  for (int i = 0; i <= last; i++) {
    int id = msgctl(i, MSG_STAT_ANY, &status);
    if (id >= 0) msgctl(id, IPC_RMID, NULL);
  }
}

static void clear_semaphores(void) {
  struct seminfo info;
  struct semid_ds status;
  int last = semctl(0, 0, SEM_INFO, (union semaphores){.info = &info});
  if (last < 0 || info.semusz == 0) return;
  for (int i = 0; i <= last; i++) {
    int id = semctl(i, 0, SEM_STAT_ANY, (union semaphores){.status = &status});
    if (id >= 0) semctl(id, 0, IPC_RMID);
  }
}

/* Whether there are any objects. This check needs no permissions. */
int ipc_is_used(void) {
  struct shm_info memory;
  struct msginfo messages;
  struct seminfo semaphores;
  if (shmctl(0, SHM_INFO, (struct shmid_ds *)&memory) >= 0 && memory.used_ids > 0) return 1;
  if (msgctl(0, MSG_INFO, (struct msqid_ds *)&messages) >= 0 && messages.msgpool > 0) return 1;
  return semctl(0, 0, SEM_INFO, (union semaphores){.info = &semaphores}) >= 0 && semaphores.semusz > 0;
}

/* Removes all objects in this namespace. Only their owner may, so a root runner switches to that user. */
void ipc_clear(uid_t user) {
  if (!ipc_is_used()) return;
  if (user != 0) syscall(SYS_setresuid, -1, user, -1);
  clear_memory();
  clear_messages();
  clear_semaphores();
  if (user != 0) syscall(SYS_setresuid, -1, 0, -1);
}
