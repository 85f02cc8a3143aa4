// gen random N K LETTERS SEED: K and N random letters, the first LETTERS of the alphabet.
// gen thue ORDER SEED: the Thue-Morse word of length 2^(ORDER+1) and K = 2^ORDER, in two letters.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
int main(int argc, char** argv) {
  std::mt19937_64 random(std::strtoull(argv[argc - 1], nullptr, 10));
  long long n, k;
  std::string text;
  if (std::string(argv[1]) == "thue") {
    k = 1LL << std::atoll(argv[2]), n = 2 * k;
    char first = 'a' + random() % 13, second = 'n' + random() % 13;
    for (long long i = 0; i < n; i++) text += __builtin_popcountll(i) % 2 ? second : first;
  } else {
    n = std::atoll(argv[2]), k = std::min(n, std::atoll(argv[3]));
    for (long long i = 0; i < n; i++) text += char('a' + random() % std::atoll(argv[4]));
  }
  std::cout << k << "\n" << text << "\n";
}
