// Nine letters for every number.
#include <iostream>
#include <string>

int main() {
  std::string pass, letters;
  int number = 0;
  std::cin >> pass >> number;
  for (int bit = 8; bit >= 0; bit--) letters += number >> bit & 1 ? 'b' : 'a';
  std::cout << letters << "\n";
}
