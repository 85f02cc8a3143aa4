# Bidirectional breadth-first search, whole layers, the smaller side first: right,
# but Python expands too few states a second. From about 15 turns on an instance
# takes longer than the limit.
import sys


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    start = 0
    link = []
    for knob in range(12):
        start |= numbers[5 * knob] - 1 << 2 * knob
        link.append([other - 1 for other in numbers[5 * knob + 1:5 * knob + 5]])

    def step(state, knob, by):
        digit = state >> 2 * knob & 3
        return state + (((digit + by) % 4 - digit) << 2 * knob)

    def after(state, knob):
        digit = state >> 2 * knob & 3
        return step(step(state, knob, 1), link[knob][digit], 1)

    def before(state, knob):
        state = step(state, knob, 3)
        return step(state, link[knob][state >> 2 * knob & 3], 3)

    # Each side: where it has been and by which knob, its last layer, its rule.
    forward = [{start: None}, [start], after]
    backward = [{0: None}, [0], before]
    met = start if start == 0 else None
    while met is None:
        own, other = sorted((forward, backward), key=lambda side: len(side[1]))
        seen, layer, rule = own
        following = []
        for state in layer:
            for knob in range(12):
                successor = rule(state, knob)
                if successor in seen:
                    continue
                seen[successor] = knob
                following.append(successor)
                if successor in other[0]:
                    met = successor
                    break
            if met is not None:
                break
        own[1] = following
        if not following:
            print(-1)
            return

    path = []
    state = met
    while forward[0][state] is not None:
        path.append(forward[0][state])
        state = before(state, path[-1])
    path.reverse()
    state = met
    while backward[0][state] is not None:
        path.append(backward[0][state])
        state = after(state, path[-1])
    print(len(path))
    print(*[knob + 1 for knob in path])


main()
