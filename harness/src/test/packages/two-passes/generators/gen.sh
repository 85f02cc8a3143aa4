# A number. Argument: seed.
echo "encode $(($1 % 256))"
