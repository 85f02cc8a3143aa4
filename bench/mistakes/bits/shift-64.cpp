#include <iostream>

int bit(long long x, int k) {
    return x >> k & 1;
}

int main() {
    long long x;
    int k;
    std::cin >> x >> k;
    std::cout << bit(x, k) << "\n";
}
