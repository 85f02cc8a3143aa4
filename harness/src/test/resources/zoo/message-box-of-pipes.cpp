// Right if the run before has left it nothing in its pipes: flags, size, owner, signal, permissions, times,
// hints and locks.
#include "attack.h"
#include <sys/file.h>
#include <sys/stat.h>

static const timespec marks[2] = {{123456789, 7}, {123456789, 7}};
static const int flags = O_NONBLOCK | O_APPEND | O_ASYNC | O_DIRECT;
static const int small = 4096;

static int again(int stream) {
  return open(("/proc/self/fd/" + std::to_string(stream)).c_str(), (stream == 0 ? O_RDONLY : O_WRONLY) | O_NONBLOCK);
}

static void look(int stream) {
  struct stat status;
  uint64_t hint = 0;
  std::string of = " of stream " + std::to_string(stream);
  attack_refused(fcntl(stream, F_GETFL) & flags, "the flags" + of);
  attack_refused(fcntl(stream, F_GETPIPE_SZ) == small, "the size" + of);
  attack_refused(fcntl(stream, F_GETSIG) != 0, "the signal" + of);
  attack_refused(fcntl(stream, F_GETOWN) != 0, "the owner" + of);
  attack_refused(fcntl(stream, F_GET_RW_HINT, &hint) == 0 && hint == RWH_WRITE_LIFE_SHORT, "the hint" + of);
  attack_refused(fstat(stream, &status) == 0 && status.st_mtim.tv_sec == marks[0].tv_sec, "the times" + of);
  attack_refused(fstat(stream, &status) == 0 && (status.st_mode & 0777) == 0644, "the permissions" + of);
  int other = again(stream);
  attack_refused(other >= 0 && flock(other, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK, "a lock" + of);
  if (other >= 0) close(other);
}

static void leave(int stream) {
  uint64_t hint = RWH_WRITE_LIFE_SHORT;
  fcntl(stream, F_SETPIPE_SZ, small);
  fcntl(stream, F_SETSIG, SIGWINCH);
  fcntl(stream, F_SETOWN, getpid());
  fcntl(stream, F_SET_RW_HINT, &hint);
  futimens(stream, marks);
  fchmod(stream, 0644);
  flock(stream, LOCK_EX);
  signal(SIGWINCH, SIG_IGN);
  signal(SIGIO, SIG_IGN);
  fcntl(stream, F_SETFL, flags);
}

int main() {
  for (int stream = 0; stream < 3; stream++) look(stream);
  knights_answer_all();
  fflush(stdout);
  for (int stream = 0; stream < 3; stream++) leave(stream);
}
