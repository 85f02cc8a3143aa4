package harness.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import harness.cases.Printable;
import java.util.List;

/**
 * The output of a submission that printed the same on all cases on which it was accepted. If their
 * inputs differ, perhaps nothing was compared.
 *
 * @param text the output
 * @param cases number of these cases
 * @param inputs hash codes of the first {@value #MOST_INPUTS} different inputs
 */
public record OnlyOutput(String text, long cases, List<String> inputs) {

  /** From this many different inputs on, equal outputs are not expected of a problem. */
  public static final int MOST_INPUTS = 30;

  /** From this many different inputs on, empty outputs are not expected of a problem. */
  private static final int FEW_INPUTS = 3;

  private static final int SHOWN = 40;

  public OnlyOutput {
    inputs = List.copyOf(inputs);
  }

  @JsonIgnore
  public boolean isEmpty() {
    return text.isBlank();
  }

  /** Whether enough different inputs were seen that some outputs should differ. */
  @JsonIgnore
  public boolean isSuspicious() {
    return inputs.size() >= (isEmpty() ? FEW_INPUTS : MOST_INPUTS);
  }

  /** What the submission did, in words. */
  @JsonIgnore
  public String inWords() {
    if (isEmpty()) {
      return "printed nothing";
    }
    String line = Printable.inLine(text.strip());
    return "always printed '"
        + (line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...")
        + "'";
  }

  /** A note on such a submission. */
  String note(String submission) {
    return "%s %s in all %d cases on which it was accepted, on %s different inputs"
        .formatted(
            submission,
            inWords(),
            cases,
            inputs.size() < MOST_INPUTS ? "" + inputs.size() : MOST_INPUTS + " or more");
  }
}
