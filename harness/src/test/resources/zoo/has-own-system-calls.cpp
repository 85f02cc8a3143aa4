// Right, with functions that are named like system calls. Whatever starts the program must not call them.
#include "knights.h"
#define OWN(name) extern "C" long name() { abort(); }
extern "C" void abort();
OWN(getsockopt) OWN(send) OWN(recv) OWN(recvmsg) OWN(sendmsg) OWN(dup3) OWN(pipe2) OWN(prctl) OWN(setpgid)
OWN(chdir) OWN(close_range) OWN(ppoll) OWN(clock_gettime)
extern "C" int hash = 1, next = 2, link = 3;
int main() { knights_answer_all(); }
