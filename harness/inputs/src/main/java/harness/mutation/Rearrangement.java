package harness.mutation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes a large change to an input: puts the tokens of a line or column, or the letters of a word,
 * into an order that is hard for many programs, such as sorted, all equal, periodic or in equal
 * steps. Some changes add tokens; an integer above that counts them changes too. A validator must
 * decide whether the result is valid.
 */
public record Rearrangement(TokenText text, SplittableRandom random) {

  /** Shorter words are not worth reordering. */
  private static final int LONG_WORD = 4;

  /** Number of leading lines that may count what comes after them. */
  private static final int COUNTING_LINES = 3;

  /** Only this many tokens at the start of a line can be columns. */
  private static final int MOST_COLUMNS = 4;

  /** An input with a change, which may have no effect. */
  public static String of(String input, SplittableRandom random) {
    Rearrangement change = new Rearrangement(TokenText.of(input), random);
    change.change();
    return change.text.joined();
  }

  private void change() {
    int line = longLine();
    List<String> tokens = text.line(line);
    int word = random.nextInt(tokens.size());
    boolean number = tokens.size() == 1 && tokens.get(0).length() < LONG_WORD;
    boolean narrow = tokens.size() <= MOST_COLUMNS && text.size() > COUNTING_LINES;
    if (number || (narrow && random.nextBoolean())) {
      changeColumn(line);
    } else if (tokens.size() == 1 || (tokens.get(word).length() >= LONG_WORD && isText(tokens))) {
      changeWord(line, word);
    } else {
      changeLine(line);
    }
  }

  private int longLine() {
    int one = random.nextInt(text.size());
    int other = random.nextInt(text.size());
    return text.line(one).size() >= text.line(other).size() ? one : other;
  }

  private static boolean isText(List<String> tokens) {
    return tokens.stream().anyMatch(each -> !Rows.isInteger(each));
  }

  private void changeLine(int line) {
    List<String> tokens = text.line(line);
    int before = tokens.size();
    List<String> changed = changed(tokens);
    tokens.clear();
    tokens.addAll(changed);
    recount(line, before, changed.size());
  }

  private void changeWord(int line, int place) {
    List<String> tokens = text.line(line);
    String word = tokens.get(place);
    List<String> letters = word.chars().mapToObj(Character::toString).toList();
    List<String> changed = changed(letters);
    tokens.set(place, String.join("", changed));
    recount(line, word.length(), changed.size());
  }

  /** Changes one column in all adjacent lines with the same number of tokens. */
  private void changeColumn(int line) {
    int width = text.line(line).size();
    int from = line;
    while (from > 0 && text.line(from - 1).size() == width) {
      from--;
    }
    int to = line + 1;
    while (to < text.size() && text.line(to).size() == width) {
      to++;
    }
    if (from == 0 && to > 1) {
      from += random.nextInt(2); // the first line often counts the others
    }
    if (random.nextBoolean()) {
      reorderLines(from, to);
      return;
    }
    int place = random.nextInt(width);
    List<String> column = new ArrayList<>();
    text.lines().subList(from, to).forEach(each -> column.add(each.get(place)));
    List<String> changed = new Rows(column, random).reordered();
    for (int i = 0; i < column.size(); i++) {
      text.line(from + i).set(place, changed.get(i));
    }
  }

  private void reorderLines(int from, int to) {
    List<List<String>> part = text.lines().subList(from, to);
    switch (random.nextInt(3)) {
      case 0 -> part.sort(Comparator.comparing(each -> each.get(0), Rows.ORDER));
      case 1 -> Collections.reverse(part);
      default -> lengthen(from, to);
    }
  }

  private void lengthen(int from, int to) {
    List<List<String>> copies = new ArrayList<>();
    int most = 1 + random.nextInt(to - from);
    text.lines().subList(from, from + most).forEach(each -> copies.add(new ArrayList<>(each)));
    text.lines().addAll(to, copies);
    recount(from, to - from, to - from + most);
  }

  private List<String> changed(List<String> row) {
    Rows rows = new Rows(row, random);
    return random.nextInt(4) == 0 ? rows.resized() : rows.reordered();
  }

  /** Updates the integers above that equal the previous count. */
  private void recount(int line, int before, int now) {
    for (int at = 0; before != now && at < Math.min(COUNTING_LINES, line); at++) {
      text.line(at).replaceAll(each -> each.equals("" + before) ? "" + now : each);
    }
  }
}
