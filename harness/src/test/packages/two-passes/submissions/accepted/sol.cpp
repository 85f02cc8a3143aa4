#include <iostream>
#include <string>

int main() {
  std::string pass, letters;
  int number = 0;
  std::cin >> pass;
  if (pass == "encode") {
    std::cin >> number;
    for (int bit = 7; bit >= 0; bit--) letters += number >> bit & 1 ? 'b' : 'a';
    std::cout << letters << "\n";
  } else {
    std::cin >> letters;
    for (char each : letters) number = 2 * number + (each == 'b');
    std::cout << number << "\n";
  }
}
