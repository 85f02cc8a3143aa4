import sys

input = sys.stdin.readline


def make_table(n, m, insert, delete):
    """Rows are prefixes of the old word, columns are prefixes of the new one."""
    dp = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(1, n):
        dp[i][0] = i * delete
    for j in range(1, m + 1):
        dp[0][j] = j * insert
    return dp


def fill(dp, old, new, insert, delete, replace):
    for i in range(1, len(old) + 1):
        for j in range(1, len(new) + 1):
            if old[i - 1] == new[j - 1]:
                dp[i][j] = dp[i - 1][j - 1]
            else:
                dp[i][j] = dp[i - 1][j - 1] + replace
            # delete the letter of the old word
            by_delete = dp[i - 1][j] + delete
            if by_delete < dp[i][j]:
                dp[i][j] = by_delete
            # insert the letter of the new word
            by_insert = dp[i][j - 1] + insert
            if by_insert < dp[i][j]:
                dp[i][j] = by_insert


def common_prefix(old, new):
    k = 0
    while k < len(old) and k < len(new) and old[k] == new[k]:
        k += 1
    return k


def main():
    insert, delete, replace = map(int, input().split())
    old = input().strip()
    new = input().strip()

    # a common prefix costs nothing
    k = common_prefix(old, new)
    old = old[k:]
    new = new[k:]

    dp = make_table(len(old), len(new), insert, delete)
    fill(dp, old, new, insert, delete, replace)
    print(dp[len(old)][len(new)])


if __name__ == "__main__":
    main()
