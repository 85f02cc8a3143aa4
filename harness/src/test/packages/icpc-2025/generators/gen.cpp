#include <cstdio>
#include <cstdlib>

int main(int, char** argv) {
    long long largest = std::atoll(argv[1]);
    unsigned long long seed = std::atoll(argv[2]);
    for (int i = 0; i < 2; i++) {
        seed = (seed ^ seed >> 32) * 6364136223846793005u + 1442695040888963407u;
        std::printf("%lld%c", (long long)((seed >> 40) % largest) + 1, i == 0 ? ' ' : '\n');
    }
}
