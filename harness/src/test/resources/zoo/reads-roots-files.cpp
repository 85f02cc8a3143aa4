// Right if it can open nothing that only root may read.
#include "attack.h"
int main() {
  std::vector<std::string> paths = {"/etc/shadow",   "/etc/gshadow", "/etc/sudoers", "/root", "/etc/ssl/private",
                                    "/proc/kcore",   "/proc/kmsg",   "/proc/slabinfo", "/proc/vmallocinfo",
                                    "/proc/1/environ", "/proc/1/mem", "/dev/mem", "/dev/kmsg", "/dev/port",
                                    "/dev/sda", "/dev/vda", "/dev/nvme0n1"};
  for (const char* name : {"environ", "mem", "maps", "auxv", "stack", "syscall"}) paths.push_back(attack_proc(getppid(), name));
  for (const std::string& path : paths) attack_refused(open(path.c_str(), O_RDONLY | O_NONBLOCK) >= 0, "opened " + path);
  knights_answer_all();
}
