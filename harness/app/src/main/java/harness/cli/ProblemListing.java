package harness.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import harness.cases.Counted;
import harness.cases.Printable;
import harness.cases.Verdict;
import harness.formats.CheckerCall;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.PackageLimits;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.ValidatorCall;
import harness.jury.CaseSources;
import harness.process.NamedFiles;
import harness.run.Expectation;
import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.TestGroup;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A problem as the harness understands it. */
record ProblemListing(
    String name,
    String format,
    InForce limits,
    Named files,
    List<String> generators,
    List<String> references,
    List<String> validators,
    List<String> answerValidators,
    String checker,
    Interactor interactor,
    List<Listed> submissions,
    int tests,
    int generatedTests,
    @JsonInclude(JsonInclude.Include.NON_NULL) Double maxScore,
    @JsonInclude(JsonInclude.Include.NON_NULL) String objective,
    @JsonInclude(JsonInclude.Include.NON_NULL) List<Group> groups,
    List<String> notes) {

  /**
   * The limits that apply by default.
   *
   * @param source where they are stated
   * @param own limits of languages and tests; the first that fits counts
   */
  record InForce(
      double timeMs,
      long memoryBytes,
      String source,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<OwnLimit> own) {

    static InForce of(PackageLimits limits) {
      return new InForce(
          limits.limits().timeNanos() / 1e6,
          limits.limits().memoryBytes(),
          limits.source(),
          limits.own().all().stream().map(OwnLimit::of).toList());
    }

    void print(PrintStream out) {
      line(out, "  limits       %.0f ms, %d MiB (%s)", timeMs, memoryBytes >> 20, source);
      own.forEach(each -> line(out, "               %s", each.text()));
    }
  }

  /**
   * The files that programs use; each name is null if they use the standard stream.
   *
   * @param input what they read
   * @param output what they write
   */
  record Named(String input, String output) {

    /** The files; null if there are none. */
    static Named of(NamedFiles files) {
      return files.isNone() ? null : new Named(name(files.input()), name(files.output()));
    }

    private static String name(String file) {
      return file.isEmpty() ? null : file;
    }

    String inWords() {
      return (input == null ? "standard input" : input)
          + ", "
          + (output == null ? "standard output" : output);
    }
  }

  /**
   * The program that talks to submissions.
   *
   * @param live whether it runs at the same time as the submission; if not, it reads the output
   * @param passes the most runs of a submission on one case
   */
  record Interactor(String program, boolean live, int passes) {}

  /**
   * A submission.
   *
   * @param expected verdicts that are not findings; without accepted, the submission is expected to
   *     fail
   * @param required it must get one of these on some case; may be empty
   */
  record Listed(String name, List<Verdict> expected, List<Verdict> required) {}

  /**
   * A group of tests with points.
   *
   * @param maxScore null if there is no bound
   * @param scoring how its points follow from those of its tests; null if a grader decides
   * @param tests number of its tests
   * @param requires the groups without which it gives no points
   */
  record Group(
      String name, Double maxScore, Aggregation.Kind scoring, long tests, List<String> requires) {

    static Group of(TestGroup group) {
      return new Group(
          group.name(),
          bounded(group.most()),
          group.graderFlags() == null ? group.aggregation().kind() : null,
          group.tests().filter(each -> !each.borrowed()).count(),
          group.requires());
    }

    static Double bounded(double points) {
      return Double.isFinite(points) ? points : null;
    }

    private String text() {
      String points = maxScore == null ? "points" : Points.shown(maxScore) + " points";
      String rule = scoring == null ? "by the grader" : scoring.label();
      String needed = requires.isEmpty() ? "" : ", requires " + String.join(", ", requires);
      return (maxScore != null && maxScore == 0 ? "no points" : points + ", " + rule)
          + ", "
          + Counted.of(tests, "test")
          + needed;
    }
  }

  /**
   * Describes a problem.
   *
   * @param shown maps names of temporary copies to those of the originals
   */
  static ProblemListing of(ProblemPackage problem, UnaryOperator<String> shown) {
    return new ProblemListing(
        problem.name(),
        problem.format(),
        InForce.of(problem.limits()),
        Named.of(problem.files()),
        generators(problem).stream().map(shown).toList(),
        problem.references().stream().map(shown).toList(),
        calls(problem.validators(), shown),
        calls(problem.answerValidators(), shown),
        checker(problem, shown),
        interactor(problem.interactor(), shown),
        problem.submissions().entrySet().stream().map(ProblemListing::listed).toList(),
        problem.data().size(),
        problem.generated().size(),
        problem.scored() == null ? null : Group.bounded(problem.scored().scoring().total().most()),
        problem.scored() != null && problem.scored().fewerIsBetter() ? "min" : null,
        groups(problem),
        problem.notes().stream().map(shown).toList());
  }

  /** The groups with points; null if a test either passes or fails. */
  private static List<Group> groups(ProblemPackage problem) {
    return problem.scored() == null
        ? null
        : problem.scored().scoring().shown().stream().map(Group::of).toList();
  }

  private static List<String> calls(List<ValidatorCall> all, UnaryOperator<String> shown) {
    return all.stream().map(each -> shown.apply(each.call().text())).toList();
  }

  /** The checker; null if the interactor decides. */
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
    return Stream.concat(
            problem.generators().stream().map(GeneratorRule::text),
            CaseSources.drawnFromTests(problem).stream())
        .toList();
  }

  private static Listed listed(Map.Entry<String, Expectation> each) {
    return new Listed(
        SubmissionList.shownName(each.getKey()),
        each.getValue().expected(),
        List.copyOf(each.getValue().required()));
  }

  void print(PrintStream out) {
    line(out, "%s  a problem in the format %s", name, format);
    limits.print(out);
    if (files != null) {
      line(out, "  %-12s %s", "files", files.inWords());
    }
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
        line(out, "  passes       at most %d", interactor.passes());
      }
    }
    line(out, "  tests        %d", tests);
    if (generatedTests > 0) {
      line(out, "               %d more are generated by commands", generatedTests);
    }
    if (groups != null) {
      String most = maxScore == null ? "" : "  " + Points.shown(maxScore) + " points in total";
      String fewer = objective == null ? "" : "  fewer points are better";
      line(out, "  groups     %s%s", most, most.isEmpty() ? fewer : fewer.replaceFirst("^ ", ","));
      groups.forEach(each -> line(out, "    %-22s %s", each.name(), each.text()));
    }
    line(out, "  submissions");
    for (Listed each : submissions) {
      List<Verdict> verdicts = each.required().isEmpty() ? each.expected() : each.required();
      line(
          out,
          "    %-22s %s",
          each.name(),
          verdicts.stream().map(Verdict::label).collect(Collectors.joining(", ")));
    }
    if (!notes.isEmpty()) {
      line(out, "  notes");
      notes.forEach(each -> line(out, "    %s", each));
    }
  }

  private static void print(PrintStream out, String role, List<String> programs) {
    List<String> shown = programs.isEmpty() ? List.of("none") : programs;
    for (int i = 0; i < shown.size(); i++) {
      line(out, "  %-12s %s", i == 0 ? role : "", shown.get(i));
    }
  }

  /** Prints a line; hidden characters in it are escaped. */
  @SuppressWarnings("AnnotateFormatMethod") // its annotation is not on the class path
  private static void line(PrintStream out, String format, Object... values) {
    out.println(Printable.inLine(String.format(format, values)));
  }
}
