#include <iostream>
#include <string>

#include "rbx.h"

int main(int argc, char** argv) {
    long long largest = getVar<long long>("N.max");
    bool told = false;
    for (int i = 1; i < argc; i++) told |= std::string(argv[i]) == "--N.max=1000";
    long long a, b;
    std::cin >> a >> b;
    return told && std::cin && a >= 1 && b >= 1 && a <= largest && b <= largest ? 0 : 3;
}
