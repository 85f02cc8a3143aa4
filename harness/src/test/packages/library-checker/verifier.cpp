#include <iostream>

#include "params.h"

int main() {
    long long a, b;
    if (!(std::cin >> a >> b) || a < 1 || b < 1 || a > LARGEST || b > LARGEST) return 3;
}
