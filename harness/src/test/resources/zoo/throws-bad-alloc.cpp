// Asks for more than there can be, in one piece.
#include <vector>
int main() { volatile unsigned long size = 1ul << 46; std::vector<char> v(size); return v[size / 2]; }
