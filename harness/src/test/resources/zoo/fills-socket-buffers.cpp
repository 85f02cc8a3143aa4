// Fills the buffers of sockets in several processes: 256 MB where nothing bounds them.
#include "attack.h"
#include <sys/resource.h>
#include <sys/socket.h>
int main() {
  alarm(120);
  rlimit all{};
  getrlimit(RLIMIT_NOFILE, &all);
  all.rlim_cur = all.rlim_max;
  setrlimit(RLIMIT_NOFILE, &all);
  auto* filled = (std::atomic<long>*)mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  static char data[16384];
  memset(data, 7, sizeof data);
  for (int k = 0; k < 8; k++) {
    if (attack_fork() != 0) continue;
    alarm(120);
    int ends[2];
    while (*filled < (256 << 20) && socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0) {
      for (int end : ends) {
        for (ssize_t sent; (sent = send(end, data, sizeof data, 0)) > 0;) *filled += sent;
      }
    }
    attack_nap(1000);
    _exit(0);
  }
  for (int i = 0; i < 20 && *filled < (256 << 20); i++) attack_nap(100);
  attack_nap(200);
  attack_refused(*filled >= (200 << 20), std::to_string(*filled >> 20) + " MB in socket buffers");
  knights_answer_all();
}
