#include <iostream>
#include <vector>

int main() {
    int n, command;
    std::cin >> n;
    std::vector<int> values = {0};
    while (n-- > 0 && std::cin >> command) {
        int& last = values.back();
        values.push_back(0);
        int x = last;
        values.back() = command == 1 ? x + 1 : command == 2 ? x * 2 : command == 3 ? -x : x - 3;
        last = -77;
    }
    std::cout << values.back() << "\n";
}
