// Every process makes more of them.
#include <unistd.h>
int main() { for (;;) { if (fork() < 0) usleep(1000); } }
