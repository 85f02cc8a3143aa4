// Walks the amounts downwards, so each coin is used once at most.
#include <algorithm>
#include <iostream>
#include <vector>
int main() {
  int n, amount, coin;
  std::cin >> n >> amount;
  std::vector<int> fewest(amount + 1, amount + 1);
  fewest[0] = 0;
  while (std::cin >> coin)
    for (int sum = amount; sum >= coin; sum--)
      fewest[sum] = std::min(fewest[sum], fewest[sum - coin] + 1);
  std::cout << (fewest[amount] <= amount ? fewest[amount] : -1) << "\n";
}
