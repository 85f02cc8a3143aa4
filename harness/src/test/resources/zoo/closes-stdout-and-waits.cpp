// Closes its output and stays.
#include <unistd.h>
int main() { close(1); close(2); pause(); }
