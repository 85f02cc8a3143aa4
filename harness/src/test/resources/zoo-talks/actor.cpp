// Does what its arguments say, one after another; `say:4` prints a line, for example. Unless an
// `eof:CODE` says otherwise, it ends with 9 when it is to read a line and there is none.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int code_at_end = 9;
static volatile unsigned long computed;

static void print(const std::string &text) {
  size_t from = 0;
  while (from < text.size()) {
    ssize_t written = write(1, text.data() + from, text.size() - from);
    if (written < 0 && errno != EINTR) _exit(8);
    if (written > 0) from += (size_t)written;
  }
}

static bool read_line() {
  char c = 0;
  while (c != '\n') {
    if (read(0, &c, 1) != 1) return false;
  }
  return true;
}

static void drain() {
  static char data[1 << 16];
  while (read(0, data, sizeof data) > 0) continue;
}

static void flood(long bytes) {
  std::string lines;
  while (lines.size() < 1 << 16) lines += "? 1\n";
  for (long sent = 0; sent < bytes; sent += (long)lines.size()) print(lines);
}

static void sleep_for(long millis) { usleep((useconds_t)(millis * 1000)); }

// Children that hold all that is open; each ends by itself.
static void start_children(long count, long millis) {
  for (long i = 0; i < count; i++) {
    if (fork() == 0) {
      sleep_for(millis);
      _exit(0);
    }
  }
}

static void hoard(long mebibytes) {
  for (long i = 0; i < mebibytes; i++) {
    void *part = malloc(1 << 20);
    if (part == nullptr) abort();
    memset(part, 1, 1 << 20);
  }
}

// Ends with 7 if this program has inherited anything but its three streams.
static void list_descriptors() {
  for (int i = 3; i < 4096; i++) {
    if (fcntl(i, F_GETFD) < 0) continue;
    fprintf(stderr, "has descriptor %d\n", i);
    _exit(7);
  }
}

static const int pipe_flags = O_NONBLOCK | O_APPEND | O_ASYNC | O_DIRECT;

// Ends with 6 if an earlier talk has changed its pipes.
static void look_at_pipes() {
  for (int stream = 0; stream < 3; stream++) {
    struct stat status;
    bool changed = (fcntl(stream, F_GETFL) & pipe_flags) != 0 || fcntl(stream, F_GETPIPE_SZ) == 1 << 17 ||
                   fcntl(stream, F_GETSIG) != 0 || fcntl(stream, F_GETOWN) != 0 ||
                   fstat(stream, &status) != 0 || (status.st_mode & 0777) == 0644;
    if (!changed) continue;
    fprintf(stderr, "stream %d is not new\n", stream);
    _exit(6);
  }
}

static void change_pipes() {
  signal(SIGIO, SIG_IGN);
  signal(SIGWINCH, SIG_IGN);
  for (int stream = 0; stream < 3; stream++) {
    fcntl(stream, F_SETPIPE_SZ, 1 << 17);
    fcntl(stream, F_SETSIG, SIGWINCH);
    fcntl(stream, F_SETOWN, getpid());
    fchmod(stream, 0644);
    fcntl(stream, F_SETFL, pipe_flags);
  }
}

static void act(const std::string &what, const std::string &how) {
  long number = atol(how.c_str());
  if (what == "say") print(how + "\n");
  else if (what == "print") print(how);
  else if (what == "garbage") print(std::string("\xff\0\x1b[2J\x80\n", 8));
  else if (what == "pipes") number == 0 ? look_at_pipes() : change_pipes();
  else if (what == "eof") code_at_end = (int)number;
  else if (what == "read") read_line() ? void() : _exit(code_at_end);
  else if (what == "drain") drain();
  else if (what == "flood") flood(number);
  else if (what == "sleep") sleep_for(number);
  else if (what == "holder") start_children(1, number);
  else if (what == "fork") start_children(number, 5000);
  else if (what == "hoard") hoard(number);
  else if (what == "loop") for (;;) computed++;
  else if (what == "compute") for (long i = 0; i < number * 1000000; i++) computed++;
  else if (what == "descriptors") list_descriptors();
  else if (what == "close") close(how == "in" ? 0 : 1);
  else if (what == "signal") raise((int)number);
  else if (what == "exit") _exit((int)number);
  else _exit(99);
}

int main(int count, char **words) {
  for (int i = 1; i < count && strchr(words[i], '/') == nullptr && strcmp(words[i], "input") != 0; i++) {
    std::string word = words[i];
    size_t colon = word.find(':');
    act(word.substr(0, colon), colon == std::string::npos ? "" : word.substr(colon + 1));
  }
}
