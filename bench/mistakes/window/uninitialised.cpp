#include <algorithm>
#include <iostream>
#include <vector>

int largest(const std::vector<int>& a, int k) {
    int best, sum = 0;
    for (int i = 0; i < (int)a.size(); i++) {
        sum += a[i];
        if (i >= k) {
            sum -= a[i - k];
        }
        if (i >= k - 1) {
            best = std::max(best, sum);
        }
    }
    return best;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n);
    for (int& x : a) {
        std::cin >> x;
    }
    int answer = largest(a, k);
    std::cout << answer << "\n";
}
