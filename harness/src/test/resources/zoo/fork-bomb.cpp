// Every process makes more of them, 2 000 in all.
#include "attack.h"
int main() {
  attack_bomb_prepare();
  for (;;) if (attack_bomb_fork() < 0) usleep(1000);
}
