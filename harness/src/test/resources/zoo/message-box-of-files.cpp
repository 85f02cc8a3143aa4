// Right if the run before has left it no file in any of the places where everybody may write.
#include "attack.h"
#include <sys/stat.h>
int main() {
  for (const char* folder : {".", "/tmp", "/var/tmp", "/dev/shm", "/dev/mqueue", "/run", "/run/lock", "/sandbox", "/"}) {
    std::string path = std::string(folder) + "/harness-zoo-message";
    attack_refused(access(path.c_str(), F_OK) == 0, "found " + path);
    int fd = open(path.c_str(), O_CREAT | O_WRONLY, 0600);
    if (fd >= 0) close(fd);
  }
  knights_answer_all();
}
