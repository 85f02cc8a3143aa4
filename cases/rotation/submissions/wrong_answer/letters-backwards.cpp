// Exact table of all one-colour patterns, answers read off downhill. Mistake: letters
// are tried from H to A, so that the answer is shortest, but the largest string
// instead of the smallest. Wrong wherever there is more than one shortest answer.
#include <bits/stdc++.h>
using namespace std;

static const int LINE[8][7] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23},
    {10, 9, 8, 7, 6, 5, 4}, {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};
static const int CENTRE[8] = {6, 7, 8, 11, 12, 15, 16, 17};

static unsigned char distanceOf[1 << 24];

// What pulling a line does to the low and to the high twelve cells.
static unsigned low[8][4096], high[8][4096];

static unsigned pull(unsigned pattern, int move) {
    return low[move][pattern & 4095] | high[move][pattern >> 12];
}

static void precompute() {
    for (int move = 0; move < 8; move++) {
        int goesTo[24];
        iota(goesTo, goesTo + 24, 0);
        for (int k = 0; k < 7; k++) goesTo[LINE[move][(k + 1) % 7]] = LINE[move][k];
        for (int part = 0; part < 4096; part++)
            for (int cell = 0; cell < 12; cell++)
                if (part >> cell & 1) {
                    low[move][part] |= 1u << goesTo[cell];
                    high[move][part] |= 1u << goesTo[cell + 12];
                }
    }
    memset(distanceOf, 255, sizeof distanceOf);
    unsigned goal = 0;
    for (int cell : CENTRE) goal |= 1u << cell;
    vector<unsigned> queue{goal};
    distanceOf[goal] = 0;
    for (size_t head = 0; head < queue.size(); head++)
        for (int move = 0; move < 8; move++) {
            unsigned next = pull(queue[head], move);
            if (distanceOf[next] != 255) continue;
            distanceOf[next] = distanceOf[queue[head]] + 1;
            queue.push_back(next);
        }
}

static int nearest(const array<unsigned, 3>& board) {
    return min({distanceOf[board[0]], distanceOf[board[1]], distanceOf[board[2]]});
}

int main() {
    precompute();
    int number;
    while (scanf("%d", &number) == 1 && number != 0) {
        array<unsigned, 3> board{};
        for (int cell = 0; cell < 24; cell++) {
            if (cell > 0 && scanf("%d", &number) != 1) return 0;
            board[number - 1] |= 1u << cell;
        }
        string moves;
        for (int left = nearest(board); left > 0; left--)
            for (int move = 7; move >= 0; move--) {
                array<unsigned, 3> next;
                for (int c = 0; c < 3; c++) next[c] = pull(board[c], move);
                if (nearest(next) != left - 1) continue;
                moves += char('A' + move);
                board = next;
                break;
            }
        int centre = 0;
        while (distanceOf[board[centre]] != 0) centre++;
        printf("%s\n%d\n", moves.empty() ? "No moves needed" : moves.c_str(), centre + 1);
    }
}
