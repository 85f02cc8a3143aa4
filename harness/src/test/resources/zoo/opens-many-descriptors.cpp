// Right if it can have no more than 512 open descriptors, and cannot raise that limit.
#include "attack.h"
#include <sys/resource.h>
int main() {
  const rlimit many{4096, 4096};
  attack_refused(setrlimit(RLIMIT_NOFILE, &many) == 0, "a higher limit of descriptors");
  int opened = 3, fd;
  while (opened < 4096 && (fd = open("/dev/null", O_RDONLY)) >= 0) {
    attack_refused(fd >= 512, "descriptor " + std::to_string(fd));
    opened++;
  }
  attack_refused(opened > 512, std::to_string(opened) + " descriptors");
  for (int i = 3; i < 512; i++) close(i);
  knights_answer_all();
}
