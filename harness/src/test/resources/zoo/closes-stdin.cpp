// Closes its input at once.
#include <unistd.h>
int main() { close(0); usleep(50000); }
