package harness.cli;

import harness.formats.CheckerCall;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.ValidatorCall;
import harness.jury.OpenJury;
import harness.run.Expectation;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** What was understood of a problem. */
record ProblemListing(
    String name,
    String format,
    InForce limits,
    List<String> generators,
    List<String> references,
    List<String> validators,
    List<String> answerValidators,
    String checker,
    Interactor interactor,
    List<Listed> submissions,
    int tests,
    int generatedTests,
    List<String> notes) {

  /**
   * The limits unless the user says otherwise.
   *
   * @param source where they are stated
   */
  record InForce(double timeMs, long memoryBytes, String source) {}

  /**
   * What talks with submissions.
   *
   * @param live whether it runs at the same time as the submission; if not, it reads the output
   * @param passes how many runs of a submission on a case there may be
   */
  record Interactor(String program, boolean live, int passes) {}

  /**
   * A submission.
   *
   * @param expected the verdicts that are no findings; without accepted it is expected to fail
   * @param required it must come to one of these on some case; may be empty
   */
  record Listed(String name, List<String> expected, List<String> required) {}

  /**
   * Of a problem.
   *
   * @param shown makes names of temporary copies those of their originals
   */
  static ProblemListing of(ProblemPackage problem, UnaryOperator<String> shown) {
    return new ProblemListing(
        problem.name(),
        problem.format(),
        new InForce(
            problem.limits().limits().timeNanos() / 1e6,
            problem.limits().limits().memoryBytes(),
            problem.limits().source()),
        generators(problem).stream().map(shown).toList(),
        problem.references().stream().map(shown).toList(),
        calls(problem.validators(), shown),
        calls(problem.answerValidators(), shown),
        checker(problem, shown),
        interactor(problem.interactor(), shown),
        problem.submissions().entrySet().stream().map(ProblemListing::listed).toList(),
        problem.data().size(),
        problem.generated().size(),
        problem.notes().stream().map(shown).toList());
  }

  private static List<String> calls(List<ValidatorCall> all, UnaryOperator<String> shown) {
    return all.stream().map(each -> shown.apply(each.call().text())).toList();
  }

  /** Null where the interactor says all. */
  private static String checker(ProblemPackage problem, UnaryOperator<String> shown) {
    boolean none = problem.interactor() != null && problem.checker().equals(CheckerCall.TOKENS);
    return none ? null : shown.apply(problem.checker().text());
  }

  private static Interactor interactor(InteractorCall call, UnaryOperator<String> shown) {
    return call == null
        ? null
        : new Interactor(shown.apply(call.call().text()), call.live(), call.passes());
  }

  private static List<String> generators(ProblemPackage problem) {
    if (problem.generators().isEmpty()) {
      return OpenJury.drawnFromTests(problem).stream().toList();
    }
    return problem.generators().stream().map(GeneratorRule::text).toList();
  }

  private static Listed listed(Map.Entry<String, Expectation> each) {
    return new Listed(
        SubmissionList.shownName(each.getKey()),
        each.getValue().labels(),
        each.getValue().requiredLabels());
  }

  void print(PrintStream out) {
    out.println(name + "  a problem of the format " + format);
    out.printf(
        "  limits       %.0f ms, %d MiB (%s)%n",
        limits.timeMs(), limits.memoryBytes() >> 20, limits.source());
    print(out, "generators", generators);
    print(out, "reference", references);
    print(out, "validators", validators);
    if (!answerValidators.isEmpty()) {
      print(out, "of answers", answerValidators);
    }
    if (checker != null) {
      print(out, "checker", List.of(checker));
    }
    if (interactor != null) {
      print(out, "interactor", List.of(interactor.program()));
      if (interactor.passes() > 1) {
        out.println("  passes       at most " + interactor.passes());
      }
    }
    out.println("  tests        " + tests);
    if (generatedTests > 0) {
      out.println("               " + generatedTests + " more are generated from their commands");
    }
    out.println("  submissions");
    for (Listed each : submissions) {
      List<String> verdicts = each.required().isEmpty() ? each.expected() : each.required();
      out.printf("    %-22s %s%n", each.name(), String.join(", ", verdicts));
    }
    if (!notes.isEmpty()) {
      out.println("  notes");
      notes.forEach(each -> out.println("    " + each));
    }
  }

  private static void print(PrintStream out, String role, List<String> programs) {
    List<String> shown = programs.isEmpty() ? List.of("none") : programs;
    for (int i = 0; i < shown.size(); i++) {
      out.printf("  %-12s %s%n", i == 0 ? role : "", shown.get(i));
    }
  }
}
