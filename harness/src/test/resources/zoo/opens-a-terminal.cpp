// Right if it gets no terminal: neither the one that the harness was started in, nor a new one.
#include "attack.h"
#include <cstdlib>
#include <sys/ioctl.h>
int main() {
  for (const char* name : {"/dev/tty", "/dev/ptmx", "/dev/pts/ptmx", "/dev/console", "/dev/pts/0"}) {
    attack_refused(open(name, O_RDWR | O_NOCTTY | O_NONBLOCK) >= 0, std::string("opened ") + name);
  }
  attack_refused(posix_openpt(O_RDWR) >= 0, "a new terminal");
  for (int i = 0; i < 3; i++) attack_refused(ioctl(i, TIOCSTI, "x") == 0, "typed into a stream");
  knights_answer_all();
}
