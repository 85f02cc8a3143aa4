teams = []
for i in range(int(input())):
    solved, penalty = map(int, input().split())
    teams.append((-solved, penalty, i + 1))
for team in sorted(teams):
    print(1 + sum(other[:2] < team[:2] for other in teams), team[2])
