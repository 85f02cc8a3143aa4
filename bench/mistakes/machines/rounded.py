"""Some machines make k things together; when are they ready?"""
import sys


class Machine:
    def __init__(self, number, seconds):
        self.number = number
        self.seconds = seconds
        self.asked = 0

    def made(self, time):
        """How many things it has made by then."""
        self.asked += 1
        return time // self.seconds


class Factory:
    def __init__(self, seconds):
        self.machines = []
        for number, each in enumerate(seconds):
            self.machines.append(Machine(number, each))

    def slowest(self):
        return max(each.seconds for each in self.machines)

    def enough(self, time, k):
        total = 0
        for each in self.machines:
            total += each.made(time)
            if total >= k:
                return True
        return False

    def earliest(self, k):
        """The first time at which k things are there."""
        low = 0
        # even if all were as slow as the slowest, they would be ready by then
        high = self.slowest() * (k // len(self.machines))
        while low < high:
            middle = (low + high) // 2
            if self.enough(middle, k):
                high = middle
            else:
                low = middle + 1
        return low


def read():
    lines = sys.stdin.read().splitlines()
    n, k = map(int, lines[0].split())
    seconds = list(map(int, lines[1].split()))
    assert len(seconds) == n
    return seconds, k


def main():
    seconds, k = read()
    factory = Factory(seconds)
    time = factory.earliest(k)
    questions = 0
    for each in factory.machines:
        questions += each.asked
    print(time)


if __name__ == "__main__":
    main()
