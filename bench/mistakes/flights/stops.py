import sys

INF = float("inf")


class Network:
    """Prices between cities, after floyd() the cheapest ones."""

    def __init__(self, n):
        self.n = n
        self.price = [[INF] * n for _ in range(n)]
        for i in range(n):
            self.price[i][i] = 0

    def add(self, a, b, cost):
        if cost < self.price[a][b]:
            self.price[a][b] = cost
            self.price[b][a] = cost

    def floyd(self):
        price = self.price
        for k in range(self.n):
            via = price[k]
            for i in range(self.n):
                row = price[i]
                first = row[k]
                if first == INF:
                    break
                for j in range(self.n):
                    if first + via[j] < row[j]:
                        row[j] = first + via[j]

    def total(self, start):
        result = 0
        for city in range(self.n):
            if self.price[start][city] != INF:
                result += self.price[start][city]
        return result


def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    m = int(data[1])
    network = Network(n)
    pos = 2
    for _ in range(m):
        a = int(data[pos]) - 1
        b = int(data[pos + 1]) - 1
        c = int(data[pos + 2])
        pos += 3
        network.add(a, b, c)
    network.floyd()
    answers = []
    for city in range(n):
        answers.append(network.total(city))
    print(*answers)


main()
