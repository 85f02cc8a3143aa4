package harness.process;

import harness.process.ZooMode.Place;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A system call that the sandbox refuses and that no program of the zoo makes. Its arguments would
 * make the kernel itself refuse it with another error, or let it do nothing.
 */
enum RareCall {
  LSETXATTR("syscall(SYS_lsetxattr, 0, 0, 0, 0, 0)", Answer.EOPNOTSUPP),
  FSETXATTR("syscall(SYS_fsetxattr, -1, 0, 0, 0, 0)", Answer.EOPNOTSUPP),
  REMOVEXATTR("syscall(SYS_removexattr, 0, 0)", Answer.EOPNOTSUPP),
  LREMOVEXATTR("syscall(SYS_lremovexattr, 0, 0)", Answer.EOPNOTSUPP),
  FREMOVEXATTR("syscall(SYS_fremovexattr, -1, 0)", Answer.EOPNOTSUPP),
  SETXATTRAT("syscall(463, -1, 0, 0, 0, 0, 0)", Answer.EOPNOTSUPP),
  REMOVEXATTRAT("syscall(466, -1, 0, 0, 0)", Answer.EOPNOTSUPP),
  FILE_SETATTR("syscall(469, -1, 0, 0, 0, 0)", Answer.EOPNOTSUPP),
  FLAGS_OF_A_FILE("ioctl(folder, FS_IOC_SETFLAGS, 0)", Answer.ENOTTY),
  FURTHER_FLAGS_OF_A_FILE("ioctl(folder, FS_IOC_FSSETXATTR, 0)", Answer.ENOTTY),
  VERSION_OF_A_FILE("ioctl(folder, FS_IOC_SETVERSION, 0)", Answer.ENOTTY),
  REQUEST_KEY("syscall(SYS_request_key, 0, 0, 0, 0)", Answer.KILLED),
  KEYCTL("syscall(SYS_keyctl, -1, 0, 0, 0, 0)", Answer.KILLED),
  IO_URING_ENTER("syscall(SYS_io_uring_enter, -1, 0, 0, 0, 0, 0)", Answer.ENOSYS),
  IO_URING_REGISTER("syscall(SYS_io_uring_register, -1, 0, 0, 0)", Answer.ENOSYS),
  OWNER_OF_A_DESCRIPTOR("ioctl(0, FIOSETOWN, 0)", Answer.EPERM),
  OWNER_OF_A_SOCKET("ioctl(0, SIOCSPGRP, 0)", Answer.EPERM),
  MOVE_PAGES_OF_THE_RUNNER("syscall(SYS_move_pages, runner, 0, 0, 0, 0, -1)", Answer.EPERM),
  SCHED_SETATTR_OF_THE_RUNNER("syscall(SYS_sched_setattr, runner, 0, 0)", Answer.EPERM),

  BIND("bind(-1, 0, 0)", Answer.KILLED, Where.WITHOUT_NETWORK),
  LISTEN("listen(-1, 0)", Answer.KILLED, Where.WITHOUT_NETWORK),
  NETLINK("socket(AF_NETLINK, SOCK_RAW, 0)", Answer.KILLED, Where.WITHOUT_NETWORK),
  SENDTO("sendto(-1, 0, 0, MSG_FASTOPEN, 0, 0)", Answer.KILLED, Where.WITHOUT_NETWORK),
  SENDMSG("sendmsg(-1, 0, MSG_FASTOPEN)", Answer.KILLED, Where.WITHOUT_NETWORK),
  SENDMMSG("sendmmsg(-1, 0, 0, MSG_FASTOPEN)", Answer.KILLED, Where.WITHOUT_NETWORK),
  RAW_SOCKET("socket(AF_INET6, SOCK_RAW, 255)", Answer.EACCES, Where.WITHOUT_NETWORK),
  RARE_PROTOCOL("socket(AF_INET, SOCK_STREAM, 132)", Answer.EACCES, Where.WITHOUT_NETWORK),
  LOCAL_SOCKET("socket(AF_UNIX, SOCK_STREAM, 0)", Answer.EACCES, Where.WITHOUT_NETWORK),
  RAW_PAIR("socketpair(AF_UNIX, SOCK_RAW, 0, 0)", Answer.EACCES, Where.WITHOUT_NETWORK),

  SHMGET("syscall(SYS_shmget, 0, 0, -1)", Answer.ENOSYS, Where.WITHOUT_SANDBOX),
  SEMGET("syscall(SYS_semget, 0, -1, 0)", Answer.ENOSYS, Where.WITHOUT_SANDBOX),
  MSGGET("syscall(SYS_msgget, nobody, 0)", Answer.ENOSYS, Where.WITHOUT_SANDBOX),

  SIGNAL_EVERYONE("kill(-1, 0)", Answer.EPERM, Where.AMONG_THE_USERS_OWN),
  SCHED_SETATTR(
      "syscall(SYS_sched_setattr, nobody, 0, 0)", Answer.EPERM, Where.AMONG_THE_USERS_OWN),
  SCHED_SETPARAM("syscall(SYS_sched_setparam, nobody, 0)", Answer.EPERM, Where.AMONG_THE_USERS_OWN),
  LIMITS("syscall(SYS_prlimit64, nobody, 0, &limits, 0)", Answer.EPERM, Where.AMONG_THE_USERS_OWN),
  SIGNAL_BY_DESCRIPTOR(
      "syscall(SYS_pidfd_send_signal, -1, 0, 0, 0)", Answer.ENOSYS, Where.AMONG_THE_USERS_OWN);

  /** What becomes of a call, as the program prints it: the error's number, or the end. */
  private static final class Answer {
    static final String EPERM = "1";
    static final String EACCES = "13";
    static final String ENOTTY = "25";
    static final String ENOSYS = "38";
    static final String EOPNOTSUPP = "95";
    static final String KILLED = "killed";
  }

  private enum Where {
    EVERYWHERE,
    WITHOUT_NETWORK,
    WITHOUT_SANDBOX,
    AMONG_THE_USERS_OWN
  }

  private static final String MAIN =
      """
      #include <asm/sockios.h>
      #include <cerrno>
      #include <csignal>
      #include <cstdio>
      #include <fcntl.h>
      #include <linux/fs.h>
      #include <sys/ioctl.h>
      #include <sys/resource.h>
      #include <sys/socket.h>
      #include <sys/syscall.h>
      #include <sys/wait.h>
      #include <unistd.h>

      template <typename Call> void attempt(const char *name, Call call) {
        pid_t child = fork();
        if (child == 0) _exit(call() >= 0 ? 0 : errno);
        int status = 0;
        if (child < 0 || waitpid(child, &status, 0) != child) _exit(1);
        if (WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS) printf("%%s killed\\n", name);
        else if (WIFEXITED(status)) printf("%%s %%d\\n", name, WEXITSTATUS(status));
        fflush(stdout);
      }

      int main() {
        const pid_t runner = getppid(), nobody = 4194304; /* above all process ids */
        const int folder = open(".", O_RDONLY);
        const rlimit limits{};
      %s}
      """;

  private final String call;
  private final String answer;
  private final Where where;

  RareCall(String call, String answer) {
    this(call, answer, Where.EVERYWHERE);
  }

  RareCall(String call, String answer, Where where) {
    this.call = call;
    this.answer = answer;
    this.where = where;
  }

  /** A program that makes all calls, and prints a line for each: its name and its answer. */
  static String program() {
    return MAIN.formatted(
        Arrays.stream(values())
            .map(each -> "  attempt(\"%s\", [&] { return %s; });\n".formatted(each, each.call))
            .collect(Collectors.joining()));
  }

  /** What must become of it. */
  String answer() {
    return answer;
  }

  /** Whether it is refused in a mode. */
  boolean isRefusedIn(ZooMode mode) {
    return switch (where) {
      case EVERYWHERE -> true;
      case WITHOUT_NETWORK -> mode.place() != Place.NONE;
      case WITHOUT_SANDBOX -> mode.place() == Place.NONE;
      case AMONG_THE_USERS_OWN -> mode.sharesUser();
    };
  }
}
