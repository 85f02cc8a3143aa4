#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Costs {
    long long insertion;
    long long deletion;
    long long replacement;
};

class EditDistance {
public:
    EditDistance(const string& a, const string& b, const Costs& c)
        : from(a), to(b), costs(c) {}

    long long compute() {
        firstRow();
        for (size_t i = 1; i <= from.size(); i++) {
            nextRow(i);
        }
        return row[to.size()];
    }

private:
    string from;
    string to;
    Costs costs;
    vector<long long> row;  // one row is enough

    void firstRow() {
        row.assign(to.size() + 1, 0);
        for (size_t j = 1; j <= to.size(); j++) {
            row[j] = row[j - 1] + costs.insertion;
        }
    }

    void nextRow(size_t i) {
        long long diagonal = row[0];
        row[0] += costs.deletion;
        for (size_t j = 1; j <= to.size(); j++) {
            long long above = row[j];
            long long best = diagonal;
            if (from[i - 1] != to[j - 1]) {
                best += costs.replacement;
            }
            best = min(best, above + costs.deletion);
            best = min(best, row[j - 1] + costs.insertion);
            row[j] = best;
            diagonal = row[j];
        }
    }
};

int main() {
    Costs costs;
    cin >> costs.insertion >> costs.deletion >> costs.replacement;
    string from, to;
    cin >> from >> to;
    EditDistance distance(from, to, costs);
    cout << distance.compute() << "\n";
    return 0;
}
