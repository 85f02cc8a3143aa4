#include <iostream>

int sumOfOdd(int n) {
    int sums[2];
    for (int i = 0; i < n; i++) {
        int x;
        std::cin >> x;
        sums[x % 2] += x;
    }
    return sums[1];
}

int main() {
    int n;
    std::cin >> n;
    std::cout << sumOfOdd(n) << "\n";
}
