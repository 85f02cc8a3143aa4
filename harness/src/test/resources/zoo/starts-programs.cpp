// Right, with the help of other programs: by fork and exec, posix_spawn, popen and system.
#include "knights.h"
#include <csignal>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
extern char** environ;
int main() {
  char name[] = "true";
  char* arguments[] = {name, nullptr};
  int status = 1;
  pid_t child = fork();
  if (child == 0) { execv("/bin/true", arguments); _exit(1); }
  if (waitpid(child, &status, 0) != child || status != 0) return 11;
  if (posix_spawn(&child, "/bin/true", nullptr, nullptr, arguments, environ) != 0) return 12;
  if (waitpid(child, &status, 0) != child || status != 0) return 13;
  FILE* pipe = popen("echo words | cat", "r");
  char words[16] = "";
  if (!pipe || !fgets(words, sizeof words, pipe) || strcmp(words, "words\n") != 0 || pclose(pipe) != 0) return 14;
  if (system("true") != 0) return 15;
  child = fork();
  if (child == 0) { pause(); _exit(1); }
  if (kill(child, SIGTERM) != 0 || waitpid(child, &status, 0) != child) return 16; // its own child
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) return 17;
  knights_answer_all();
}
