#include <iostream>

int main() {
    int n, sum = 0;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        int x;
        std::cin >> x;
        sum += x;
    }
    int average = sum / n;
    std::cout << average << "\n";
}
