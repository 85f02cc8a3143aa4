// Right if it gets no socket of a rare family.
#include "attack.h"
#include <sys/socket.h>
int main() {
  for (int family = 0; family < 50; family++) {
    for (int type : {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET}) {
      if (family == AF_UNIX || family == AF_INET || family == AF_INET6) continue;
      attack_in_child("a socket of family " + std::to_string(family), [=] { return socket(family, type, 0) >= 0; });
    }
  }
  knights_answer_all();
}
