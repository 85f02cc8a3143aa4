// Right if it can connect to no server of the machine by a local socket, named or abstract.
#include "attack.h"
#include <cstddef>
#include <sys/socket.h>
#include <sys/un.h>
int main() {
  FILE* list = fopen("/proc/net/unix", "r");
  char line[512];
  while (list && fgets(line, sizeof line, list)) {
    char name[256];
    if (sscanf(line, "%*s %*s %*s %*s %*s %*s %*s %255s", name) != 1) continue;
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (fd < 0) break;
    sockaddr_un server{};
    server.sun_family = AF_UNIX;
    memcpy(server.sun_path, name, strnlen(name, sizeof server.sun_path - 1));
    socklen_t length = (socklen_t)(offsetof(sockaddr_un, sun_path) + strlen(server.sun_path));
    if (name[0] == '@') server.sun_path[0] = 0;
    attack_refused(connect(fd, (sockaddr*)&server, length) == 0, std::string("connected to ") + name);
    close(fd);
  }
  knights_answer_all();
}
