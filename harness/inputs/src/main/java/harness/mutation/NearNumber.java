package harness.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Puts a number, or one next to it, into an input: as one or several of its numbers, as the sum of
 * two, or as the length of a line or the number of lines. A validator must decide whether the
 * result is valid.
 *
 * @param number positive
 */
public record NearNumber(TokenText text, long number, SplittableRandom random) {

  /** Longer inputs are not made. */
  private static final long MOST_TOKENS = 1 << 14;

  /** Nor with more tokens in lines that are repeated. */
  private static final long MOST_REPEATED = 4 * MOST_TOKENS;

  private static final int MOST_BEYOND = 8;

  /** One size in this many is far above the number. */
  private static final int BEYOND_ONE_IN = 4;

  private static final int COUNTING_LINES = 3;

  /** An input with the number, or unchanged if it has no place for it. */
  public static String of(String input, long number, SplittableRandom random) {
    NearNumber change = new NearNumber(TokenText.of(input), number, random);
    int line = random.nextInt(change.text.size());
    switch (random.nextInt(6)) {
      case 0, 1 -> change.resize(change.longer(line));
      case 2 -> change.setSum(line);
      case 3 -> change.setColumn(line);
      default -> change.setSome(change.text.line(line));
    }
    return change.text.joined();
  }

  /** The line, or another one that has more tokens. */
  private int longer(int line) {
    int other = random.nextInt(text.size());
    return text.line(other).size() > text.line(line).size() ? other : line;
  }

  private String near() {
    return Long.toString(number + random.nextInt(4) / 2 - random.nextInt(2));
  }

  /** Sets one integer of a line, or some of them. */
  private void setSome(List<String> tokens) {
    int place = random.nextInt(tokens.size());
    boolean isAlone = random.nextBoolean();
    for (int i = 0; i < tokens.size(); i++) {
      if (Rows.isInteger(tokens.get(i)) && (i == place || (!isAlone && random.nextBoolean()))) {
        tokens.set(i, near());
      }
    }
  }

  /** Sets the integer at one place of all lines that are as long as one of them, or some. */
  private void setColumn(int line) {
    int width = text.line(line).size();
    int place = random.nextInt(width);
    int first = random.nextInt(2); // the first line often counts the others
    for (List<String> tokens : text.lines().subList(Math.min(first, line), text.size())) {
      if (tokens.size() == width && Rows.isInteger(tokens.get(place)) && random.nextBoolean()) {
        tokens.set(place, near());
      }
    }
  }

  /** Sets an integer so that it and the others of its line, or one of them, have a sum. */
  private void setSum(int line) {
    List<String> tokens = text.line(line);
    int place = random.nextInt(tokens.size());
    int other = random.nextInt(tokens.size());
    boolean isOfAll = random.nextBoolean();
    long sum = 0;
    for (int i = 0; i < tokens.size(); i++) {
      if (!Rows.isInteger(tokens.get(i))) {
        return;
      }
      sum += i != place && (isOfAll || i == other) ? Long.parseLong(tokens.get(i)) : 0;
    }
    tokens.set(place, Long.toString(Long.parseLong(near()) - sum));
  }

  /** Gives a line, a word or all lines alike a new length, and changes what counts them. */
  private void resize(int line) {
    List<String> tokens = text.line(line);
    long most = tokens.size() == 1 ? MOST_TOKENS : MOST_TOKENS / 2;
    if (number > most) {
      return;
    }
    long near = number + random.nextInt(MOST_BEYOND) - 1;
    long wanted = random.nextInt(BEYOND_ONE_IN) == 0 ? 2 * number : near;
    if (wanted < 1 || wanted > most) {
      return;
    }
    int place = random.nextInt(tokens.size());
    if (tokens.size() == 1 && !Rows.isInteger(tokens.get(0))) {
      String word = tokens.get(0);
      tokens.set(0, word.repeat((int) wanted / word.length() + 1).substring(0, (int) wanted));
      recount(line, word.length(), wanted);
    } else if (tokens.size() > 1 && random.nextBoolean()) {
      int before = tokens.size();
      List<String> longer = repeated(tokens, wanted);
      tokens.clear();
      tokens.addAll(longer);
      recount(line, before, wanted);
    } else if (line > 0) {
      resizeLines(line, wanted);
    } else if (Rows.isInteger(tokens.get(place))) {
      tokens.set(place, Long.toString(wanted)); // a size of which the input shows nothing else
    }
  }

  private void resizeLines(int line, long wanted) {
    int width = text.line(line).size();
    int from = line;
    while (from > 1 && text.line(from - 1).size() == width) {
      from--;
    }
    int to = line + 1;
    while (to < text.size() && text.line(to).size() == width) {
      to++;
    }
    List<List<String>> part = text.lines().subList(from, to);
    int before = part.size();
    int widest = part.stream().mapToInt(List::size).max().orElse(1);
    if (wanted > MOST_REPEATED / widest) {
      return;
    }
    List<List<String>> longer = new ArrayList<>();
    repeated(part, wanted).forEach(each -> longer.add(new ArrayList<>(each)));
    part.clear();
    part.addAll(longer);
    recount(from, before, wanted);
  }

  /** As many elements: all of them again and again, or all once after copies of one of them. */
  private <T> List<T> repeated(List<T> all, long size) {
    List<T> longer = new ArrayList<>();
    boolean isPadded = all.size() < size && random.nextBoolean();
    T one = all.get(random.nextInt(all.size()));
    for (int i = 0; i < size; i++) {
      longer.add(isPadded ? one : all.get(i % all.size()));
    }
    for (int i = 1; isPadded && i <= all.size(); i++) {
      longer.set(longer.size() - i, all.get(all.size() - i));
    }
    return longer;
  }

  /** Updates the integers above that equal the previous count. */
  private void recount(int line, int before, long now) {
    for (int at = 0; at < Math.min(COUNTING_LINES, line); at++) {
      text.line(at).replaceAll(each -> each.equals("" + before) ? "" + now : each);
    }
  }
}
