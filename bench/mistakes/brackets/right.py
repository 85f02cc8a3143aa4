for _ in range(int(input())):
    open_, depth, error = [], 0, 0
    for i, c in enumerate(input(), 1):
        if c in "(<":
            open_.append((c, i))
            depth = max(depth, len(open_))
        elif not open_ or open_.pop()[0] + c not in ("()", "<>"):
            error = i
            break
    print(f"error {error}" if error else f"open {open_[0][1]}" if open_ else f"ok {depth}")
