#include <iostream>
#include <vector>

std::vector<int> a;

long long total(int count) {
    if (count == 0) return 0;
    char scratch[1 << 18];
    snprintf(scratch, sizeof scratch, "%d", a[count - 1]);
    return atoi(scratch) - total(count - 1);
}

int main() {
    int n;
    std::cin >> n;
    a.resize(n);
    for (int& x : a) std::cin >> x;
    std::cout << total(n) << "\n";
}
