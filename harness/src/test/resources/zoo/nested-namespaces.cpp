// Right if it can neither make a namespace nor join one, by any call.
#include "attack.h"
#include <linux/sched.h>
#include <sched.h>

static const long KINDS[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP};

static bool by_clone(long flags) {
  long child = syscall(SYS_clone, flags | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
  if (child == 0) _exit(0);
  return child > 0;
}

static bool by_clone3(long flags) {
  clone_args arguments{};
  arguments.flags = (__aligned_u64)flags;
  arguments.exit_signal = SIGCHLD;
  long child = syscall(SYS_clone3, &arguments, sizeof arguments);
  if (child == 0) _exit(0);
  return child > 0;
}

int main() {
  for (long kind : KINDS) {
    for (long flags : {kind, kind | CLONE_NEWUSER}) {
      attack_in_child("unshare", [=] { return unshare((int)flags) == 0; });
      attack_in_child("clone", [=] { return by_clone(flags); });
      attack_in_child("clone3", [=] { return by_clone3(flags); });
    }
  }
  for (const char* name : {"ns/user", "ns/mnt", "ns/pid", "ns/net", "ns/ipc", "ns/uts", "ns/cgroup"}) {
    std::string path = attack_proc(getppid(), name);
    attack_in_child("setns", [&] { return setns(open(path.c_str(), O_RDONLY), 0) == 0; });
  }
  knights_answer_all();
}
