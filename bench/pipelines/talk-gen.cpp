// A number from 1 to 1000 and a hidden one up to it.
#include <cstdio>
#include <cstdlib>
#include <random>

int main(int count, char **words) {
  std::mt19937 random(atoi(words[count - 1]));
  int n = 1 + random() % 1000;
  printf("%d %d\n", n, (int)(1 + random() % n));
}
