#include <iostream>
#include <set>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    for (auto it = a.begin(); it != a.end(); ++it) {
        if (*it % 2 == 0) {
            a.erase(it);
        }
    }
    int sum = 0;
    for (int x : a) sum += x;
    std::cout << sum << "\n";
}
