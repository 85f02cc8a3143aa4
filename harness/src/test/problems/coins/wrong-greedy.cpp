// Always takes the largest coin that fits.
#include <algorithm>
#include <iostream>
#include <vector>
int main() {
  int n, amount, used = 0;
  std::cin >> n >> amount;
  std::vector<int> coins(n);
  for (int& coin : coins) std::cin >> coin;
  std::sort(coins.rbegin(), coins.rend());
  for (int coin : coins) used += amount / coin, amount %= coin;
  std::cout << (amount == 0 ? used : -1) << "\n";
}
