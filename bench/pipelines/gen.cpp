// A list of 1 to 20 numbers.
#include <cstdio>
#include <cstdlib>
#include <random>

int main(int count, char **words) {
  std::mt19937 random(atoi(words[count - 1]));
  int n = 1 + random() % 20;
  printf("%d\n", n);
  for (int i = 0; i < n; i++) printf("%d ", (int)(random() % 1000) - 500);
  puts("");
}
