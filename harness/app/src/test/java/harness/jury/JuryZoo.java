package harness.jury;

import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.formats.CheckerCodes;
import harness.machine.FileTree;
import harness.process.RunnerKiller;
import harness.process.Traces;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * A problem, to double a number, where one of the programs misbehaves. Works without JUnit, because
 * the zoo also runs as another user.
 */
final class JuryZoo {

  /** A program's role, its name, and the report if it fails. */
  enum Role {
    GENERATOR("gen.sh", Reason.GENERATOR_FAILED, "echo $(($1 % 9 + 1))"),
    REFERENCE("brute.sh", Reason.REFERENCE_FAILED, "read n; echo $((n + n))"),
    VALIDATOR("val.sh", Reason.VALIDATOR_FAILED, "read n; [[ $n == [0-9]* ]] || exit 3"),
    CHECKER(
        "chk.sh",
        Reason.CHECKER_FAILED,
        "read said <$2; read right <$3; [[ $right == [0-9]* ]] || exit 3; [ $said = $right ]");

    private final String file;
    private final Reason reason;
    private final String work;

    Role(String file, Reason reason, String work) {
      this.file = file;
      this.reason = reason;
      this.work = work;
    }

    /** The role's name for people. */
    String program() {
      return file.replace(".sh", "");
    }
  }

  /**
   * The report of one run.
   *
   * @param culprit the program that is blamed, or null
   * @param said verdict and reason, or null
   */
  record Outcome(String culprit, String said, String detail) {

    static final Outcome ACCEPTED = new Outcome(null, null, "");
  }

  private static final Limits LIMITS = new Limits(10_000_000_000L, 256 << 20, 1);

  /** Printed for a run that ended as it should. */
  static final String RIGHT = "right";

  private static final int THREADS = 3;
  private static final long MEMORY = 200 << 20;

  private final Isolation isolation;

  JuryZoo(Isolation isolation) {
    this.isolation = isolation;
  }

  /** Runs each misdeed in one of the roles, and prints a line for each. */
  public static void main(String[] none) throws Exception {
    JuryZoo zoo = new JuryZoo(Isolation.AUTO);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (RunnerKiller killer = new RunnerKiller()) {
      List<Future<String>> complaints = new ArrayList<>();
      for (Misdeed misdeed : Misdeed.all(killer)) {
        Role role = Role.values()[complaints.size() % Role.values().length];
        complaints.add(threads.submit(() -> zoo.complaint(role, misdeed)));
      }
      for (Future<String> each : complaints) {
        System.out.println(each.get() == null ? RIGHT : each.get());
      }
    } finally {
      threads.shutdown();
    }
    assertNothingIsLeft();
  }

  /** What is wrong with the outcome of a misdeed, or null. */
  String complaint(Role role, Misdeed misdeed) throws IOException {
    Outcome outcome = run(Map.of(role, misdeed.script()), misdeed.limitMillis());
    boolean right =
        misdeed.end() == Misdeed.End.HARMLESS
            ? outcome.equals(Outcome.ACCEPTED)
            : ("judge-error " + role.reason.label()).equals(outcome.said())
                && role.program().equals(outcome.culprit())
                && outcome.detail().contains(misdeed.says())
                && outcome.detail().length() < 500
                && outcome.detail().chars().noneMatch(Character::isISOControl);
    return right ? null : role + " " + misdeed + ": " + outcome;
  }

  /**
   * Runs one case with programs that first run a script.
   *
   * @param before shell scripts by role
   * @throws IllegalStateException if another program is blamed as well, or nothing was run
   */
  Outcome run(Map<Role, String> before, int limitMillis) throws IOException {
    Path folder = Files.createTempDirectory(Misdeed.MARK);
    try {
      for (Role role : Role.values()) {
        String script = before.getOrDefault(role, "") + "\n" + role.work + "\n";
        Files.writeString(folder.resolve(role.file), script);
      }
      Files.writeString(folder.resolve("sol.sh"), "read n; echo $((2 * n))\n");
      JuryLimits limits = new JuryLimits(Duration.ofMillis(limitMillis), MEMORY, true, false);
      try (TestJury jury = new TestJury(parts(), LIMITS, folder, isolation, limits)) {
        return outcome(jury.run(1, true, 1, "sol.sh"));
      }
    } finally {
      FileTree.delete(folder);
    }
  }

  private static JuryParts parts() {
    return new JuryParts(
        "twice",
        List.of(Role.GENERATOR.file),
        List.of(Role.REFERENCE.file),
        List.of(Role.VALIDATOR.file),
        Role.CHECKER.file,
        null,
        CheckerCodes.TESTLIB);
  }

  private static Outcome outcome(RunReport report) {
    long accepted = report.submissions().get(0).verdicts().getOrDefault(Verdict.ACCEPTED, 0L);
    if (report.findings().isEmpty()) {
      return accepted == 1 ? Outcome.ACCEPTED : new Outcome(null, null, "nothing was run");
    }
    ReportedFinding found = report.findings().get(0);
    if (report.findings().size() > 1) {
      throw new IllegalStateException("several findings: " + report.findings());
    }
    return new Outcome(found.submission(), found.verdict() + " " + found.reason(), found.detail());
  }

  /** Fails if processes or files of the zoo are left. */
  static void assertNothingIsLeft() {
    Traces.assertNoneOf(Path.of(Misdeed.MARK));
    Traces.assertNoneOf(Path.of(Misdeed.SLEEP));
    Stream.of("/", "/etc", "/tmp", "/var/tmp", "/dev/shm", "/usr", System.getProperty("user.home"))
        .map(folder -> Path.of(folder, Misdeed.MARK))
        .filter(Files::exists)
        .forEach(
            file -> {
              throw new AssertionError("left behind: " + file);
            });
  }
}
