// Right if no process of the harness or of anyone else is in /proc: only its own, its runner's and
// those that start programs for it.
#include "attack.h"
#include <dirent.h>

int main() {
  DIR* processes = opendir("/proc");
  if (!processes) _exit(10);
  while (dirent* entry = readdir(processes)) {
    if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
    std::string name = attack_first_line(attack_proc(atoi(entry->d_name), "comm"));
    attack_refused(name == "java", std::string("saw the harness as process ") + entry->d_name);
  }
  knights_answer_all();
}
