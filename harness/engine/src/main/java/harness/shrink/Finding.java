package harness.shrink;

import harness.cases.CaseName;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.Submission;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A finding to be made small.
 *
 * @param verdict its verdict
 * @param reason its reason; null if there is none
 * @param file the inputs of the failing file, in order; a single one if the case fails alone
 * @param before the inputs given to the submission before that may matter, in order; used only if
 *     the case does not fail alone
 * @param shorter a shorter input on which the submission failed in the same way; empty if none is
 *     known
 * @param given whether the input is a user's file, which no generator need have printed
 * @param rivals the submissions that it must be compared with to see the failure; null if it fails
 *     by itself
 * @param drawnAs a case of the group of tests that the inputs must stay in; null for no group
 */
public record Finding(
    Submission submission,
    Verdict verdict,
    Reason reason,
    List<String> file,
    Supplier<List<String>> before,
    Supplier<Optional<String>> shorter,
    boolean given,
    Rivals rivals,
    CaseName drawnAs) {
  public Finding {
    Objects.requireNonNull(submission);
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(before);
    Objects.requireNonNull(shorter);
    file = List.copyOf(file);
    if (file.isEmpty()) {
      throw new IllegalArgumentException("a finding needs at least one case");
    }
  }

  /** A finding of which no shorter input is known. */
  public Finding(
      Submission submission,
      Verdict verdict,
      Reason reason,
      List<String> file,
      Supplier<List<String>> before) {
    this(submission, verdict, reason, file, before, Optional::empty, false, null, null);
  }

  /** A finding in a user's file. */
  static Finding inGivenFile(
      Submission submission, Verdict verdict, Reason reason, List<String> file) {
    return new Finding(
        submission, verdict, reason, file, List::of, Optional::empty, true, null, null);
  }

  /** Whether submissions differ and none of them is outside the largest group. */
  public boolean isTie() {
    return rivals != null && rivals.kind() == Rivals.Kind.TIE;
  }

  /** What must stay the same while it is made smaller. */
  public FailureKind kind() {
    return new FailureKind(verdict, reason);
  }

  /** This finding with a shorter input that failed in the same way. */
  public Finding withShorter(Supplier<Optional<String>> found) {
    return new Finding(submission, verdict, reason, file, before, found, given, rivals, drawnAs);
  }

  /** This finding, which shows only in comparison with other submissions. */
  public Finding among(Rivals others) {
    return new Finding(submission, verdict, reason, file, before, shorter, given, others, drawnAs);
  }

  /** This finding, whose inputs must be valid in the group of a case; null for no group. */
  public Finding drawnAs(CaseName one) {
    return new Finding(submission, verdict, reason, file, before, shorter, given, rivals, one);
  }
}
