#include <cstdio>
#include <cstring>

#include "rbx.h"

int main(int argc, char** argv) {
    long long largest = getVar<long long>("N.max");
    bool told = false;
    for (int i = 1; i < argc; i++) told |= std::strcmp(argv[i], "--N.max=1000") == 0;
    long long a, b;
    bool read = std::scanf("%lld %lld", &a, &b) == 2;
    return told && read && a >= 1 && b >= 1 && a <= largest && b <= largest ? 0 : 3;
}
