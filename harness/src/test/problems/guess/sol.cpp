#include <iostream>
#include <string>

int main() {
  int n;
  std::cin >> n;
  int low = 1, high = n;
  while (low < high) {
    int middle = (low + high + 1) / 2;
    std::cout << "? " << middle << std::endl;
    std::string reply;
    std::cin >> reply;
    if (reply == "less") high = middle - 1;
    else low = middle;
  }
  std::cout << "! " << low << std::endl;
}
