// Begins an answer and waits for ever.
#include <cstdio>
#include <unistd.h>
int main() { printf("1"); fflush(stdout); pause(); }
