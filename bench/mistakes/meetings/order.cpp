#include <algorithm>
#include <iostream>
#include <vector>

struct Meeting {
    int start, end;
};

bool before(const Meeting& a, const Meeting& b) {
    if (a.start != b.start) {
        return a.start < b.start;
    }
    return a.end < b.end;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<Meeting> all(n);
    for (Meeting& each : all) {
        int length;
        std::cin >> each.start >> length;
        each.end = each.start + length;
    }
    std::sort(all.begin(), all.end(), before);
    int last = 0, count = 0;
    for (const Meeting& each : all) {
        if (each.start < last) {
            continue;
        }
        last = each.end;
        count++;
    }
    std::cout << count << "\n";
}
