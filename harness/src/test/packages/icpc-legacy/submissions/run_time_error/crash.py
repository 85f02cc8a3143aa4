print(max(map(int, input().split())))
raise SystemExit(1)
