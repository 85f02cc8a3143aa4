#include <cstdio>

int main(int, char** argv) {
    std::FILE* answer = std::fopen(argv[2], "r");
    long long right, printed;
    if (std::fscanf(answer, "%lld", &right) != 1) return 1;
    return std::scanf("%lld", &printed) == 1 && printed == right ? 42 : 43;
}
