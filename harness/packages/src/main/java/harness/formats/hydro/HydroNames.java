package harness.formats.hydro;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the name of an input says, if no file lists the cases: {@code a2-3.in} is case 3 of subtask
 * 2, and {@code a3.in} is case 3 of subtask 1. A name may be read in several ways; the first for
 * which there is an answer file counts.
 *
 * @param answers possible names of the answer, in order
 * @param number orders the cases of a subtask
 * @param subtask the number of the subtask
 * @param isMinimum whether the subtask gets the least of its cases rather than their sum, unless it
 *     is declared
 */
record HydroNames(List<String> answers, double number, String subtask, boolean isMinimum) {

  private static final List<String> INPUTS =
      List.of(".in.txt", ".IN.TXT", ".in", ".IN", ".txt", ".TXT");
  private static final List<String> ANSWERS = List.of("out", "ans");
  private static final String ONLY = "1";

  /** Orders names by their texts and numbers, so that {@code a10} comes after {@code a9}. */
  static final Comparator<String> NATURAL = HydroNames::natural;

  /** The ways in which a name can be read as that of an input, in order; none for other files. */
  static List<HydroNames> of(String input) {
    return Stream.of(numbered(input), suffixed(input), grouped(input), leading(input))
        .flatMap(Optional::stream)
        .toList();
  }

  /** The answer among some files. */
  Optional<String> answer(String input, Set<String> files) {
    return answers.stream().filter(each -> !each.equals(input) && files.contains(each)).findFirst();
  }

  /** {@code a2-3.in}: letters, perhaps a subtask, and a number. */
  private static Optional<HydroNames> numbered(String input) {
    for (String ending : INPUTS) {
      String stem = without(ending, input);
      int number = stem == null ? 0 : startOfDigits(stem, stem.length());
      if (stem == null || number == stem.length() || !isPlain(stem)) {
        continue;
      }
      String subtask = "";
      if (number > 0 && isSeparator(stem.charAt(number - 1))) {
        subtask = stem.substring(startOfDigits(stem, number - 1), number - 1);
      }
      return Optional.of(
          new HydroNames(
              answersOf(stem),
              Double.parseDouble(stem.substring(number)),
              subtask.isEmpty() ? ONLY : plainNumber(subtask),
              !subtask.isEmpty()));
    }
    return Optional.empty();
  }

  /** {@code a.in3}. */
  private static Optional<HydroNames> suffixed(String input) {
    int number = startOfDigits(input, input.length());
    String stem = input.substring(0, number);
    boolean isLower = stem.endsWith(".in");
    if (number == input.length() || hasDigits(stem) || !(isLower || stem.endsWith(".IN"))) {
      return Optional.empty();
    }
    String name = stem.substring(0, stem.length() - 2);
    String digits = input.substring(number);
    List<String> answers =
        Stream.of("ou", "out")
            .map(each -> name + (isLower ? each : each.toUpperCase(Locale.ROOT)) + digits)
            .flatMap(each -> Stream.of(each, asOutput(each)))
            .toList();
    return Optional.of(new HydroNames(answers, Double.parseDouble(digits), ONLY, false));
  }

  /** {@code any text 2-3.in}. */
  private static Optional<HydroNames> grouped(String input) {
    String stem = plainStem(input);
    int number = stem == null ? 0 : startOfDigits(stem, stem.length());
    if (stem == null || number == stem.length() || number < 2) {
      return Optional.empty();
    }
    int subtask = startOfDigits(stem, number - 1);
    if (!isSeparator(stem.charAt(number - 1))
        || subtask == number - 1
        || hasDigits(stem.substring(0, subtask))) {
      return Optional.empty();
    }
    return Optional.of(
        new HydroNames(
            plainAnswers(stem),
            Double.parseDouble(stem.substring(number)),
            plainNumber(stem.substring(subtask, number - 1)),
            true));
  }

  /** {@code 3-any text.in}. */
  private static Optional<HydroNames> leading(String input) {
    String stem = plainStem(input);
    int end = 0;
    while (stem != null && end < stem.length() && isDigit(stem.charAt(end))) {
      end++;
    }
    boolean isOne = stem != null && end > 0 && end < stem.length() && isSeparator(stem.charAt(end));
    return isOne
        ? Optional.of(
            new HydroNames(
                plainAnswers(stem), Double.parseDouble(stem.substring(0, end)), ONLY, false))
        : Optional.empty();
  }

  private static List<String> answersOf(String stem) {
    List<String> answers = new ArrayList<>();
    for (String each : ANSWERS) {
      String upper = each.toUpperCase(Locale.ROOT);
      for (String ending : List.of(each, upper, each + ".txt", upper + ".TXT")) {
        answers.add(stem + "." + ending);
        answers.add(asOutput(stem + "." + ending));
      }
    }
    if (stem.contains("input")) {
      answers.add(asOutput(stem + ".txt"));
    }
    return answers;
  }

  private static String asOutput(String name) {
    return name.replace("input", "output").replace("INPUT", "OUTPUT");
  }

  private static List<String> plainAnswers(String stem) {
    return Stream.of("out", "ans", "OUT", "ANS").map(each -> stem + "." + each).toList();
  }

  private static String plainStem(String input) {
    String stem = without(".in", input);
    return stem == null ? without(".IN", input) : stem;
  }

  /** The rest of a name before its ending; null if it has another. */
  private static String without(String ending, String name) {
    return name.endsWith(ending) ? name.substring(0, name.length() - ending.length()) : null;
  }

  /** Where the digits before an end start; the end itself if there are none. */
  private static int startOfDigits(String text, int end) {
    int start = end;
    while (start > 0 && isDigit(text.charAt(start - 1))) {
      start--;
    }
    return start;
  }

  private static boolean hasDigits(String text) {
    return text.chars().anyMatch(each -> isDigit((char) each));
  }

  private static boolean isPlain(String stem) {
    return stem.chars()
        .allMatch(
            each -> each < 128 && (Character.isLetterOrDigit(each) || "_.-".indexOf(each) >= 0));
  }

  private static boolean isSeparator(char each) {
    return each == '-' || each == '_';
  }

  private static boolean isDigit(char each) {
    return each >= '0' && each <= '9';
  }

  /** A number without leading zeros. */
  private static String plainNumber(String digits) {
    int start = 0;
    while (start < digits.length() - 1 && digits.charAt(start) == '0') {
      start++;
    }
    return digits.substring(start);
  }

  private static int natural(String one, String other) {
    int i = 0;
    int j = 0;
    while (i < one.length() && j < other.length()) {
      int a = endOfPart(one, i);
      int b = endOfPart(other, j);
      String first = one.substring(i, a);
      String second = other.substring(j, b);
      int order = first.compareTo(second);
      if (isDigit(first.charAt(0)) && isDigit(second.charAt(0))) {
        String x = plainNumber(first);
        String y = plainNumber(second);
        order = x.length() != y.length() ? Integer.compare(x.length(), y.length()) : x.compareTo(y);
      }
      if (order != 0) {
        return order;
      }
      i = a;
      j = b;
    }
    int rest = Integer.compare(one.length() - i, other.length() - j);
    return rest != 0 ? rest : one.compareTo(other);
  }

  private static int endOfPart(String text, int start) {
    int end = start;
    while (end < text.length() && isDigit(text.charAt(end)) == isDigit(text.charAt(start))) {
      end++;
    }
    return end;
  }

  /** A name with another number in the place of its last one, of at least as many digits. */
  static String renumbered(String name, long number) {
    int end = name.length();
    while (end > 0 && !isDigit(name.charAt(end - 1))) {
      end--;
    }
    int start = startOfDigits(name, end);
    StringBuilder digits = new StringBuilder(Long.toString(number));
    boolean isPadded = end > start && name.charAt(start) == '0';
    while (isPadded && digits.length() < end - start) {
      digits.insert(0, '0');
    }
    return name.substring(0, start) + digits + name.substring(end);
  }
}
