# @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT
print(int(input().split()[0]))
