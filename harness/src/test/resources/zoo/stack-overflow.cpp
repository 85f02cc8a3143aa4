// Recursion without end.
volatile int depth;
int dive(int level) { volatile char frame[256]; frame[0] = (char)level; depth = level; return dive(level + 1) + frame[0]; }
int main() { return dive(0); }
