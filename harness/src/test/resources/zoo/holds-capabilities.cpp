// Right if it is not the user root and has no capability.
#include "attack.h"
int main() {
  attack_refused(getuid() == 0 || geteuid() == 0, "user 0");
  attack_refused(getgid() == 0 || getegid() == 0, "group 0");
  FILE* status = fopen("/proc/self/status", "r");
  if (!status) return 10;
  char line[256];
  for (int found = 0; fgets(line, sizeof line, status);) {
    for (const char* set : {"CapInh:", "CapPrm:", "CapEff:", "CapAmb:"}) {
      if (strncmp(line, set, 7) == 0 && ++found && strtoull(line + 7, nullptr, 16) != 0) attack_succeeded(line);
    }
  }
  fclose(status);
  knights_answer_all();
}
