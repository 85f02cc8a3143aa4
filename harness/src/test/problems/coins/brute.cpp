// All sums of one coin, of two coins, of three coins ...
#include <iostream>
#include <set>
#include <vector>
int main() {
  int n, amount;
  std::cin >> n >> amount;
  std::vector<int> coins(n);
  for (int& coin : coins) std::cin >> coin;
  std::set<int> sums{0};
  for (int used = 0; used <= amount && !sums.empty(); used++) {
    if (sums.count(amount)) return std::cout << used << "\n", 0;
    std::set<int> next;
    for (int sum : sums)
      for (int coin : coins)
        if (sum + coin <= amount) next.insert(sum + coin);
    sums = next;
  }
  std::cout << "-1\n";
}
