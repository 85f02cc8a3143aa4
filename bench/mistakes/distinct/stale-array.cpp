#include <iostream>

bool seen[10];

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n, count = 0;
        std::cin >> n;
        for (int i = 0; i < n; i++) {
            int x;
            std::cin >> x;
            if (seen[x]) {
                continue;
            }
            seen[x] = true;
            count++;
        }
        std::cout << count << "\n";
    }
}
