#include <cstdio>
#include <cstdlib>

// The first argument is the largest number, the others are seeds.
int main(int argc, char** argv) {
    long long largest = std::atoll(argv[1]);
    unsigned long long seed = 1;
    for (int i = 2; i < argc; i++)
        for (const char* at = argv[i]; *at != 0; at++) seed = seed * 6364136223846793005u + *at;
    for (int i = 0; i < 2; i++) {
        seed = (seed ^ seed >> 32) * 6364136223846793005u + 1442695040888963407u;
        std::printf("%lld%c", (long long)((seed >> 40) % largest) + 1, i == 0 ? ' ' : '\n');
    }
}
