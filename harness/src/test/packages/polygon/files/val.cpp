#include <cstdio>
#include <cstring>

int main() {
    long long a = 0, b = 0;
    char line[100] = "", same[100];
    std::fgets(line, sizeof line, stdin);
    std::sscanf(line, "%18lld %18lld", &a, &b);
    std::snprintf(same, sizeof same, "%lld %lld\n", a, b);
    if (a >= 1 && b >= 1 && std::strcmp(line, same) == 0 && std::getchar() == EOF) return 0;
    std::fputs("expected two numbers\n", stderr);
    return 3;
}
