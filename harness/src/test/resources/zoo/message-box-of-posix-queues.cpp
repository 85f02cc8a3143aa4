// Leaves a message for the next run in a POSIX queue.
#include "attack.h"
#include <mqueue.h>
int main() {
  attack_refused(mq_open("/harness-zoo", O_RDONLY) >= 0, "found the queue of the run before");
  mq_open("/harness-zoo", O_CREAT | O_WRONLY, 0600, nullptr);
  knights_answer_all();
}
