// Iterative deepening without an estimate on the whole board, only not taking the
// last move back: right, but seven times as slow with each move. A board at 9 moves
// takes a second, each move more seven times as long.
#include <cstdio>
#include <cstring>
#include <algorithm>
using namespace std;

static const int LINE[8][7] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23},
    {10, 9, 8, 7, 6, 5, 4}, {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};
static const int CENTRE[8] = {6, 7, 8, 11, 12, 15, 16, 17};
static const int UNDO[8] = {5, 4, 7, 6, 1, 0, 3, 2};

static int board[24];
static char moves[64];

static void pull(int move) {
    const int* line = LINE[move];
    int first = board[line[0]];
    for (int k = 0; k < 6; k++) board[line[k]] = board[line[k + 1]];
    board[line[6]] = first;
}

static int heuristic() {
    int count[4] = {};
    for (int cell : CENTRE) count[board[cell]]++;
    return 8 - max({count[1], count[2], count[3]});
}

static bool search(int depth, int bound) {
    int h = heuristic();
    if (h == 0) {
        moves[depth] = '\0';
        return true;
    }
    if (depth == bound) return false;
    for (int move = 0; move < 8; move++) {
        if (depth > 0 && moves[depth - 1] == 'A' + UNDO[move]) continue;
        moves[depth] = char('A' + move);
        pull(move);
        if (search(depth + 1, bound)) return true;
        pull(UNDO[move]);
    }
    return false;
}

int main() {
    while (scanf("%d", &board[0]) == 1 && board[0] != 0) {
        for (int cell = 1; cell < 24; cell++)
            if (scanf("%d", &board[cell]) != 1) return 0;
        int bound = heuristic();
        while (!search(0, bound)) bound++;
        printf("%s\n%d\n", moves[0] ? moves : "No moves needed", board[CENTRE[0]]);
        fflush(stdout);
    }
}
