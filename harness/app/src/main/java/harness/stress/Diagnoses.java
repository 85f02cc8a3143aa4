package harness.stress;

import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.compiled.OtherBuilds;
import harness.compiled.Programs;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.DiagnosisKind;
import harness.diagnosis.InitialBytes;
import harness.diagnosis.SanitizedProgram;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.machine.Terminal;
import harness.problem.Checker;
import harness.problem.Problem;
import harness.process.RunLimits;
import harness.repair.ChangeKind;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.run.Interaction;
import harness.shrink.Smallest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Names lines that may be behind findings: undefined behaviour, which a build with checks finds,
 * and uncaught exceptions, which a program's runtime tells. Programs are run on the smallest inputs
 * of their findings, and on the inputs as drawn if those say nothing. If nothing is found in this
 * way, lines are named in which failing runs differ from passing ones. Verdicts never change.
 *
 * @param limits those of the submissions
 */
public record Diagnoses(Problem problem, Limits limits, Checker checker, Programs programs) {

  /** The most programs that are built again. */
  private static final int MOST_PROGRAMS = 6;

  /** After this time, no other finding is looked at. */
  private static final long MOST_NANOS = 10_000_000_000L;

  /** CPU time of a run. */
  private static final long RUN_NANOS = 3_000_000_000L;

  /** Checked programs are slower and larger, and their stack frames are, too. */
  private static final int LARGER = 4;

  /** More than any program asks for, in bytes. */
  private static final long ANY_MEMORY = 1L << 40;

  /** Verdicts that undefined behaviour may explain. */
  private static final Set<Verdict> CHECKED =
      Set.of(
          Verdict.WRONG_ANSWER,
          Verdict.RUN_TIME_ERROR,
          Verdict.MEMORY_LIMIT_EXCEEDED,
          Verdict.DISAGREEMENT);

  /** Verdicts of programs that may have said themselves what is wrong. */
  private static final Set<Verdict> ENDED =
      Set.of(Verdict.RUN_TIME_ERROR, Verdict.MEMORY_LIMIT_EXCEEDED);

  /**
   * What is known of the cause of a result.
   *
   * @param lines those that may be wrong; empty if none are known
   * @param tried what was done to find them and found none, in words
   */
  public record Explanation(List<Diagnosis> lines, List<String> tried) {
    private static final Explanation NONE = new Explanation(List.of(), List.of());

    /** A talk is more than an input. */
    private static final Explanation OF_TALK =
        new Explanation(List.of(), List.of("causes are not looked for in talks"));
  }

  /** A build with checks, and whether it ends when it needs more memory than it may. */
  private record Build(String program, boolean bounded) {}

  /** A run of a build with checks. */
  @FunctionalInterface
  private interface Check {
    Optional<Diagnosis> run(SanitizedProgram program, byte[] input, RunLimits limits);
  }

  /** The programs that were built again, until they are closed. */
  private final class Work implements AutoCloseable {
    private final Map<Build, Optional<SanitizedProgram>> built = new HashMap<>();
    private final Set<String> initial = new HashSet<>();
    private final Set<String> compared = new HashSet<>();
    private final Set<String> tried = new LinkedHashSet<>();
    private final long start = System.nanoTime();

    ReportedFinding explained(ReportedFinding finding) {
      if (finding.caseName() == null || System.nanoTime() - start > MOST_NANOS) {
        return finding;
      }
      Comparing comparing = new Comparing(problem, limits, checker, programs);
      if (!comparing.canExplain(finding) || !compared.add(finding.submission())) {
        return finding.withDiagnosis(certain(finding));
      }
      try (Comparing.Changes changes = comparing.begin(finding)) {
        List<Diagnosis> lines = new ArrayList<>(certain(finding)); // while changes are tried
        if (lines.isEmpty()) {
          lines.addAll(compared(changes));
        } else {
          changes
              .of(kindsBehind(lines.get(0)))
              .ifPresent(each -> lines.addAll(each.repairs().lines()));
        }
        return finding.withDiagnosis(lines);
      }
    }

    /** Kinds of changes that may say more than what shows where a program ends. */
    private static Set<ChangeKind> kindsBehind(Diagnosis end) {
      return end.isOfRuntime()
          ? ChangeKind.ALL
          : end.kind() == DiagnosisKind.OUT_OF_BOUNDS ? Set.of(ChangeKind.SIGN) : Set.of();
    }

    /** Local variables that were never set, and decide. */
    private List<Diagnosis> uninitialised(ReportedFinding finding, List<byte[]> inputs) {
      return CHECKED.contains(finding.verdict())
          ? uninitialised(finding.submission(), inputs)
          : List.of();
    }

    List<Diagnosis> uninitialised(String submission, List<byte[]> inputs) {
      Optional<InitialBytes> program =
          programs
              .otherBuilds(submission)
              .filter(other -> other.canBeSanitized() && initial.size() < MOST_PROGRAMS)
              .map(OtherBuilds::initialBytes);
      if (program.isEmpty() || !initial.add(submission)) {
        return List.of();
      }
      for (byte[] input : inputs) {
        if (program.get().decide(input, unchecked())) {
          Optional<Diagnosis> line = program.get().line(input, unchecked());
          tried.add(
              "the output changes with the bytes that local variables start with, but nothing"
                  + " names the line"
                  + (InitialBytes.isValgrindHere() ? "" : " (Valgrind can, but is not installed)"));
          return line.stream().toList();
        }
      }
      return List.of();
    }

    private RunLimits plenty() {
      return RunLimits.of(RUN_NANOS, LARGER * limits.memoryBytes());
    }

    private RunLimits unchecked() {
      return RunLimits.of(Math.min(limits.timeNanos(), RUN_NANOS), limits.memoryBytes());
    }

    private List<Diagnosis> compared(Comparing.Changes changes) {
      List<Diagnosis> lines = changes.lines();
      if (lines.isEmpty()) {
        tried.add(
            "no small change of a line makes it right on similar inputs, and none stands out");
      }
      return lines;
    }

    /** What a check or the program itself says. */
    private List<Diagnosis> certain(ReportedFinding finding) {
      List<byte[]> inputs = inputs(finding);
      Optional<Diagnosis> one = checked(finding, inputs).or(() -> uncaught(finding, inputs));
      return one.isPresent() ? List.of(one.get()) : uninitialised(finding, inputs);
    }

    private Optional<Diagnosis> checked(ReportedFinding finding, List<byte[]> inputs) {
      boolean bounded = finding.verdict() == Verdict.MEMORY_LIMIT_EXCEEDED;
      Build build = new Build(finding.submission(), bounded);
      boolean mayBuild = built.size() < MOST_PROGRAMS || built.containsKey(build);
      if (!CHECKED.contains(finding.verdict()) || !mayBuild) {
        return Optional.empty();
      }
      return first(build, inputs, plenty(), SanitizedProgram::run)
          .or(() -> overflow(finding, build, inputs));
    }

    /** A crash that happens in the build with checks only if the stack may not grow further. */
    private Optional<Diagnosis> overflow(
        ReportedFinding finding, Build build, List<byte[]> inputs) {
      long stack = RunLimits.of(limits).stackBytes();
      return finding.reason() == Reason.SIGNAL
          ? first(build, inputs, plenty().withStackBytes(stack), SanitizedProgram::run)
              .filter(each -> each.kind() == DiagnosisKind.STACK_OVERFLOW)
          : Optional.empty();
    }

    /** What checks find in a submission that does not fail. */
    Optional<Diagnosis> undefinedBehaviour(String submission, byte[] input) {
      return first(
          new Build(submission, false),
          List.of(input),
          plenty(),
          (program, file, within) -> Optional.ofNullable(program.checked(file, within).found()));
    }

    private Optional<Diagnosis> first(
        Build build, List<byte[]> inputs, RunLimits within, Check check) {
      Optional<SanitizedProgram> program = built.computeIfAbsent(build, this::build);
      Optional<Diagnosis> found =
          program.flatMap(
              checked -> Diagnoses.first(inputs, input -> check.run(checked, input, within)));
      boolean canBeSanitized =
          programs.otherBuilds(build.program()).filter(OtherBuilds::canBeSanitized).isPresent();
      if (found.isEmpty() && canBeSanitized) {
        tried.add(
            program.isPresent()
                ? "no undefined behaviour found by a build with checks"
                : "a build with checks for undefined behaviour is not possible here");
      }
      return found;
    }

    private Optional<Diagnosis> uncaught(ReportedFinding finding, List<byte[]> inputs) {
      return ENDED.contains(finding.verdict())
          ? Diagnoses.first(
              inputs, input -> programs.uncaught(finding.submission(), input, unchecked()))
          : Optional.empty();
    }

    private Optional<SanitizedProgram> build(Build build) {
      Terminal.showStatus("looking for undefined behaviour: " + build.program());
      long memory = build.bounded() ? limits.memoryBytes() : ANY_MEMORY;
      return programs.otherBuilds(build.program()).flatMap(other -> other.sanitized(memory));
    }

    @Override
    public void close() {
      built.values().forEach(each -> each.ifPresent(SanitizedProgram::close));
      Terminal.clearStatus();
    }
  }

  /** The report with what is known about the causes of its findings. */
  public RunReport in(RunReport report) {
    return report.interrupted() ? report : report.withFindings(explained(report.findings()));
  }

  /** A finding with what is known about its cause. */
  public ReportedFinding of(ReportedFinding finding) {
    return finding.withDiagnosis(explanation(finding).lines());
  }

  /** What is known about the cause of a finding, and what was tried to find it. */
  public Explanation explanation(ReportedFinding finding) {
    return explanation(work -> work.explained(finding).diagnosis());
  }

  /**
   * Undefined behaviour of a submission that does not fail.
   *
   * @param input a judge's file
   */
  public Explanation ofRight(String submission, byte[] input) {
    return explanation(
        work -> {
          Optional<Diagnosis> found = work.undefinedBehaviour(submission, input);
          return found.isPresent()
              ? List.of(found.get())
              : work.uninitialised(submission, List.of(input));
        });
  }

  private Explanation explanation(Function<Work, List<Diagnosis>> lines) {
    if (problem.capability(Interaction.class).isPresent()) {
      return Explanation.OF_TALK;
    }
    try (Work work = new Work()) {
      List<Diagnosis> found = lines.apply(work);
      return new Explanation(found, found.isEmpty() ? List.copyOf(work.tried) : List.of());
    } catch (RunnerFailure | RunCancelled failed) {
      return Explanation.NONE; // of use, but not worth an error
    }
  }

  private List<ReportedFinding> explained(List<ReportedFinding> findings) {
    if (problem.capability(Interaction.class).isPresent()) {
      return findings; // a talk is more than an input
    }
    try (Work work = new Work()) {
      return findings.stream().map(each -> explained(each, work)).toList();
    }
  }

  private static ReportedFinding explained(ReportedFinding finding, Work work) {
    try {
      return work.explained(finding);
    } catch (RunnerFailure | RunCancelled failed) {
      return finding; // of use, but not worth an error
    }
  }

  /** The smallest input, if there is one, and the one that was drawn. */
  private List<byte[]> inputs(ReportedFinding finding) {
    List<byte[]> inputs = new ArrayList<>();
    Smallest smallest = finding.smallest();
    if (smallest != null) {
      inputs.add(bytes(smallest.file(), smallest.input()));
    }
    byte[] drawn = bytes(finding.file(), finding.input());
    if (inputs.stream().noneMatch(each -> Arrays.equals(each, drawn))) {
      inputs.add(drawn);
    }
    return inputs;
  }

  private static Optional<Diagnosis> first(
      List<byte[]> inputs, Function<byte[], Optional<Diagnosis>> run) {
    return inputs.stream().map(run).flatMap(Optional::stream).findFirst();
  }

  /** A file, or that with a single input if it is none. */
  private byte[] bytes(String file, String input) {
    return file == null
        ? problem.files().file(List.of(input))
        : file.getBytes(StandardCharsets.ISO_8859_1);
  }
}
