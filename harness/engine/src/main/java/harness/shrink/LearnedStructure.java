package harness.shrink;

import harness.describe.Description;
import harness.describe.learn.Proposal;
import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import harness.describe.value.Budget;
import harness.machine.Utf8;
import harness.shrink.text.InnerBlanks;
import harness.shrink.text.Layout;
import harness.shrink.text.SharedTraits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * The structure that all generated inputs have: a permutation, a tree, numbers that bound others,
 * sorted lines and more.
 */
final class LearnedStructure {

  /** With fewer inputs, a structure may be there by chance. */
  private static final int LEAST = 10;

  /** Number of inputs that a structure is first proposed from; all inputs must then have it. */
  private static final int MOST = 100;

  /** Number of proposals; each also takes account of inputs that the last one excluded. */
  private static final int PROPOSALS = 4;

  /** Larger inputs are left out, since looking for a structure in them takes long. */
  private static final int LARGEST = 4000;

  /** So are more bytes than this of all inputs together. */
  private static final long BYTES = 1 << 18;

  private static final Duration TIME = Duration.ofSeconds(2);

  private LearnedStructure() {}

  /** Whether an input has the structure of the drawn ones. */
  static Predicate<Layout> of(List<Layout> drawn) {
    List<Layout> small = drawn.stream().filter(each -> each.bytes() <= LARGEST).toList();
    Predicate<Layout> traits =
        SharedTraits.of(smallest(drawn), drawn.get(0))
            .and(InnerBlanks.of(drawn))
            .and(encoding(drawn));
    Description found = small.size() < LEAST ? null : found(small);
    return found == null ? traits : traits.and(each -> has(each, found));
  }

  /** UTF-8, unless some inputs are not. */
  private static Predicate<Layout> encoding(List<Layout> drawn) {
    Predicate<Layout> isUtf8 = each -> Utf8.is(each.text());
    return drawn.stream().allMatch(isUtf8) ? isUtf8 : each -> true;
  }

  /** As many inputs as can be examined soon, the smallest first; at least one. */
  private static List<Layout> smallest(List<Layout> drawn) {
    List<Layout> smallest = new ArrayList<>();
    long bytes = 0;
    for (Layout each : drawn.stream().sorted(Comparator.comparingInt(Layout::bytes)).toList()) {
      bytes += each.bytes();
      if (smallest.isEmpty() || bytes <= BYTES) {
        smallest.add(each);
      }
    }
    return smallest;
  }

  /** A description with a structure that all inputs have; null if they have none in common. */
  private static Description found(List<Layout> inputs) {
    List<Layout> samples = new ArrayList<>(inputs.subList(0, Math.min(MOST, inputs.size())));
    for (int i = 0; i < PROPOSALS; i++) {
      Description proposed = proposed(samples);
      if (proposed == null) {
        return null;
      }
      List<Layout> others =
          inputs.stream().filter(each -> !has(each, proposed)).limit(MOST).toList();
      if (others.isEmpty()) {
        return proposed;
      }
      samples.addAll(others);
    }
    return null;
  }

  /** A description with a structure; null if none is found. */
  private static Description proposed(List<Layout> inputs) {
    try {
      Proposal.Draft draft = Proposal.of(inputs.stream().map(Layout::text).toList());
      return draft.isTelling() ? Description.parse(draft.text()) : null;
    } catch (IllegalArgumentException | BadDescription none) {
      return null;
    }
  }

  private static boolean has(Layout input, Description structure) {
    try {
      structure.validate(input.text(), TIME);
      return true;
    } catch (Refused | BadDescription | Budget.Spent otherwise) {
      return false;
    }
  }
}
