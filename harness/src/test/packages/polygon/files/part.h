inline long long drawn(long long seed, long long largest) {
    return (seed * 1103515245 + 12345) / 65536 % largest + 1;
}
