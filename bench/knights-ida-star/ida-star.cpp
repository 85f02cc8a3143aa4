// The C++ side of bench/parts/knights-ida-star: the IDA* of the Java solver `ida-star`, written anew.
// h is the number of misplaced knights. It is counted once a board; from then on the slack, bound - g
// - h, is carried along, and with little slack the moves above the bound are masked out of the set of
// moves. The bound starts at h, rounded up to the distance's parity, rises by 2 and ends at 15. The
// squares that a knight may come from are tried in ascending order, that of the last move left out;
// the goal is seen when a node is expanded, and every node that is expanded is counted.
//
// Input: the number of boards, the boards (five lines of five characters each), then commands.
//   solve  solves each board and prints for each its nodes, its distance (or -1) and the moves
//   time   solves each board and prints the nanoseconds of CPU time and the nodes of them all
#include <bit>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr int SIDE = 5;
constexpr int SQUARES = SIDE * SIDE;
constexpr int MAX_MOVES = 15;
constexpr int NO_SOLUTION = -1;
constexpr uint32_t CENTRE = 1u << 12;

constexpr uint32_t blacks(std::string_view board) {
    uint32_t set = 0;
    for (int square = 0; square < SQUARES; square++) {
        if (board[square] == '1') set |= 1u << square;
    }
    return set;
}

constexpr uint32_t BLACK_GROUND = blacks("11111" "01111" "00*11" "00001" "00000");

struct Jumps {
    uint32_t from[SQUARES] = {};

    constexpr Jumps() {
        for (int a = 0; a < SQUARES; a++) {
            for (int b = 0; b < SQUARES; b++) {
                int rows = a / SIDE - b / SIDE, columns = a % SIDE - b % SIDE;
                if (rows * rows + columns * columns == 5) from[a] |= 1u << b;
            }
        }
    }
};

constexpr Jumps JUMPS;

// The squares with a knight that is not on its own ground.
constexpr uint32_t misplaced(uint32_t black, int empty) {
    return ((black ^ BLACK_GROUND) | CENTRE) & ~(1u << empty);
}

struct Solution {
    uint64_t nodes;
    int distance;
    std::string moves;
};

class IdaStar {
public:
    Solution solve(const std::string& board) {
        nodes = 0;
        const int empty = int(board.find('*'));
        const uint32_t black = blacks(board);
        const int h = std::popcount(misplaced(black, empty));
        for (int bound = h + ((h ^ empty) & 1); bound <= MAX_MOVES; bound += 2) {
            if (search(black, empty, 0, 0, bound - h)) return {nodes, depth, moves()};
        }
        return {nodes, NO_SOLUTION, ""};
    }

private:
    uint64_t nodes = 0;
    int depth = 0;
    int path[MAX_MOVES + 1] = {};

    // Expands a node with f = bound - slack; true when the goal was found below it.
    bool search(uint32_t black, int empty, uint32_t last, int g, int slack) {
        nodes++;
        path[g] = empty;
        const uint32_t away = misplaced(black, empty);
        if (away == 0) {
            depth = g;
            return true;
        }
        const uint32_t hole = 1u << empty;
        // The knights that would be at home on the empty square: one colour's, or none in the centre.
        uint32_t home = (BLACK_GROUND & hole) ? black : ~black;
        if (hole == CENTRE) home = 0;
        uint32_t movers = JUMPS.from[empty] & ~last;
        if (slack == 0) {
            movers &= away & home;
        } else if (slack == 1) {
            movers &= away | home;
        }
        for (; movers != 0; movers &= movers - 1) {
            const uint32_t from = movers & -movers;
            const int square = std::countr_zero(from);
            const int wasAway = away >> square & 1, comesHome = home >> square & 1;
            const uint32_t moved = -(black >> square & 1) & (from | hole);
            if (search(black ^ moved, square, hole, g + 1, slack - 2 + wasAway + comesHome)) {
                return true;
            }
        }
        return false;
    }

    std::string moves() const {
        std::string text;
        for (int g = 1; g <= depth; g++) {
            if (g > 1) text += ' ';
            text += char('1' + path[g] / SIDE);
            text += ',';
            text += char('1' + path[g] % SIDE);
        }
        return text;
    }
};

int64_t cpuNanos() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

}  // namespace

int main() {
    size_t count;
    if (!(std::cin >> count)) return 2;
    std::vector<std::string> boards(count);
    for (std::string& board : boards) {
        for (int row = 0; row < SIDE; row++) {
            std::string line;
            if (!(std::cin >> line) || line.size() != SIDE) return 2;
            board += line;
        }
    }
    IdaStar solver;
    std::string command;
    while (std::cin >> command) {
        if (command == "time") {
            const int64_t start = cpuNanos();
            uint64_t nodes = 0;
            for (const std::string& board : boards) nodes += solver.solve(board).nodes;
            std::printf("%lld %llu\n", (long long)(cpuNanos() - start), (unsigned long long)nodes);
        } else if (command == "solve") {
            for (const std::string& board : boards) {
                const Solution solution = solver.solve(board);
                std::printf("%llu %d %s\n", (unsigned long long)solution.nodes, solution.distance,
                            solution.moves.c_str());
            }
        } else {
            return 2;
        }
        std::fflush(stdout);
    }
}
