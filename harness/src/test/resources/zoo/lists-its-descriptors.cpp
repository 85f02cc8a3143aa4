// Right if it has inherited nothing but its three streams, and these are pipes or /dev/null.
#include "attack.h"
#include <cstdlib>
#include <dirent.h>
#include <sys/stat.h>

static std::string target(int descriptor) {
  char name[512] = "";
  std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  return readlink(link.c_str(), name, sizeof name - 1) > 0 ? name : "?";
}

int main() {
  for (int i = 3; i < 4096; i++) {
    attack_refused(fcntl(i, F_GETFD) >= 0, "descriptor " + std::to_string(i) + " is " + target(i));
  }
  for (int i = 0; i < 3; i++) {
    struct stat status;
    bool is_closed = fstat(i, &status) != 0;
    attack_refused(is_closed || !(S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode)),
                   "stream " + std::to_string(i) + " is " + target(i));
  }
  DIR* listed = opendir("/proc/self/fd");
  if (!listed) return 10;
  for (dirent* entry; (entry = readdir(listed));) {
    int descriptor = entry->d_name[0] == '.' ? 0 : atoi(entry->d_name);
    attack_refused(descriptor > 2 && descriptor != dirfd(listed),
                   "descriptor " + std::to_string(descriptor) + " is " + target(descriptor));
  }
  closedir(listed);
  knights_answer_all();
}
