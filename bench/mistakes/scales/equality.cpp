#include <iostream>

int main() {
    int a, b, c;
    std::cin >> a >> b >> c;
    double left = a * 0.1 + b * 0.1;
    double right = c * 0.1;
    if (left == right) {
        std::cout << "equal\n";
    } else {
        std::cout << "different\n";
    }
}
