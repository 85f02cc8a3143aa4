#include <iostream>

int main() {
    long long a;
    std::cin >> a;
    std::cout << a << "\n";
}
