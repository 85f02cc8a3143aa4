// Forgets a megabyte every millisecond.
#include <cstdlib>
#include <cstring>
#include <unistd.h>
int main() { for (;;) { memset(malloc(1 << 20), 1, 1 << 20); usleep(1000); } }
