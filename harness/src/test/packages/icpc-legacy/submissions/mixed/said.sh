# @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT
read first second
echo "$first"
