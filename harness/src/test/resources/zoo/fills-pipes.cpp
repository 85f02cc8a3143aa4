// Fills the buffers of pipes in several processes.
#include "attack.h"
#include <sys/resource.h>
int main() {
  alarm(120);
  rlimit all{};
  getrlimit(RLIMIT_NOFILE, &all);
  all.rlim_cur = all.rlim_max;
  setrlimit(RLIMIT_NOFILE, &all);
  auto* filled = (std::atomic<long>*)mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  static char data[65536];
  memset(data, 7, sizeof data);
  for (int k = 0; k < 32; k++) {
    if (attack_fork() != 0) continue;
    alarm(120);
    int ends[2];
    while (pipe2(ends, O_NONBLOCK) == 0) {
      for (ssize_t sent; (sent = write(ends[1], data, sizeof data)) > 0;) *filled += sent;
    }
    attack_nap(1500);
    _exit(0);
  }
  for (int i = 0; i < 20 && *filled < (100 << 20); i++) attack_nap(50);
  attack_nap(200);
  attack_refused(*filled >= (100 << 20), std::to_string(*filled >> 20) + " MB in pipes");
  knights_answer_all();
}
