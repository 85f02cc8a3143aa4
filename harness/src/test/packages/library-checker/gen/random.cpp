#include <cstdlib>
#include <iostream>
#include <random>

#include "../params.h"

int main(int, char** argv) {
    std::mt19937_64 random(std::atoll(argv[1]));
    std::cout << random() % LARGEST + 1 << " " << random() % LARGEST + 1 << "\n";
}
