package harness.shrink;

import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.Submission;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Something wrong that is to be made small.
 *
 * @param verdict what was said of it
 * @param reason null if the verdict says all
 * @param file the inputs of the file that shows it, in order; just one if the case alone does
 * @param before inputs that the submission was given before, in order, as many as may matter; asked
 *     for only when the case alone does not show it
 */
public record Finding(
    Submission submission,
    Verdict verdict,
    Reason reason,
    List<String> file,
    Supplier<List<String>> before) {
  public Finding {
    Objects.requireNonNull(submission);
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(before);
    file = List.copyOf(file);
    if (file.isEmpty()) {
      throw new IllegalArgumentException("a finding without a case");
    }
  }
}
