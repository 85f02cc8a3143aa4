#include <cstdio>
#include <cstdlib>

#include "../params.h"

int main(int, char** argv) {
    unsigned long long seed = std::atoll(argv[1]);
    for (int i = 0; i < 2; i++) {
        seed = (seed ^ seed >> 32) * 6364136223846793005u + 1442695040888963407u;
        std::printf("%lld%c", (long long)((seed >> 40) % LARGEST) + 1, i == 0 ? ' ' : '\n');
    }
}
