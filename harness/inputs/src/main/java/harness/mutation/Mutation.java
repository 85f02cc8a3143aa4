package harness.mutation;

import harness.shrink.text.Counter;
import harness.shrink.text.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes a small change to an input: changes, deletes, doubles or swaps a token or a line. If the
 * number of tokens or lines changes, an earlier integer that may count them changes too. A
 * validator must decide whether the result is valid.
 */
public record Mutation(Layout before, TokenText text, SplittableRandom random) {

  private static final int KINDS = 8;

  /** An input with a change, which may have no effect. */
  public static String of(String input, SplittableRandom random) {
    Mutation mutation = new Mutation(Layout.of(input), TokenText.of(input), random);
    mutation.change();
    return mutation.text.joined();
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
    recount(Counter.ofLines(before, line, line + 1), -1);
    if (text.size() > 1) {
      text.lines().remove(line);
    }
  }

  private void doubleLine(int line) {
    recount(Counter.ofLines(before, line, line + 1), 1);
    text.lines().add(line, new ArrayList<>(text.line(line)));
  }

  private void deleteToken(int line, int place) {
    List<String> tokens = text.line(line);
    recount(Counter.ofTokens(before, line), -1);
    if (tokens.size() > 1) {
      tokens.remove(place);
    }
  }

  private void doubleToken(int line, int place) {
    List<String> tokens = text.line(line);
    recount(Counter.ofTokens(before, line), 1);
    tokens.add(place, tokens.get(place));
  }

  private void swapTokens(List<String> tokens, int place) {
    List<String> others = text.line(random.nextInt(text.size()));
    int other = random.nextInt(others.size());
    String token = tokens.get(place);
    tokens.set(place, others.get(other));
    others.set(other, token);
  }

  /** Adjusts one of the integers that may count the changed tokens or lines. */
  private void recount(List<Counter> counts, int by) {
    if (!counts.isEmpty()) {
      Counter count = counts.get(random.nextInt(counts.size()));
      text.line(count.line()).set(count.place(), Integer.toString(count.value() + by));
    }
  }

  /** A non-negative integer; -1 for any other token. */
  private static long number(String token) {
    return Rows.isInteger(token) && !token.startsWith("-") ? Long.parseLong(token) : -1;
  }

  private String changed(String token) {
    boolean negative = token.startsWith("-");
    long value = number(negative ? token.substring(1) : token);
    return value < 0 ? changedLetters(token) : Long.toString(changedNumber(negative, value));
  }

  private long changedNumber(boolean negative, long value) {
    long signed = negative ? -value : value;
    return switch (random.nextInt(10)) {
      case 0 -> signed + 1;
      case 1 -> signed - 1;
      case 2 -> random.nextInt(4);
      case 3 -> signed * 2;
      case 4 -> signed / 2;
      case 5 -> -signed;
      case 6 -> other(signed);
      case 7 -> other(signed) + (random.nextBoolean() ? 1 : -1);
      case 8 -> random.nextLong(2L << random.nextInt(bits(value) + 1));
      default -> random.nextLong(2 * value + 2);
    };
  }

  private static int bits(long value) {
    return Long.SIZE - Long.numberOfLeadingZeros(value);
  }

  /** Another number of the input; the given one if the token found is no number. */
  private long other(long value) {
    List<String> tokens = text.line(random.nextInt(text.size()));
    long other = number(tokens.get(random.nextInt(tokens.size())));
    return other < 0 ? value : other;
  }

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
