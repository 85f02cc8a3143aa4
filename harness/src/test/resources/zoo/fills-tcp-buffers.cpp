// Fills the buffers of connections to itself. They grow to megabytes where much has been sent before.
#include "attack.h"
#include <arpa/inet.h>
#include <sys/socket.h>
int main() {
  alarm(120);
  int listening = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in here{};
  here.sin_family = AF_INET;
  here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof here;
  if (bind(listening, (sockaddr*)&here, size) != 0 || listen(listening, 64) != 0) return 3;
  getsockname(listening, (sockaddr*)&here, &size);
  static char data[65536];
  memset(data, 7, sizeof data);
  long filled = 0;
  for (int i = 0; i < 60; i++) {
    int one = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(one, (sockaddr*)&here, sizeof here) != 0) return 3;
    int other = accept(listening, nullptr, nullptr);
    for (int end : {one, other}) fcntl(end, F_SETFL, O_NONBLOCK);
    for (long passed = 0, got; passed < (8 << 20); passed += got) {
      if (send(one, data, sizeof data, 0) < 0 && errno != EAGAIN) return 3;
      got = recv(other, data, sizeof data, 0);
      if (got < 0) got = 0;
    }
    for (ssize_t sent; (sent = send(one, data, sizeof data, 0)) > 0;) filled += sent;
    for (ssize_t sent; (sent = send(other, data, sizeof data, 0)) > 0;) filled += sent;
  }
  attack_nap(350);
  attack_refused(filled >= (100 << 20), std::to_string(filled >> 20) + " MB in the buffers of connections");
  knights_answer_all();
}
