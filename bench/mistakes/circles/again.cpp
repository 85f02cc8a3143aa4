#include <algorithm>
#include <cstdio>
#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

using namespace std;

// Friends of friends are in one circle.
class Circles {
public:
    explicit Circles(int n) : parent(n + 1), members(n + 1, 1), circles(n) {
        iota(parent.begin(), parent.end(), 0);
    }

    int find(int x) {
        while (parent[x] != x) {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        return x;
    }

    bool together(int a, int b) {
        return find(a) == find(b);
    }

    void join(int a, int b) {
        a = find(a);
        b = find(b);
        if (members[a] < members[b]) {
            swap(a, b);
        }
        parent[b] = a;
        members[a] += members[b];
        circles--;
    }

    int size(int x) {
        return members[find(x)];
    }

    int count() const {
        return circles;
    }

private:
    vector<int> parent;
    vector<int> members;
    int circles;
};

struct Log {
    int joins = 0;
    int questions = 0;
    int largest = 1;
};

int readInt() {
    int x = 0;
    int c = getchar();
    while (c < '0' || c > '9') {
        c = getchar();
    }
    while (c >= '0' && c <= '9') {
        x = 10 * x + (c - '0');
        c = getchar();
    }
    return x;
}

int main() {
    int n = readInt();
    int q = readInt();
    Circles circles(n);
    Log log;
    string out;
    for (int i = 0; i < q; i++) {
        int kind = readInt();
        int a = readInt();
        int b = readInt();
        if (kind == 1) {
            circles.join(a, b);
            int size = circles.size(a);
            log.joins++;
            log.largest = max(log.largest, size);
            out += to_string(size) + "\n";
        } else {
            log.questions++;
            out += circles.together(a, b) ? "yes\n" : "no\n";
        }
    }
    fputs(out.c_str(), stdout);
    return 0;
}
