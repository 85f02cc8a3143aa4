# Says n, then which of two elements is smaller. Each pair may be asked for once. Writes the answer
# down for a checker, or, as an ICPC output validator, judges it. Its third argument is then a
# folder.
import os
import sys

is_icpc = sys.argv[3].endswith("/")


def end(right, why):
    if not is_icpc:
        print(why, file=sys.stderr)
        sys.exit(0 if right else 1)
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
        print(why, file=file)
    sys.exit(42 if right else 43)


numbers = list(map(int, open(sys.argv[1]).read().split()))
n, hidden = numbers[0], numbers[1:]
asked = 0
print(n, flush=True)
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["!"] and is_icpc:
        right = words[1:] == list(map(str, hidden))
        end(right, "right" if right else "another permutation")
    if words[:1] == ["!"]:
        with open(sys.argv[2], "w") as file:
            print(*words[1:], file=file)
        end(True, "answered")
    asked += 1
    if words[:1] != ["?"] or asked > n * (n - 1) // 2:
        end(False, "too many questions")
    print("<" if hidden[int(words[1]) - 1] < hidden[int(words[2]) - 1] else ">", flush=True)
end(False, "no answer")
