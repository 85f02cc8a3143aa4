// Does not flush its questions.
#include <iostream>
#include <string>

int main() {
  std::cin.tie(nullptr);
  std::ios::sync_with_stdio(false);
  int n;
  std::cin >> n;
  int low = 1, high = n;
  while (low < high) {
    int middle = (low + high + 1) / 2;
    std::cout << "? " << middle << "\n";
    std::string reply;
    std::cin >> reply;
    if (reply == "less") high = middle - 1;
    else low = middle;
  }
  std::cout << "! " << low << "\n";
}
