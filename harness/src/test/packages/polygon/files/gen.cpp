#include "part.h"

#include <cstdlib>
#include <iostream>

int main(int argc, char** argv) {
    long long largest = std::atoll(argv[1]);
    long long seed = 0;
    for (int i = 2; i < argc; i++) seed = (seed * 31 + std::atoll(argv[i])) % 1000003;
    std::cout << drawn(seed, largest) << " " << drawn(seed + 77, largest) << "\n";
}
