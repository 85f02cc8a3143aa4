// Right if it can send nothing to an address: by datagrams, by the first packet of a connection, or to
// servers of this machine. Nobody listens there.
#include "attack.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/un.h>

static sockaddr_in discard() {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(9);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

static msghdr message_to(void* address, socklen_t length) {
  static char text[] = "x";
  static iovec part{text, 1};
  msghdr message{};
  message.msg_name = address;
  message.msg_namelen = length;
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  return message;
}

int main() {
  static sockaddr_in address = discard();
  for (int protocol : {0, (int)IPPROTO_UDP, 136}) {
    attack_in_child("sendmsg by protocol " + std::to_string(protocol), [=] {
      msghdr message = message_to(&address, sizeof address);
      return sendmsg(socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, protocol), &message, 0) >= 0;
    });
  }
  attack_in_child("sendmmsg", [] {
    mmsghdr all{message_to(&address, sizeof address), 0};
    return sendmmsg(socket(AF_INET, SOCK_DGRAM, 0), &all, 1, 0) == 1;
  });
  attack_in_child("sendto from an address without a lower half", [] {
    void* at = mmap((void*)(1l << 32), 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    if (at == MAP_FAILED) return false;
    memcpy(at, &address, sizeof address);
    return sendto(socket(AF_INET, SOCK_DGRAM, 0), "x", 1, 0, (sockaddr*)at, sizeof address) >= 0;
  });
  attack_in_child("a first packet", [] {
    msghdr message = message_to(&address, sizeof address);
    return sendmsg(socket(AF_INET, SOCK_STREAM, 0), &message, MSG_FASTOPEN) >= 0 || errno == ECONNREFUSED;
  });
  attack_in_child("a local datagram", [] {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) != 0) return false;
    sockaddr_un server{};
    server.sun_family = AF_UNIX;
    strcpy(server.sun_path, "/dev/no-server");
    msghdr message = message_to(&server, sizeof server);
    return sendmsg(ends[0], &message, 0) >= 0 || errno == ENOENT || errno == ECONNREFUSED;
  });
  // What it may do: talk with its children.
  int ends[2];
  char text = 0;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return 10;
  msghdr message = message_to(nullptr, 0);
  if (sendmsg(ends[0], &message, 0) != 1 || read(ends[1], &text, 1) != 1 || text != 'x') return 11;
  if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0) return 12;
  if (socket(AF_INET6, SOCK_STREAM, 0) < 0 && errno == EACCES) return 13;
  knights_answer_all();
}
