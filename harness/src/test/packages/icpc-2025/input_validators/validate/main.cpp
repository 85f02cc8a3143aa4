#include <cstdio>
#include <cstdlib>
#include <cstring>

int main(int argc, char** argv) {
    long long largest = argc > 1 ? std::atoll(argv[1]) : {{LARGEST}};
    long long a, b;
    char line[100], same[100];
    if (!std::fgets(line, sizeof line, stdin) || std::getchar() != EOF) return 43;
    if (std::sscanf(line, "%18lld %18lld", &a, &b) != 2) return 43;
    std::snprintf(same, sizeof same, "%lld %lld\n", a, b);
    bool fits = a >= 1 && b >= 1 && a <= largest && b <= largest;
    return fits && std::strcmp(line, same) == 0 ? 42 : 43;
}
