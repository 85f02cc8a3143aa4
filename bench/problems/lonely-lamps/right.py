import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    adj = [[] for _ in range(n + 1)]
    for i in range(1, 2 * n - 1, 2):
        adj[data[i]].append(data[i + 1])
        adj[data[i + 1]].append(data[i])
    par = [0] * (n + 1)
    order = [1]
    for v in order:
        for w in adj[v]:
            if w != par[v]:
                par[w] = v
                order.append(w)
    take = [1] * (n + 1)
    leave = [0] * (n + 1)
    for v in reversed(order):
        p = par[v]
        take[p] += leave[v]
        leave[p] += max(take[v], leave[v])
    print(max(take[1], leave[1]))


main()
