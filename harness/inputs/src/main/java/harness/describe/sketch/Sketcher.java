package harness.describe.sketch;

import harness.describe.Description;
import harness.describe.learn.Proposal;
import harness.describe.run.Refused;
import harness.describe.run.Trace.Item;
import harness.describe.syntax.BadDescription;
import harness.describe.value.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Tells what inputs of a problem are. Thread-safe. */
public final class Sketcher {

  /** Longer inputs are not looked at: no picture of them could be read. */
  private static final int LONGEST = 8000;

  private static final int MOST_SAMPLES = 20;
  private static final Duration TIME = Duration.ofSeconds(1);

  /**
   * A form of inputs.
   *
   * @param given whether a person wrote the description
   */
  public record Form(Description description, boolean given) {}

  private final List<Form> forms = new ArrayList<>();

  /**
   * Learns the form of inputs.
   *
   * @param known what is known of the inputs; empty if nothing is
   * @param samples some inputs, all of the same form
   */
  public Sketcher(Collection<Form> known, Collection<String> samples) {
    forms.addAll(known);
    List<String> tidy =
        samples.stream()
            .filter(each -> each.length() <= LONGEST && !each.isBlank())
            .map(Proposal::tidied)
            .distinct()
            .limit(MOST_SAMPLES)
            .toList();
    try {
      if (!tidy.isEmpty()) {
        forms.add(new Form(Description.parse(Proposal.of(tidy).text()), false));
      }
    } catch (IllegalArgumentException | BadDescription none) {
      // they have no form in common
    }
  }

  /**
   * What can be drawn of an input; null if it is not recognised, or too large to be read.
   *
   * @param said what a submission printed; empty if nothing is known of it
   * @param right what it should have printed; empty if unknown
   */
  public Drawable of(String input, String said, String right) {
    if (input.length() > LONGEST) {
      return null;
    }
    for (Form form : forms) {
      Drawable found = of(form, form.given ? input : Proposal.tidied(input), said, right);
      if (found != null) {
        return found.sketch().isReadable() ? found : null;
      }
    }
    return null;
  }

  private static Drawable of(Form form, String input, String said, String right) {
    try {
      List<List<Item>> cases = Recognition.cases(form.description.trace(input, TIME).items());
      int wrong = cases.size() == 1 ? 0 : wrong(cases.size(), said, right);
      return wrong < 0 ? null : new Recognition(cases.get(wrong), form.given).drawable();
    } catch (Refused | BadDescription | Budget.Spent otherwise) {
      return null;
    }
  }

  /** The first case with a wrong line of output; -1 if that is not clear. */
  private static int wrong(int cases, String said, String right) {
    List<String> one = said.strip().lines().map(String::strip).toList();
    List<String> other = right.strip().lines().map(String::strip).toList();
    if (one.size() != cases || other.size() != cases) {
      return -1;
    }
    for (int i = 0; i < cases; i++) {
      if (!one.get(i).equals(other.get(i))) {
        return i;
      }
    }
    return -1;
  }
}
