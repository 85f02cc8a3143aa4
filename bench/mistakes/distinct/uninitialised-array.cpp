#include <iostream>

int distinct(int n) {
    bool seen[10];
    int count = 0;
    for (int i = 0; i < n; i++) {
        int x;
        std::cin >> x;
        if (!seen[x]) {
            count++;
        }
        seen[x] = true;
    }
    return count;
}

int main() {
    int t, n;
    std::cin >> t;
    while (t-- && std::cin >> n) {
        std::cout << distinct(n) << "\n";
    }
}
