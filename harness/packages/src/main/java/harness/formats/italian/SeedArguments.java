package harness.formats.italian;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Tells which argument of a generator is its seed: nearly always the last integer of a line. It is
 * none if it is the only argument, or if lines often have the same: then it is a size or a kind.
 *
 * @param areLast whether last integers are seeds
 */
record SeedArguments(boolean areLast) {

  private static final Pattern INTEGER = Pattern.compile("[0-9]{1,9}");
  private static final List<String> OPTIONS = List.of("--seed", "-s");

  /** Of this many lines, all but one must have last integers of their own. */
  private static final int ONE_IN = 4;

  /** Looks at the arguments of all lines. */
  static SeedArguments in(List<List<String>> lines) {
    List<String> last =
        lines.stream()
            .distinct()
            .filter(each -> lastInteger(each) >= 0)
            .map(each -> each.get(lastInteger(each)))
            .toList();
    long repeated = last.size() - last.stream().distinct().count();
    return new SeedArguments(repeated * ONE_IN <= last.size());
  }

  /** The index of the last integer of several arguments; negative if there is none. */
  private static int lastInteger(List<String> arguments) {
    for (int i = arguments.size() - 1; i >= 0 && arguments.size() > 1; i--) {
      if (INTEGER.matcher(arguments.get(i)).matches()) {
        return i;
      }
    }
    return -1;
  }

  /** The index of the seed; negative if there is none. */
  int indexIn(List<String> arguments) {
    for (int i = 1; i < arguments.size(); i++) {
      if (OPTIONS.contains(arguments.get(i - 1)) && INTEGER.matcher(arguments.get(i)).matches()) {
        return i;
      }
    }
    return areLast ? lastInteger(arguments) : -1;
  }

  /** A number above a seed that works. */
  static int bound(String seed) {
    return Integer.parseInt(seed) + 1;
  }
}
