// Keeps a table of all amounts by all numbers of coins, 400 MB for the largest amount.
#include <iostream>
#include <vector>
int main() {
  int n, amount;
  std::cin >> n >> amount;
  std::vector<int> coins(n);
  for (int& coin : coins) std::cin >> coin;
  std::vector<std::vector<int>> made(amount + 1, std::vector<int>(amount + 1));
  made[0][0] = 1;
  for (int used = 0; used <= amount; used++) {
    if (made[used][amount]) return std::cout << used << "\n", 0;
    for (int sum = 0; sum <= amount && used < amount; sum++)
      for (int coin : coins)
        if (made[used][sum] && sum + coin <= amount) made[used + 1][sum + coin] = 1;
  }
  std::cout << "-1\n";
}
