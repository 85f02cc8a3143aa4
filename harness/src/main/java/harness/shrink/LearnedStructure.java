package harness.shrink;

import harness.describe.Description;
import harness.describe.learn.Proposal;
import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import harness.describe.value.Budget;
import harness.shrink.text.Layout;
import harness.shrink.text.SharedTraits;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

/** The structure that all generated inputs have: a permutation, a tree, sorted lines and more. */
final class LearnedStructure {

  /** With fewer inputs, a structure may be there by chance. */
  private static final int LEAST = 10;

  /** Maximum number of inputs that a structure is proposed from; all inputs must then have it. */
  private static final int MOST = 40;

  /** Larger inputs are left out, since looking for a structure in them takes long. */
  private static final int LARGEST = 4000;

  private static final Duration TIME = Duration.ofSeconds(2);

  private LearnedStructure() {}

  /** Whether an input has the structure of the drawn ones. */
  static Predicate<Layout> of(List<Layout> drawn) {
    Predicate<Layout> traits = SharedTraits.of(drawn);
    List<Layout> small = drawn.stream().filter(each -> each.bytes() <= LARGEST).toList();
    if (small.size() >= LEAST) {
      Description proposed = proposed(small.subList(0, Math.min(MOST, small.size())));
      if (proposed != null && small.stream().allMatch(each -> has(each, proposed))) {
        return traits.and(each -> has(each, proposed));
      }
    }
    return traits;
  }

  /** A description with a structure; null if the inputs have none in common. */
  private static Description proposed(List<Layout> inputs) {
    try {
      String text = Proposal.of(inputs.stream().map(Layout::text).toList());
      return text.contains(Proposal.STRUCTURE) ? Description.parse(text) : null;
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
