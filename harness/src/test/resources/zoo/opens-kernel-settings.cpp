// Right if it can open none of the kernel's settings for writing, save those that are everybody's to
// open; it writes to none.
#include "attack.h"
#include <dirent.h>
#include <sys/stat.h>

static void try_all(const std::string& path, int depth) {
  struct stat is;
  if (lstat(path.c_str(), &is) != 0) return;
  if (S_ISREG(is.st_mode) && !(is.st_mode & S_IWOTH)) {
    attack_refused(open(path.c_str(), O_WRONLY | O_NONBLOCK) >= 0, "opened " + path);
  }
  DIR* entries = S_ISDIR(is.st_mode) && depth < 9 ? opendir(path.c_str()) : nullptr;
  if (!entries) return;
  while (dirent* entry = readdir(entries)) {
    if (entry->d_name[0] != '.') try_all(path + "/" + entry->d_name, depth + 1);
  }
  closedir(entries);
}

int main() {
  for (const char* path : {"/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/proc/sys", "/proc/irq", "/proc/bus",
                           "/proc/acpi", "/proc/fs", "/proc/scsi", "/proc/mtrr"}) {
    try_all(path, 0);
  }
  knights_answer_all();
}
