package harness.jury;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.stream.Collectors;

/**
 * A text that is almost certainly wrong, made from a right one. One alone proves nothing: several
 * outputs may be right, and an empty one too.
 *
 * @param name what it is, as in "it accepted an empty output"
 * @param text one character per byte
 */
record Canary(String name, String text) {

  private static final String NEGATIVE = "-1000000007";
  private static final String HUGE = "999999999999999989";
  private static final String GARBAGE = "#!?";

  byte[] bytes() {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /**
   * Wrong outputs for a case, those first that a checker can most easily tell from right ones.
   *
   * @param answer the right output
   * @param others right outputs for other cases
   */
  static List<Canary> ofOutput(String input, String answer, Collection<String> others) {
    List<Canary> all = new ArrayList<>();
    List<String> tokens = tokens(answer);
    if (!tokens.isEmpty()) {
      all.add(new Canary("the right one with one token changed", changed(tokens)));
    }
    others.forEach(each -> all.add(new Canary("another case's", each)));
    all.add(replaced(tokens, NEGATIVE));
    all.add(replaced(tokens, HUGE));
    all.add(replaced(tokens, GARBAGE));
    if (tokens.size() > 1) {
      String cut = lines(tokens.subList(0, tokens.size() / 2));
      all.add(new Canary("the right one cut short", cut));
    }
    all.add(new Canary("the right one twice", lines(tokens) + lines(tokens)));
    all.add(new Canary("a copy of the input", input));
    all.add(new Canary("an empty one", ""));
    return unlike(answer, all);
  }

  /** Invalid inputs, made from a valid one. */
  static List<Canary> ofInput(String input) {
    List<String> tokens = tokens(input);
    List<Canary> all = new ArrayList<>();
    all.add(new Canary("garbage", GARBAGE + "\n"));
    all.add(new Canary("an empty one", ""));
    all.add(new Canary("one cut short", input.substring(0, input.length() / 2)));
    if (!tokens.isEmpty()) {
      String last = tokens.get(tokens.size() - 1);
      all.add(
          new Canary("one with its last token doubled", input.stripTrailing() + " " + last + "\n"));
    }
    return unlike(input, all);
  }

  /** The names of some, without duplicates, as a list in words. */
  static String names(List<Canary> some) {
    List<String> names = some.stream().map(Canary::name).distinct().collect(Collectors.toList());
    String last = names.remove(names.size() - 1);
    return names.isEmpty() ? last : String.join(", ", names) + " and " + last;
  }

  private static List<Canary> unlike(String right, List<Canary> all) {
    List<String> tokens = tokens(right);
    Map<List<String>, Canary> different = new LinkedHashMap<>();
    all.stream()
        .filter(each -> !tokens(each.text).equals(tokens))
        .forEach(each -> different.putIfAbsent(tokens(each.text), each));
    return List.copyOf(different.values());
  }

  private static Canary replaced(List<String> tokens, String by) {
    String[] all = new String[Math.max(1, tokens.size())];
    Arrays.fill(all, by);
    return new Canary("one in which every token is " + by, lines(List.of(all)));
  }

  private static String changed(List<String> tokens) {
    List<String> changed = new ArrayList<>(tokens);
    int last = tokens.size() - 1;
    changed.set(last, changed(tokens.get(last)));
    return lines(changed);
  }

  /** Another token of the same kind: its last digit differs, or a letter is added. */
  private static String changed(String token) {
    char last = token.charAt(token.length() - 1);
    boolean isNumber = last >= '0' && last <= '9';
    return isNumber
        ? token.substring(0, token.length() - 1) + (char) ('0' + (last - '0' + 5) % 10)
        : token + "x";
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    StringTokenizer rest = new StringTokenizer(text);
    while (rest.hasMoreTokens()) {
      tokens.add(rest.nextToken());
    }
    return tokens;
  }

  private static String lines(List<String> tokens) {
    return tokens.isEmpty() ? "" : String.join("\n", tokens) + "\n";
  }
}
