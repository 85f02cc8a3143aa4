package harness.describe.learn;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What texts have in common, as a regular expression.
 *
 * @param tokens the texts seen
 * @param least the smallest length that a statement gives; null for none
 * @param greatest the greatest length that a statement gives; null for none
 */
record TextShape(List<String> tokens, BigDecimal least, BigDecimal greatest) {

  private static final Pattern RUN = Pattern.compile("[0-9]+|[a-z]+|[A-Z]+|[^0-9a-zA-Z]");
  private static final Pattern SEPARATED = Pattern.compile("[0-9a-zA-Z]+([-:/][0-9a-zA-Z]+)+");
  private static final String TIME = "([01][0-9]|2[0-3]):[0-5][0-9]";
  private static final String DATE = "(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])";

  /** Texts with few different capital letters hardly have others. */
  private static final int FEW = 4;

  /** This many texts of the same length have it hardly by chance. */
  private static final int ALIKE = 4;

  /** The expression of the whole texts. */
  String expression() {
    String common = least == null && greatest == null ? separated() : null;
    return common == null ? letters(lengths()) : common;
  }

  /** The expression of texts whose length is required elsewhere. */
  String letters() {
    return letters("+");
  }

  /** The expression of texts of the characters seen, whose length is required elsewhere. */
  String only() {
    return "[" + set(false) + "]+";
  }

  private String letters(String lengths) {
    return "[" + set(true) + "]" + lengths;
  }

  /** The parts between colons, dashes and slashes if all texts have the same; null if not. */
  private String separated() {
    if (!tokens.stream().allMatch(each -> SEPARATED.matcher(each).matches())) {
      return null;
    }
    if (isTime()) {
      return tokens.get(0).matches(TIME) ? TIME : DATE;
    }
    List<List<String>> runs = tokens.stream().map(TextShape::runs).toList();
    if (runs.stream().map(TextShape::kinds).distinct().count() != 1) {
      return null;
    }
    return IntStream.range(0, runs.get(0).size())
        .mapToObj(i -> run(runs.stream().map(each -> each.get(i)).toList()))
        .collect(Collectors.joining());
  }

  /** Whether all texts are times of a day, or all are dates. */
  boolean isTime() {
    return Stream.of(TIME, DATE).anyMatch(all -> tokens.stream().allMatch(e -> e.matches(all)));
  }

  private static List<String> runs(String token) {
    List<String> runs = new ArrayList<>();
    Matcher matcher = RUN.matcher(token);
    while (matcher.find()) {
      runs.add(matcher.group());
    }
    return runs;
  }

  private static List<String> kinds(List<String> runs) {
    return runs.stream().map(TextShape::kind).toList();
  }

  private static String kind(String run) {
    return run.matches("[0-9]+")
        ? "[0-9]"
        : run.matches("[a-z]+") ? "[a-z]" : run.matches("[A-Z]+") ? "[A-Z]" : run;
  }

  private static String run(List<String> parts) {
    String kind = kind(parts.get(0));
    if (!kind.startsWith("[")) {
      return kind;
    }
    int shortest = parts.stream().mapToInt(String::length).min().orElse(1);
    int longest = parts.stream().mapToInt(String::length).max().orElse(1);
    return kind
        + (shortest == longest ? "{" + shortest + "}" : "{" + shortest + "," + longest + "}");
  }

  /** How often the characters of a text are repeated. */
  private String lengths() {
    if (least == null && greatest == null) {
      List<Integer> all = tokens.stream().map(String::length).distinct().toList();
      boolean areAlike = tokens.stream().distinct().count() >= ALIKE;
      return all.size() > 1 ? "+" : all.get(0) == 1 ? "" : areAlike ? "{" + all.get(0) + "}" : "+";
    }
    BigInteger from = least == null ? BigInteger.ONE : least.toBigInteger().max(BigInteger.ONE);
    return greatest == null
        ? from.equals(BigInteger.ONE) ? "+" : "{" + from + ",}"
        : "{" + from + "," + greatest.toBigInteger() + "}";
  }

  /**
   * The inside of a set of characters.
   *
   * @param isWide whether letters and digits stand for others that are not seen
   */
  private String set(boolean isWide) {
    String all = String.join("", tokens);
    String ranges =
        Stream.of("a-z", "A-Z", "0-9")
            .map(each -> isWide ? range(all, each) : seen(all, each))
            .collect(Collectors.joining());
    String others = all.replaceAll("[a-zA-Z0-9]", "");
    String single =
        others
            .chars()
            .filter(each -> each != '-' && each != ']' && each != '^')
            .distinct()
            .sorted()
            .mapToObj(each -> each == '"' || each == '\\' ? "\\" + (char) each : "" + (char) each)
            .collect(Collectors.joining());
    String last = (others.contains("^") ? "^" : "") + (others.contains("-") ? "-" : "");
    String first = others.contains("]") ? "]" : "";
    String inside = first + ranges + single + last;
    return inside.startsWith("^") ? "a-z" + inside : inside;
  }

  /** A range, or the few characters of it that are seen; empty if there are none. */
  private static String range(String all, String range) {
    String seen = all.replaceAll("[^" + range + "]", "");
    String different = seen(all, range);
    boolean areBits = range.equals("0-9") && different.matches("0?1?") && seen.length() >= FEW;
    boolean areFew =
        range.equals("A-Z") && different.length() <= FEW && seen.length() > different.length() + 1;
    return different.isEmpty() || areFew ? different : areBits ? "01" : range;
  }

  /** The characters of a range that are seen, in order. */
  private static String seen(String all, String range) {
    return all.replaceAll("[^" + range + "]", "")
        .chars()
        .distinct()
        .sorted()
        .mapToObj(each -> "" + (char) each)
        .collect(Collectors.joining());
  }
}
