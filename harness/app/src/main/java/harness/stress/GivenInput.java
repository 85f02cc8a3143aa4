package harness.stress;

import harness.cases.Limits;
import harness.compiled.Programs;
import harness.jury.OpenJury;
import harness.problem.Checker;
import harness.problem.Problem;
import harness.report.ReportedFinding;
import harness.report.ReportedFindingBuilder;
import harness.report.text.Sketches;
import harness.run.Interaction;
import harness.run.Submission;
import harness.shrink.DifferingFile;
import harness.shrink.FailingFile;
import harness.shrink.Finding;
import harness.shrink.Smallest;
import harness.tally.Unbuilt;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Submissions on one input that the user gave: each is run in fresh processes, and judged.
 *
 * @param jury null for a puzzle
 * @param limits those of the submissions
 * @param checker of as many submissions
 * @param programs those of the submissions that are programs, and those that could not be compiled
 * @param submissions all that can be run
 * @param name the file as the user named it, or the name of the case
 * @param inputs the cases of the file; at least one
 */
public record GivenInput(
    Problem problem,
    OpenJury jury,
    Limits limits,
    Checker checker,
    Programs programs,
    List<Submission> submissions,
    String name,
    List<String> inputs) {

  /** Takes the results in order. */
  public interface Results {

    /** A submission could not be compiled. */
    void unbuilt(Unbuilt each);

    /**
     * A submission does not fail by itself.
     *
     * @param printed the beginning of its output; null for a solver
     * @param compared whether no answer is known, and the outputs of all are compared instead
     */
    void passed(Submission each, String printed, boolean compared);

    /** A submission fails. */
    void failed(Submission each, List<Finding> findings) throws IOException;

    /** No answer is known, and submissions differ, or one of them prints nothing. */
    void differ(List<Finding> differences) throws IOException;

    /** No answer is known, and all submissions print the same. */
    void alike();
  }

  /**
   * A kind of failure.
   *
   * @param title the submission and what it did
   * @param finding the first of its kind; null if the run was interrupted before it was described
   */
  public record Failure(String title, ReportedFinding finding) {}

  /** Whether outputs are judged: else only exceeded limits and crashes are seen. */
  public boolean isJudged() {
    return jury == null || jury.judgesOutputs();
  }

  /** True if outputs are dialogues with an interactor, else null. */
  Boolean talks() {
    return problem.capability(Interaction.class).isPresent() ? Boolean.TRUE : null;
  }

  /** Runs all submissions; returns whether there is a finding. */
  public boolean run(Results results) throws IOException {
    programs.unbuilt().forEach(results::unbuilt);
    boolean failed = !programs.unbuilt().isEmpty();
    List<Finding> differences = differences();
    for (Submission each : submissions) {
      FailingFile.Seen seen = FailingFile.find(problem, limits, checker, each, inputs);
      if (seen.findings().isEmpty()) {
        results.passed(each, seen.printed(), differences != null);
      } else {
        failed = true;
        results.failed(each, seen.findings());
      }
    }
    if (differences != null && !differences.isEmpty()) {
      failed = true;
      results.differ(differences);
    } else if (differences != null && !failed) {
      results.alike();
    }
    return failed;
  }

  /** How the submissions differ from each other; null if they are judged one by one. */
  private List<Finding> differences() {
    return jury == null
        ? null
        : DifferingFile.find(problem, limits, checker, submissions, inputs.get(0));
  }

  /**
   * The first finding of each verdict and reason.
   *
   * @param smallest the smallest case of each finding, in order, with nulls
   */
  public List<Failure> kinds(List<Finding> findings, List<Smallest> smallest) {
    Set<String> shown = new HashSet<>();
    List<Failure> kinds = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      Finding each = findings.get(i);
      String kind = each.verdict().because(each.reason());
      if (shown.add(kind)) {
        kinds.add(
            new Failure(
                (each.isTie() ? "" : each.submission().name() + ": ") + kind,
                smallest.get(i) == null ? null : reported(each, smallest.get(i))));
      }
    }
    return kinds;
  }

  /** A finding on this input with its smallest case. */
  private ReportedFinding reported(Finding finding, Smallest smallest) {
    return ReportedFindingBuilder.builder()
        .submission(finding.submission().name())
        .caseName(name)
        .verdict(finding.verdict())
        .reason(finding.reason())
        .detail(smallest.detail())
        .claimed(smallest.claimed())
        .expected(smallest.expected())
        .input(smallest.input())
        .file(smallest.file())
        .output(smallest.output())
        .talk(talks())
        .moves(smallest.moves())
        .right(smallest.right())
        .rightMoves(smallest.rightMoves())
        .siding(List.of())
        .groups(smallest.groups())
        .suspects(smallest.suspects())
        .smallest(smallest)
        .build();
  }

  /** The pictures of the inputs of findings; a puzzle has its own. */
  public Sketches sketches(List<ReportedFinding> findings) {
    return jury == null ? Sketches.NONE : Sketches.of(findings, Optional.of(problem));
  }

  /** Names the causes of findings. */
  public Diagnoses diagnoses() {
    return new Diagnoses(problem, limits, checker, programs);
  }
}
