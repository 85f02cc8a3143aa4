import heapq
n, k = map(int, input().split())
machines = [(a, a) for a in map(int, input().split())]
heapq.heapify(machines)
for _ in range(k):
    time, a = machines[0]
    heapq.heapreplace(machines, (time + a, a))
print(time)
