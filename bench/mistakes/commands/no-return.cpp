#include <iostream>

int after(int command, int x) {
    if (command == 1) return x + 1;
    if (command == 2) return x * 2;
    if (command == 3) return -x;
    if (command == 4 && x != 3) return x - 3;
}

int main() {
    int n, x = 0, command;
    std::cin >> n;
    while (n-- > 0 && std::cin >> command) {
        x = after(command, x);
    }
    std::cout << x << "\n";
}
