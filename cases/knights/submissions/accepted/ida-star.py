# IDA* over a list of 25 characters that is changed and changed back in place.
# h is the number of knights on ground of the other colour, kept up to date;
# a knight in the middle counts too, since it has to leave.
import sys

GOAL = "11111" "01111" "00*11" "00001" "00000"
LIMIT = 15

TARGETS = []
for a in range(25):
    TARGETS.append([b for b in range(25)
                    if abs(a // 5 - b // 5) * abs(a % 5 - b % 5) == 2])

# GAIN[colour][from][to]: what h gains when a knight of that colour jumps.
MISPLACED = {c: [int(g != c) for g in GOAL] for c in "01"}
GAIN = {c: [[MISPLACED[c][b] - MISPLACED[c][a] for b in range(25)]
            for a in range(25)] for c in "01"}


def search(board, empty, previous, left, h):
    """Whether at most `left` moves solve the board, whose h is not 0."""
    left -= 1
    for square in TARGETS[empty]:
        if square == previous:
            continue
        knight = board[square]
        after = h + GAIN[knight][square][empty]
        if after > left:
            continue
        if after == 0:
            return True
        board[empty] = knight
        found = search(board, square, empty, left, after)
        board[square] = knight
        if found:
            return True
    return False


def solve(board):
    empty = board.index("*")
    h = sum(MISPLACED[c][s] for s, c in enumerate(board) if c != "*")
    if h == 0:
        return 0
    parity = (empty // 5 + empty % 5) % 2
    for bound in range(h + (h + parity) % 2, LIMIT + 1, 2):
        if search(board, empty, -1, bound, h):
            return bound
    return -1


def main():
    words = sys.stdin.read().split()
    for i in range(int(words[0])):
        print(solve(list("".join(words[1 + 5 * i:6 + 5 * i]))))


main()
