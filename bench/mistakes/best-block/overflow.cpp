#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    int best = a[0];
    int current = a[0];
    for (int i = 1; i < n; i++) {
        current = std::max(0, current);
        current += a[i];
        best = std::max(best, current);
    }
    std::cout << best << "\n";
}
