n, m, k = map(int, input().split())
roads = [tuple(map(int, input().split())) for _ in range(k)]
print(sum(a < c and b > d for a, b in roads for c, d in roads))
