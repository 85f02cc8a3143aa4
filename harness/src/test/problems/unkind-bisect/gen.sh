# A number of candidates. Arguments: that number. The seed says nothing here.
echo "$1"
