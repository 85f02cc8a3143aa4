import sys
from collections import deque, defaultdict


class Graph:
    def __init__(self, n):
        self.n = n
        self.adj = defaultdict(list)
        self.indegree = [0] * (n + 1)

    def add_edge(self, u, v):
        self.adj[u].append(v)
        self.indegree[v] += 1

    def sort_edges(self):
        # smaller courses first
        for u in self.adj:
            self.adj[u].sort()

    def topological_order(self):
        indegree = self.indegree[:]
        queue = deque()
        for v in range(1, self.n + 1):
            if indegree[v] == 0:
                queue.append(v)
        order = []
        while queue:
            u = queue.popleft()
            order.append(u)
            if u not in self.adj:
                continue
            for v in self.adj[u]:
                indegree[v] -= 1
                if indegree[v] == 0:
                    queue.append(v)
        return order


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    graph = Graph(n)
    for line in lines[1:m + 1]:
        course, needed = map(int, line.split())
        graph.add_edge(needed, course)
    graph.sort_edges()

    order = graph.topological_order()
    print(len(order))
    print(" ".join(map(str, order)))


main()
