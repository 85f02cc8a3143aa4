#include <cstdio>

int main() {
  int n, x;
  if (scanf("%d", &n) != 1 || n < 1 || n > 20) return 3;
  for (int i = 0; i < n; i++) {
    if (scanf("%d", &x) != 1 || x < -500 || x > 499) return 3;
  }
  return scanf("%d", &x) == 1 ? 3 : 0;
}
