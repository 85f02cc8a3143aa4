// Takes and uses 10 GB.
#include <cstdlib>
#include <cstring>
int main() { for (int i = 0; i < 640; i++) { void* p = malloc(16 << 20); if (p) memset(p, 1, 16 << 20); } }
