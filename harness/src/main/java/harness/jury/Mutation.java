package harness.jury;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * One small change of an input: a token or a line is changed, deleted, doubled or swapped. Where
 * their number changes, an integer before them that may count them is changed with it. Whether the
 * result is valid is for a validator to say.
 */
final class Mutation {

  private static final int KINDS = 8;

  /** How many of the first lines, and of those just above, may count what comes after them. */
  private static final int COUNTING_LINES = 3;

  private static final int LONGEST_NUMBER = 18;

  private final SplittableRandom random;
  private final TokenText text;

  private Mutation(String input, SplittableRandom random) {
    this.text = new TokenText(input);
    this.random = random;
  }

  /** An input with a change, which may leave it as it was. */
  static String of(String input, SplittableRandom random) {
    Mutation mutation = new Mutation(input, random);
    mutation.change();
    return mutation.text.text();
  }

  private void change() {
    int line = random.nextInt(text.size());
    List<String> tokens = text.line(line);
    int place = random.nextInt(tokens.size());
    switch (random.nextInt(KINDS)) {
      case 0 -> deleteLine(line);
      case 1 -> doubleLine(line);
      case 2 -> Collections.swap(text.lines(), line, random.nextInt(text.size()));
      case 3 -> deleteToken(line, place);
      case 4 -> doubleToken(line, place);
      case 5 -> swapTokens(tokens, place);
      default -> tokens.set(place, changed(tokens.get(place)));
    }
  }

  private void deleteLine(int line) {
    recount(line, text.size() - line, -1);
    if (text.size() > 1) {
      text.lines().remove(line);
    }
  }

  private void doubleLine(int line) {
    recount(line, text.size() - line, 1);
    text.lines().add(line, new ArrayList<>(text.line(line)));
  }

  private void deleteToken(int line, int place) {
    List<String> tokens = text.line(line);
    recount(line, tokens.size(), -1);
    if (tokens.size() > 1) {
      tokens.remove(place);
    }
  }

  private void doubleToken(int line, int place) {
    List<String> tokens = text.line(line);
    recount(line, tokens.size(), 1);
    tokens.add(place, tokens.get(place));
  }

  private void swapTokens(List<String> tokens, int place) {
    List<String> others = text.line(random.nextInt(text.size()));
    int other = random.nextInt(others.size());
    String token = tokens.get(place);
    tokens.set(place, others.get(other));
    others.set(other, token);
  }

  /**
   * Changes an integer above a line that may count what is changed there: one of just that value
   * where there is one, else any that is large enough.
   */
  private void recount(int line, int counted, int by) {
    List<int[]> exact = new ArrayList<>();
    List<int[]> likely = new ArrayList<>();
    for (int at = 0; at < line; at++) {
      boolean near = at < COUNTING_LINES || at >= line - COUNTING_LINES;
      for (int place = 0; near && place < text.line(at).size(); place++) {
        long value = number(text.line(at).get(place));
        if (value >= counted && value <= counted + line - at - 1L) {
          exact.add(new int[] {at, place});
        } else if (value >= 1 && value <= text.size()) {
          likely.add(new int[] {at, place});
        }
      }
    }
    List<int[]> counts = exact.isEmpty() ? likely : exact;
    if (!counts.isEmpty()) {
      int[] count = counts.get(random.nextInt(counts.size()));
      List<String> tokens = text.line(count[0]);
      tokens.set(count[1], Long.toString(number(tokens.get(count[1])) + by));
    }
  }

  /** An integer that is not negative; -1 for any other token. */
  private static long number(String token) {
    boolean plain =
        !token.isEmpty()
            && token.length() <= LONGEST_NUMBER
            && token.chars().allMatch(each -> each >= '0' && each <= '9');
    return plain ? Long.parseLong(token) : -1;
  }

  private String changed(String token) {
    boolean negative = token.startsWith("-");
    long value = number(negative ? token.substring(1) : token);
    return value < 0 ? changedLetters(token) : Long.toString(changedNumber(negative, value));
  }

  private long changedNumber(boolean negative, long value) {
    long signed = negative ? -value : value;
    return switch (random.nextInt(7)) {
      case 0 -> signed + 1;
      case 1 -> signed - 1;
      case 2 -> random.nextInt(4);
      case 3 -> signed * 2;
      case 4 -> signed / 2;
      case 5 -> -signed;
      default -> random.nextLong(2 * value + 2);
    };
  }

  /** With one character changed to another of the text. */
  private String changedLetters(String token) {
    if (token.isEmpty()) {
      return token;
    }
    List<String> others = text.line(random.nextInt(text.size()));
    String other = others.get(random.nextInt(others.size()));
    String from = other.isEmpty() ? token : other;
    int place = random.nextInt(token.length());
    char letter = from.charAt(random.nextInt(from.length()));
    return token.substring(0, place) + letter + token.substring(place + 1);
  }
}
