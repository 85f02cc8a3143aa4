#include <iostream>
#include <vector>

int main() {
    int h, w;
    std::cin >> h >> w;
    std::vector<std::vector<int>> cell(h, std::vector<int>(w));
    for (auto& row : cell) {
        for (int& each : row) std::cin >> each;
    }
    int alone = 0;
    for (int i = 0; i < h; i++) {
        for (int j = 0; j < w; j++) {
            if (cell[i][j] == 0) continue;
            int around = 0;
            if (i > 0) around += cell[i - 1][j];
            if (i < h) around += cell[i + 1][j];
            if (j > 0) around += cell[i][j - 1];
            if (j + 1 < w) around += cell[i][j + 1];
            if (around == 0) alone++;
        }
    }
    std::cout << alone << "\n";
}
