// Right if it cannot keep 300 MB in System V segments, which are in no process's size once they are
// detached, and which outlive it.
#include "attack.h"
#include "system-v.h"
int main() {
  const size_t size = 50 << 20;
  for (int number = 0; number < 6; number++) {
    int id = shmget(system_v_key(number), size, IPC_CREAT | 0600);
    void* block = id < 0 ? (void*)-1 : shmat(id, nullptr, 0);
    if (block == (void*)-1) {
      knights_answer_all();
      return 0;
    }
    memset(block, 7, size);
    shmdt(block);
  }
  attack_nap(200);
  attack_succeeded("held 300 MB in shared memory");
}
