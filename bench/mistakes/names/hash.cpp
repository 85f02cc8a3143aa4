#include <iostream>
#include <set>
#include <string>

int main() {
    int n;
    std::cin >> n;
    std::set<int> seen;
    int count = 0;
    for (int i = 0; i < n; i++) {
        std::string name;
        std::cin >> name;
        int h = 0;
        for (char c : name) {
            h += c - 'a' + 1;
        }
        if (!seen.insert(h).second) {
            continue;
        }
        count++;
    }
    std::cout << count << "\n";
}
