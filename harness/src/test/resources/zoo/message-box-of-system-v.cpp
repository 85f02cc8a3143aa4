// Right if the run before has left it no message: no shared memory, no semaphore, no queue.
#include "attack.h"
#include "system-v.h"
int main() {
  key_t memory = system_v_key(100), semaphore = system_v_key(101), queue = system_v_key(102);
  attack_refused(shmget(memory, 0, 0) >= 0, "found the shared memory of the run before");
  attack_refused(semget(semaphore, 0, 0) >= 0, "found the semaphore of the run before");
  attack_refused(msgget(queue, 0) >= 0, "found the queue of the run before");
  shmget(memory, 4096, IPC_CREAT | 0600);
  semget(semaphore, 1, IPC_CREAT | 0600);
  msgget(queue, IPC_CREAT | 0600);
  knights_answer_all();
}
