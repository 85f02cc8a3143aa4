#include <iostream>
#include <vector>

int rises(const std::vector<int>& a) {
    int count = 0;
    for (int i = 0; i < a.size() - 1; i++) {
        if (a[i] < a[i + 1]) {
            count++;
        }
    }
    return count;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& x : a) {
        std::cin >> x;
    }
    std::cout << rises(a) << "\n";
}
