#include <cstdio>

#include "params.h"

int main() {
    long long a, b;
    if (std::scanf("%lld %lld", &a, &b) != 2) return 3;
    return a < 1 || b < 1 || a > LARGEST || b > LARGEST ? 3 : 0;
}
