#include <algorithm>
#include <cstdio>
#include <vector>

// Which items fill the rucksack completely and are worth most?

namespace {

const long long NOTHING = -1;

struct Item {
    int weight;
    long long value;
};

struct Input {
    int capacity = 0;
    std::vector<Item> items;
};

Input read() {
    Input input;
    int n = 0;
    if (std::scanf("%d %d", &n, &input.capacity) != 2) {
        return input;
    }
    for (int i = 0; i < n; i++) {
        Item item{};
        if (std::scanf("%d %lld", &item.weight, &item.value) != 2) {
            break;
        }
        input.items.push_back(item);
    }
    return input;
}

class Rucksack {
public:
    explicit Rucksack(int capacity) : best(capacity + 1, NOTHING) {
        best[0] = 0;
    }

    void offer(const Item& item) {
        int capacity = static_cast<int>(best.size()) - 1;
        for (int weight = item.weight; weight <= capacity; weight++) {
            long long before = best[weight - item.weight];
            if (before == NOTHING) {
                continue;
            }
            if (before + item.value > best[weight]) {
                best[weight] = before + item.value;
                improvements++;
            }
        }
    }

    long long full() const {
        return best.back();
    }

    int improved() const {
        return improvements;
    }

private:
    std::vector<long long> best;
    int improvements = 0;
};

}  // namespace

int main() {
    Input input = read();
    Rucksack rucksack(input.capacity);
    int heaviest = 0;
    for (const Item& item : input.items) {
        heaviest = std::max(heaviest, item.weight);
        if (item.weight > input.capacity) {
            continue;
        }
        rucksack.offer(item);
    }
    std::printf("%lld\n", rucksack.full());
    return 0;
}
