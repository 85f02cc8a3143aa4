// Computes for ever.
int main() { for (volatile unsigned i = 0;; i = i + 1) {} }
