#include <cstdio>

long long sum[8];
long long least[8];

int main() {
    int n;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        long long x;
        scanf("%lld", &x);
        sum[i] = sum[i - 1] + x;
    }
    long long best = -1000000000000LL;
    for (int i = 1; i <= n; i++) {
        if (sum[i] - least[i - 1] > best) {
            best = sum[i] - least[i - 1];
        }
        least[i] = sum[i] < least[i - 1] ? sum[i] : least[i - 1];
    }
    printf("%lld\n", best);
}
