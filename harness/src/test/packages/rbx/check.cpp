#include <cstdio>

int main(int, char** argv) {
    long long printed, right;
    if (std::fscanf(std::fopen(argv[3], "r"), "%lld", &right) != 1) return 3;
    if (std::fscanf(std::fopen(argv[2], "r"), "%lld", &printed) == 1 && printed == right) return 0;
    std::fprintf(stderr, "expected %lld\n", right);
    return 1;
}
