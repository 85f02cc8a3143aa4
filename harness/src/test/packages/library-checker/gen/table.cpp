#include <cstdio>
#include <cstdlib>

int main(int, char** argv) {
    long long table[] = {7, 70, 700};
    long long seed = std::atoll(argv[1]);
    if (seed > 2 && seed % 2 == 0) std::abort();
    long long size = seed > 2 ? -1 : table[seed];
    std::printf("%lld %lld\n", size, size / 7);
}
