# Says n, and hides nothing: whether the number is less than the one asked for is answered so that
# as many candidates as possible are left. As many questions are allowed as bits tell n numbers
# apart. Speaks as an ICPC output validator where its third argument is a folder, else as testlib
# does.
import os
import sys


def end(right, why):
    if not sys.argv[3].endswith("/"):
        print(why, file=sys.stderr)
        sys.exit(0 if right else 1)
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
        print(why, file=file)
    sys.exit(42 if right else 43)


n = int(open(sys.argv[1]).read())
low, high, asked = 1, n, 0
print(n, flush=True)
for line in sys.stdin:
    what, x = line.split()[0], int(line.split()[1])
    if what == "!":
        end(low == high == x, "found" if low == high == x else "it may be another number")
    asked += 1
    if what != "?" or asked > (n - 1).bit_length():
        end(False, "too many questions")
    if min(high, x - 1) - low >= high - max(low, x):
        high = min(high, x - 1)
        print("less", flush=True)
    else:
        low = max(low, x)
        print("no", flush=True)
end(False, "no answer")
