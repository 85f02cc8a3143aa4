#include <cstdio>

int main() {
    long long a;
    if (std::scanf("%lld", &a) != 1) return 1;
    std::printf("%lld\n", a);
}
