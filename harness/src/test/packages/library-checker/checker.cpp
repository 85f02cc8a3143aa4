#include <fstream>
#include <iostream>

int main(int, char** argv) {
    std::ifstream output(argv[2]), answer(argv[3]);
    long long one = -1, other = -2;
    output >> one;
    answer >> other;
    return one == other ? 0 : 1;
}
