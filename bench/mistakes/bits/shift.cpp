#include <iostream>

int main() {
    long long x;
    int k;
    std::cin >> x >> k;
    long long mask = 1 << k;
    std::cout << (x & mask ? 1 : 0) << "\n";
}
