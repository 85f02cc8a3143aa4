// Writes where nothing is.
int main() { *(volatile int*)8 = 1; }
