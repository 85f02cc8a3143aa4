// Right if every call that needs a power of root is refused for want of it. All arguments are such
// that the call would do nothing if it were allowed.
#include "attack.h"
#include <sys/io.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

template <typename Call> static void refused(const char* what, Call call) {
  attack_in_child(what, [&] {
    errno = 0;
    return call() == 0 || (errno != EPERM && errno != EACCES && errno != ENOSYS);
  });
}

int main() {
  refused("mount", [] { return mount("none", "/", "no-such-system", 0, nullptr); });
  refused("umount2", [] { return umount2("/proc/self", 0); });
  refused("pivot_root", [] { return syscall(SYS_pivot_root, "/no-such-folder", "/no-such-folder"); });
  refused("chroot", [] { return chroot("."); });
  refused("mknod", [] { return mknod("device", S_IFCHR | 0600, makedev(1, 3)); });
  refused("swapon", [] { return syscall(SYS_swapon, "/no-such-file", 0); });
  refused("acct", [] { return acct("/no-such-file"); });
  refused("sethostname", [] { return syscall(SYS_sethostname, "", -1); });
  refused("settimeofday", [] { return syscall(SYS_settimeofday, nullptr, nullptr); });
  refused("init_module", [] { return syscall(SYS_init_module, nullptr, 0, nullptr); });
  refused("delete_module", [] { return syscall(SYS_delete_module, "no-such-module", O_NONBLOCK); });
  refused("kexec_load", [] { return syscall(SYS_kexec_load, 0, 0, nullptr, 0xffff); });
  refused("reboot", [] { return syscall(SYS_reboot, 0, 0, 0, nullptr); });
#if defined(__x86_64__)
  refused("iopl", [] { return iopl(3); });
#endif
  knights_answer_all();
}
