// Divides by zero.
int main() { volatile int zero = 0; return 7919 / zero; }
