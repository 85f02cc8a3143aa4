# @check-accepted: examples small
# @check-wrong-answer: large
read -r number < input.txt
echo $((number % 500)) > output.txt
