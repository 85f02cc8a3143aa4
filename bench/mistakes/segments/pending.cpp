#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

class Tree {
public:
    explicit Tree(const std::vector<long long>& values) {
        size = 1;
        while (size < (int) values.size()) {
            size *= 2;
        }
        nodes.resize(2 * size);
        for (int i = 0; i < size; i++) {
            nodes[size + i].best = i < (int) values.size() ? values[i] : LOWEST;
        }
        for (int i = size - 1; i >= 1; i--) {
            update(i);
        }
    }

    void add(int left, int right, long long value) {
        add(1, 0, size, left, right, value);
    }

    long long largest(int left, int right) {
        return largest(1, 0, size, left, right);
    }

private:
    static constexpr long long LOWEST = std::numeric_limits<long long>::min() / 4;

    struct Node {
        long long best = LOWEST;
        long long pending = 0;
    };

    int size;
    std::vector<Node> nodes;

    void update(int i) {
        nodes[i].best = std::max(nodes[2 * i].best, nodes[2 * i + 1].best);
    }

    void push(int i) {
        if (nodes[i].pending == 0) {
            return;
        }
        for (int child : {2 * i, 2 * i + 1}) {
            nodes[child].best += nodes[i].pending;
            nodes[child].pending += nodes[i].pending;
        }
        nodes[i].pending = 0;
    }

    // The ranges do not contain their ends.
    void add(int i, int from, int to, int left, int right, long long value) {
        if (to <= left || right <= from) {
            return;
        }
        if (left <= from && to <= right) {
            nodes[i].best += value;
            nodes[i].pending += value;
            return;
        }
        push(i);
        int middle = (from + to) / 2;
        add(2 * i, from, middle, left, right, value);
        add(2 * i + 1, middle, to, left, right, value);
        update(i);
    }

    long long largest(int i, int from, int to, int left, int right) {
        if (to <= left || right <= from) {
            return LOWEST;
        }
        if (left <= from && to <= right) {
            return nodes[i].best;
        }
        int middle = (from + to) / 2;
        return std::max(largest(2 * i, from, middle, left, right), largest(2 * i + 1, middle, to, left, right));
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<long long> values(n);
    for (long long& each : values) {
        std::cin >> each;
    }
    Tree tree(values);
    int changes = 0;
    while (q-- > 0) {
        int kind, left, right;
        std::cin >> kind >> left >> right;
        if (kind == 1) {
            long long value;
            std::cin >> value;
            tree.add(left - 1, right, value);
            changes++;
        } else {
            std::cout << tree.largest(left - 1, right) << "\n";
        }
    }
    return 0;
}
