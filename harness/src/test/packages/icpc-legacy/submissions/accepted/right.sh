read first second
echo $((first > second ? first : second))
