#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    int sum = 0;
    for (size_t i = 0; i <= a.size() - 1; i++) {
        if (a[i] % 2 == 1) sum += a[i];
    }
    std::cout << sum << "\n";
}
