package harness.shrink.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Where drawn inputs have blanks that are neither spaces nor line feeds, such as tabs between words
 * or carriage returns at the ends of lines. A line is a row of words and blanks; if drawn lines
 * have such blanks, any two neighbours of a line must have been neighbours in a drawn one.
 *
 * @param neighbours pairs of neighbours; empty if no drawn input has such blanks
 */
public record InnerBlanks(Set<String> neighbours) implements Predicate<Layout> {

  private static final String BLANKS = "\t\r\f\013";
  private static final Pattern WORD = Pattern.compile("[^ \\t\\r\\f\\x0b]+");
  private static final String EDGE = "|";

  /** Learns from inputs. */
  public static InnerBlanks of(List<Layout> drawn) {
    Set<String> neighbours = new HashSet<>();
    if (drawn.stream().anyMatch(InnerBlanks::has)) {
      drawn.forEach(each -> each.lines().forEach(line -> neighbours.addAll(neighbours(line))));
    }
    return new InnerBlanks(neighbours);
  }

  @Override
  public boolean test(Layout layout) {
    return neighbours.isEmpty()
        ? !has(layout)
        : layout.lines().stream().allMatch(line -> neighbours.containsAll(neighbours(line)));
  }

  private static boolean has(Layout layout) {
    return layout.words().anyMatch(InnerBlanks::hasBlank);
  }

  /** A loop, since large inputs have many tokens. */
  private static boolean hasBlank(String token) {
    for (int i = 0; i < token.length(); i++) {
      if (BLANKS.indexOf(token.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static Set<String> neighbours(List<String> line) {
    String row = EDGE + WORD.matcher(String.join(" ", line)).replaceAll("w") + EDGE;
    Set<String> pairs = new HashSet<>();
    for (int i = 1; i < row.length(); i++) {
      pairs.add(row.substring(i - 1, i + 1));
    }
    return pairs;
  }
}
