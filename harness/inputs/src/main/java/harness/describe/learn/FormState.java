package harness.describe.learn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A state of the search for a form.
 *
 * @param at the position in each sample
 * @param counts the numbers that may count what follows, with the most likely first
 * @param cost how much the parts leave to chance
 */
record FormState(List<Integer> at, List<Count> counts, List<Part> parts, int cost) {

  /** Lines by themselves, where a number may count them. */
  private static final int ALONE = 2;

  /** n-1 lines that are no tree. */
  private static final int ODD = 3;

  static FormState start(int samples) {
    return new FormState(Collections.nCopies(samples, 0), List.of(), List.of(), 0);
  }

  /** The state after some more lines of each sample, whose form some counts determine. */
  FormState after(IntUnaryOperator lines, List<Count> more, Part part) {
    List<String> used = part.counts();
    List<Count> left =
        new ArrayList<>(counts.stream().filter(each -> !used.contains(each.name())).toList());
    left.addAll(more);
    counts.stream().filter(each -> used.contains(each.name())).forEach(left::add);
    List<Part> all = new ArrayList<>(parts);
    all.add(part);
    return new FormState(
        IntStream.range(0, at.size()).mapToObj(i -> at.get(i) + lines.applyAsInt(i)).toList(),
        left,
        all,
        cost + cost(part));
  }

  /**
   * The parts.
   *
   * @param mayAssume whether with what the numbers before lists and lines usually are
   */
  List<Part> parts(boolean mayAssume) {
    return mayAssume ? HeaderBounds.of(parts) : parts;
  }

  /** Whether this form of test cases is more likely than one of whole samples. */
  boolean isSimplerThan(FormState whole) {
    return parts.size() + 1 < whole.parts.size() || cost + 1 < whole.cost;
  }

  private int cost(Part part) {
    if (part instanceof Part.Row || part instanceof OwnText) {
      return parts.isEmpty() ? 0 : ALONE;
    }
    if (part instanceof Part.Lines lines) {
      return hint(part) != null
          ? costOfStructure(hint(part))
          : lines.count().isDerived() && !isBelow(lines.line()) ? ODD : 1;
    }
    return 1;
  }

  /** A tree rarely follows other lines, and no other tree or graph. */
  private int costOfStructure(Hint hint) {
    boolean isLate = parts.stream().anyMatch(Part.Lines.class::isInstance);
    return hint.isGraph() ? 0 : hasStructure() ? ODD : isLate ? 1 : 0;
  }

  /** Whether lines with the edges of a tree or graph came before. */
  boolean hasStructure() {
    return parts.stream().anyMatch(each -> hint(each) != null);
  }

  private static Hint hint(Part part) {
    return part instanceof Part.Lines lines && lines.line() instanceof Part.Row row
        ? row.hint()
        : null;
  }

  /** Whether rows are the parents of nodes. */
  private static boolean isBelow(Part line) {
    return line.bounds().stream().anyMatch(UsualBounds::areParents);
  }
}
