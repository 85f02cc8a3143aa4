package harness.describe.learn;

import harness.describe.Description;
import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A structure comment for a loop that holds for all samples.
 *
 * @param comment the text after "harness:"
 * @param size name of the variable with the number of nodes or numbers
 * @param bounds bounds of the numbers
 */
record Hint(String comment, String size, Bounds bounds) {

  /** With fewer rounds almost any structure fits by chance. */
  private static final int FEW = 3;

  private static final Duration TIME = Duration.ofSeconds(2);

  private static final String PERMUTATION = "permutation %s";
  private static final String TREE = "tree %s";

  /** What rows may be, with places for the size and for the number of rows; rarest first. */
  private static final List<String> KINDS =
      List.of(
          PERMUTATION,
          TREE,
          "graph %s %s simple connected",
          "graph %s %s simple",
          "graph %s %s simple directed");

  /**
   * The structure that fits all samples; null if none does.
   *
   * @param rounds number of rows
   * @param rows the rows of each sample
   */
  static Hint of(List<Count> counts, Count rounds, List<List<List<String>>> rows) {
    if (rows.stream().allMatch(each -> each.size() < FEW)) {
      return null;
    }
    for (String kind : KINDS) {
      for (Count size : counts) {
        for (int base = 1; base >= 0; base--) {
          if (isLikely(kind, size, rounds) && fits(kind, size, base, rows)) {
            String n = size.name();
            List<String> greatest = List.of(base == 0 ? n + "-1" : n);
            return new Hint(
                kind.formatted(n, rounds.name()),
                n,
                new Bounds(List.of("" + base), greatest, List.of(), List.of(n)));
          }
        }
      }
    }
    return null;
  }

  /** Whether all nodes are connected. */
  boolean needsEdges() {
    return comment.startsWith("tree") || comment.endsWith("connected");
  }

  boolean isGraph() {
    return comment.startsWith("graph");
  }

  private static boolean isLikely(String kind, Count size, Count rounds) {
    boolean same = size.name().equals(rounds.name());
    return switch (kind) {
          case PERMUTATION -> same;
          case TREE -> rounds.name().equals(size.name() + "-1");
          default -> !same && !rounds.isDerived();
        }
        && !size.isDerived();
  }

  private static boolean fits(String kind, Count size, int base, List<List<List<String>>> rows) {
    return IntStream.range(0, rows.size()).allMatch(i -> fits(kind, size.of(i), base, rows.get(i)));
  }

  private static boolean fits(String kind, long size, int base, List<List<String>> rows) {
    int numbers = kind.equals(PERMUTATION) ? 1 : 2;
    if (rows.stream().anyMatch(each -> numbers == 1 ? each.size() != 1 : each.size() < 2)) {
      return false;
    }
    String number = "INT(%d,%d)".formatted(base, base + size - 1);
    List<String> lines = new ArrayList<>();
    rows.forEach(each -> lines.add(String.join(" ", each.subList(0, numbers)) + "\n"));
    String description =
        "# harness: %s\nREP(%d) %s NEWLINE END"
            .formatted(
                kind.formatted(size, rows.size()),
                rows.size(),
                numbers == 1 ? number : number + " SPACE " + number);
    try {
      Description.parse(description).validate(String.join("", lines), TIME);
      return true;
    } catch (Refused | BadDescription otherwise) {
      return false;
    }
  }
}
