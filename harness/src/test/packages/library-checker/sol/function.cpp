#include "solve.hpp"

long long solve(long long a, long long b) { return a > b ? a : b; }
