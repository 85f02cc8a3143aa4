#include "part.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
    long long largest = std::atoll(argv[1]);
    long long seed = 0;
    for (int i = 2; i < argc; i++) seed = (seed * 31 + std::atoll(argv[i])) % 1000003;
    std::printf("%lld %lld\n", drawn(seed, largest), drawn(seed + 77, largest));
}
