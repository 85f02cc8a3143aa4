// Right if the run before has left it nothing in the attributes of the folders that runs share: extended
// attributes, access lists, flags, times and permissions. Only what belongs to the sandbox is changed.
#include "attack.h"
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/xattr.h>

static const timespec marks[2] = {{123456789, 7}, {123456789, 7}};

static bool has_mark(const struct stat& status) {
  return status.st_mtim.tv_sec == marks[0].tv_sec || status.st_atim.tv_sec == marks[0].tv_sec;
}

static void look(const char* folder) {
  struct stat status;
  char value[64];
  int flags = 0, fd = open(folder, O_RDONLY | O_DIRECTORY);
  std::string of = std::string(" of ") + folder;
  attack_refused(getxattr(folder, "user.zoo", value, sizeof value) >= 0, "an extended attribute" + of);
  attack_refused(getxattr(folder, "system.posix_acl_default", value, sizeof value) > 0, "an access list" + of);
  attack_refused(fd >= 0 && ioctl(fd, FS_IOC_GETFLAGS, &flags) == 0 && flags & FS_NODUMP_FL, "a flag" + of);
  attack_refused(stat(folder, &status) == 0 && has_mark(status), "the times" + of);
  attack_refused(stat(folder, &status) == 0 && (status.st_mode & 0777) == 0311, "the permissions" + of);
  if (fd >= 0) close(fd);
}

static void leave(const char* folder) {
  int flags = 0, fd = open(folder, O_RDONLY | O_DIRECTORY);
  static const unsigned char list[] = {2, 0, 0, 0, 1, 0, 7, 0, 255, 255, 255, 255, 4, 0, 7, 0,
                                       255, 255, 255, 255, 32, 0, 5, 0, 255, 255, 255, 255};
  setxattr(folder, "user.zoo", "message", 7, 0);
  setxattr(folder, "system.posix_acl_default", list, sizeof list, 0);
  if (fd >= 0 && ioctl(fd, FS_IOC_GETFLAGS, &flags) == 0) {
    flags |= FS_NODUMP_FL;
    ioctl(fd, FS_IOC_SETFLAGS, &flags);
  }
  utimensat(AT_FDCWD, folder, marks, 0);
  chmod(folder, 0311);
  if (fd >= 0) close(fd);
}

int main() {
  for (const char* folder : {".", "/dev/shm", "/dev/pts"}) look(folder);
  for (const char* folder : {".", "/dev/shm", "/dev/pts"}) leave(folder);
  knights_answer_all();
}
