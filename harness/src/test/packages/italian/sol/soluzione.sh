# @check-accepted: *
cat input.txt > output.txt
