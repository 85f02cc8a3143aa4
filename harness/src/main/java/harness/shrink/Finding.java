package harness.shrink;

import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.Submission;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A finding to be made small.
 *
 * @param verdict its verdict
 * @param reason its reason; null if there is none
 * @param file the inputs of the failing file, in order; a single one if the case fails alone
 * @param before the inputs given to the submission before that may matter, in order; used only if
 *     the case does not fail alone
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
      throw new IllegalArgumentException("a finding needs at least one case");
    }
  }
}
