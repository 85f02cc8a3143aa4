# IDA* with a perimeter: all one-colour patterns within eight moves of the goal
# are stored with their exact distance, all others count as nine. The three
# colours are searched together, moves from A to H, so that the first answer is
# the smallest of the shortest.
import sys

LINES = [
    (0, 2, 6, 11, 15, 20, 22), (1, 3, 8, 12, 17, 21, 23),
    (10, 9, 8, 7, 6, 5, 4), (19, 18, 17, 16, 15, 14, 13),
    (23, 21, 17, 12, 8, 3, 1), (22, 20, 15, 11, 6, 2, 0),
    (13, 14, 15, 16, 17, 18, 19), (4, 5, 6, 7, 8, 9, 10)]
CENTRE = (6, 7, 8, 11, 12, 15, 16, 17)
RADIUS = 8


def tables(line):
    """What pulling a line does to the low and the high half of a pattern."""
    target = list(range(24))
    for k in range(7):
        target[line[(k + 1) % 7]] = line[k]
    halves = []
    for first in (0, 12):
        half = [0]
        for cell in range(12):
            bit = 1 << target[first + cell]
            half += [pattern | bit for pattern in half]
        halves.append(half)
    return halves


PULL = [tables(line) for line in LINES]


def perimeter():
    goal = sum(1 << cell for cell in CENTRE)
    distance = {goal: 0}
    layer = [goal]
    for depth in range(1, RADIUS + 1):
        following = []
        for pattern in layer:
            below, above = pattern & 4095, pattern >> 12
            for low, high in PULL:
                moved = low[below] | high[above]
                if moved not in distance:
                    distance[moved] = depth
                    following.append(moved)
        layer = following
    return distance


DISTANCE = perimeter()


def heuristic(board):
    return min(DISTANCE.get(pattern, RADIUS + 1) for pattern in board)


def search(board, left, moves):
    h = heuristic(board)
    if h == 0:
        return board
    if h > left:
        return None
    for move, (low, high) in enumerate(PULL):
        moves.append("ABCDEFGH"[move])
        after = [low[p & 4095] | high[p >> 12] for p in board]
        solved = search(after, left - 1, moves)
        if solved:
            return solved
        moves.pop()
    return None


def main():
    numbers = sys.stdin.read().split()
    at = 0
    while numbers[at] != "0":
        cells = numbers[at:at + 24]
        at += 24
        board = [sum(1 << i for i, c in enumerate(cells) if c == colour)
                 for colour in "123"]
        moves = []
        bound = heuristic(board)
        while not (solved := search(board, bound, moves)):
            bound += 1
        print("".join(moves) or "No moves needed")
        print([DISTANCE.get(pattern) for pattern in solved].index(0) + 1)


main()
