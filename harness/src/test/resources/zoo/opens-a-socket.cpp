// Calls home.
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>
int main() {
  sockaddr_in home{};
  home.sin_family = AF_INET;
  home.sin_port = htons(9);
  home.sin_addr.s_addr = inet_addr("127.0.0.1");
  return connect(socket(AF_INET, SOCK_STREAM, 0), (sockaddr*)&home, sizeof home) == 0;
}
