#include <iostream>
#include <vector>

struct Result {
    int passed, best;
};

Result judged(const std::vector<int>& grades, int bound) {
    Result result{0, 0};
    for (int i = 0; i < (int)grades.size(); i++) {
        if (grades[i] >= bound) {
            result.passed++;
        }
        if (grades[i] >= grades[result.best]) {
            result.best = i;
        }
    }
    return result;
}

int main() {
    int n, bound;
    std::cin >> n >> bound;
    std::vector<int> grades(n);
    for (int& each : grades) {
        std::cin >> each;
    }
    Result result = judged(grades, bound);
    std::cout << result.passed << " " << result.best + 1 << "\n";
}
