#include <iostream>

int main() {
    int n, x = 0;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        int command;
        std::cin >> command;
        switch (command) {
            case 1:
                x++;
                break;
            case 2:
                x *= 2;
                break;
            case 3:
                x = -x;
            case 4:
                x -= 3;
                break;
        }
    }
    std::cout << x << "\n";
}
