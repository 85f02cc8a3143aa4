package harness.jury;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes texts that are just off a valid input or a right output. */
final class SlightChange {

  private static final Pattern INTEGER = Pattern.compile("(?<!\\S)[0-9]{1,18}(?!\\S)");
  private static final Pattern INSIDE = Pattern.compile("(?<=\\S) (?=\\S)");
  private static final Pattern END_OF_LINE = Pattern.compile("(?<=\\S)\n");

  private SlightChange() {}

  /** Inputs of a layout that a strict validator rejects, with the same tokens or nearly so. */
  static List<Canary> ofInput(String input) {
    List<Canary> all = new ArrayList<>();
    add(all, input, "no line feed at the end", input.stripTrailing());
    add(all, input, "a blank at the end of a line", first(END_OF_LINE, input, " \n"));
    add(all, input, "a blank at the start", " " + input);
    add(all, input, "two blanks between tokens", first(INSIDE, input, "  "));
    add(all, input, "a tab between tokens", first(INSIDE, input, "\t"));
    add(all, input, "a line feed between tokens of a line", first(INSIDE, input, "\n"));
    add(all, input, "line ends of Windows", input.replace("\r", "").replace("\n", "\r\n"));
    add(all, input, "an empty line at the end", input + "\n");
    add(all, input, "text after the end", input + "#\n");
    Matcher integer = INTEGER.matcher(input);
    if (integer.find()) {
      String digits = integer.group();
      add(all, input, "a leading zero", integer.replaceFirst("0" + digits));
      add(all, input, "a plus sign", integer.replaceFirst("+" + digits));
    }
    return all;
  }

  /** Outputs that are the right one but for what follows it or is missing at its end. */
  static List<Canary> ofOutput(String right) {
    List<Canary> all = new ArrayList<>();
    add(all, right, "text after the end", right.stripTrailing() + "\n#\n");
    String stripped = right.stripTrailing();
    int last = Math.max(stripped.lastIndexOf(' '), stripped.lastIndexOf('\n'));
    if (last > 0) {
      add(all, right, "the last token missing", stripped.substring(0, last) + "\n");
    }
    return all;
  }

  /**
   * An input whose first number is one too large, if it counts the lines or numbers that follow it.
   *
   * @param all inputs that tell whether it does: two of them must have different numbers
   */
  static List<Canary> ofCount(String input, List<String> all) {
    boolean ofLines = all.stream().allMatch(each -> lines(each) == first(each));
    boolean ofTokens = all.stream().allMatch(each -> tokens(each) == first(each));
    boolean differ = all.stream().mapToLong(SlightChange::first).distinct().count() > 1;
    if (!differ || !(ofLines || ofTokens)) {
      return List.of();
    }
    String more = INTEGER.matcher(input).replaceFirst(Long.toString(first(input) + 1));
    return List.of(new Canary("a count that is one too large", more));
  }

  /** The number that an input begins with; -1 if it does not. */
  private static long first(String input) {
    Matcher integer = INTEGER.matcher(input);
    return integer.lookingAt() ? Long.parseLong(integer.group()) : -1;
  }

  /** The number of lines after the first. */
  private static long lines(String input) {
    return input.lines().count() - 1;
  }

  /** The number of tokens of the second line. */
  private static long tokens(String input) {
    List<String> lines = input.lines().limit(2).toList();
    return lines.size() < 2 ? -2 : lines.get(1).split(" ").length;
  }

  private static String first(Pattern place, String text, String by) {
    return place.matcher(text).replaceFirst(by);
  }

  private static void add(List<Canary> all, String original, String name, String changed) {
    if (!changed.equals(original)) {
      all.add(new Canary(name, changed));
    }
  }
}
