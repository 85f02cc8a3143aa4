package harness.ready;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

/** Sequences of brackets. */
final class BracketsInput extends ReadyInput {

  private static final String OPEN = "([{<";
  private static final String CLOSE = ")]}>";
  private static final int MOST_PAIRS = 10_000_000;

  BracketsInput() {
    super(
        "brackets",
        "a sequence of brackets; head=n prints its length n",
        "",
        Parameter.size("pairs", "[1..5]", "how many pairs"),
        Parameter.size("kinds", "1", "how many of the kinds () [] {} <>"),
        Parameter.word(
            "form",
            "whether the brackets match; one-wrong is balanced but for one bracket",
            List.of("balanced", "one-wrong", "free", Parameter.ANY)),
        Parameter.word("shape", "how deep", List.of(Parameter.ANY, "random", "nested", "flat")));
  }

  @Override
  void draw(Values values, InputLines to) {
    int pairs = values.size("pairs", 0, MOST_PAIRS);
    int kinds = values.size("kinds", 1, OPEN.length());
    SplittableRandom random = values.random();
    String form = values.word("form");
    if (form.equals(Parameter.ANY)) {
      form = List.of("balanced", "one-wrong", "free").get(random.nextInt(3));
    }
    StringBuilder text =
        form.equals("free")
            ? free(2 * pairs, kinds, random)
            : balanced(pairs, kinds, values.word("shape"), random);
    if (form.equals("one-wrong") && pairs > 0) {
      spoil(text, kinds, random);
    }
    values.set("n", text.length());
    to.line(text);
  }

  private static StringBuilder free(int length, int kinds, SplittableRandom random) {
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append((random.nextBoolean() ? OPEN : CLOSE).charAt(random.nextInt(kinds)));
    }
    return text;
  }

  /** A bracket opens if it must, may not if it cannot, and else depending on the shape. */
  private static StringBuilder balanced(
      int pairs, int kinds, String shape, SplittableRandom random) {
    StringBuilder text = new StringBuilder(2 * pairs);
    Deque<Integer> open = new ArrayDeque<>();
    for (int left = pairs; left > 0 || !open.isEmpty(); ) {
      boolean opens =
          switch (shape) {
            case "nested" -> left > 0;
            case "flat" -> open.isEmpty();
            default -> open.isEmpty() || (left > 0 && random.nextBoolean());
          };
      if (opens) {
        int kind = random.nextInt(kinds);
        open.push(kind);
        text.append(OPEN.charAt(kind));
        left--;
      } else {
        text.append(CLOSE.charAt(open.pop()));
      }
    }
    return text;
  }

  /** Turns one bracket, or gives it another kind: it then matches no more. */
  private static void spoil(StringBuilder text, int kinds, SplittableRandom random) {
    int place = random.nextInt(text.length());
    char old = text.charAt(place);
    boolean opens = OPEN.indexOf(old) >= 0;
    String side = opens ? OPEN : CLOSE;
    boolean otherKind = kinds > 1 && random.nextBoolean();
    int kind = side.indexOf(old);
    text.setCharAt(
        place,
        otherKind
            ? side.charAt((kind + 1 + random.nextInt(kinds - 1)) % kinds)
            : (opens ? CLOSE : OPEN).charAt(kind));
  }
}
