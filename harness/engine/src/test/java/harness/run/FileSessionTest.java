package harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.problem.SingleCaseFiles;
import harness.process.Cause;
import harness.process.KeptFile;
import harness.process.ProcessReport;
import harness.process.ProgramRun;
import harness.process.ProgramSession;
import harness.process.RunRequest;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which runs of a program are quick and which are plain, as a judge's. */
final class FileSessionTest {

  private static final long MILLISECOND = 1_000_000;
  private static final CaseLimits LIMITS =
      new CaseLimits(
          new Limits(1000 * MILLISECOND, 64 << 20, 1),
          null,
          "",
          new SingleCaseFiles().mostOutputBytes());
  private static final Case CASE = new Case(new CaseName("echo", "test", 1, 0), "1");

  /** Prints nothing and takes the given CPU time, in milliseconds. */
  private record Timed(long quickMillis, long plainMillis, List<String> runs)
      implements ProgramSession {

    @Override
    public ProgramRun start(RunRequest request) {
      runs.add(request.quick() ? "quick" : "plain");
      long nanos = (request.quick() ? quickMillis : plainMillis) * MILLISECOND;
      return new Ended(
          new ProcessReport(
              Cause.EXIT, 0, 0, nanos, nanos, 0, 0, false, "", 1, 0, null, null, request.quick()));
    }

    @Override
    public void close() {}
  }

  /** Its runner is gone in the first runs. */
  private record Lost(int runs, List<String> all) implements ProgramSession {

    @Override
    public ProgramRun start(RunRequest request) {
      all.add(request.quick() ? "quick" : "plain");
      Cause cause = all.size() <= runs ? Cause.SANDBOX_VIOLATION : Cause.EXIT;
      return new Ended(
          new ProcessReport(cause, 0, 0, 0, 0, 0, 0, false, "", 1, 0, null, null, request.quick()));
    }

    @Override
    public void close() {}
  }

  private record Ended(ProcessReport report) implements ProgramRun {
    @Override
    public InputStream output() {
      return new ByteArrayInputStream(new byte[0]);
    }

    @Override
    public ProcessReport finish() {
      return report;
    }

    @Override
    public Map<String, KeptFile> files() {
      return Map.of();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 100, quick",
    "300, 100, quick",
    "450, 100, quick plain", // with its start-up it may come close to the limit
    "1, 600, plain", // always close to the limit
  })
  void aPlainRunShowsHowCloseToTheLimitAProgramComes(long quick, long plain, String second) {
    List<String> runs = new ArrayList<>();
    try (FileSession session =
        new FileSession(new Timed(quick, plain, runs), new SingleCaseFiles(), LIMITS)) {
      session.tryAlone(CASE, () -> false);
      assertEquals("plain", String.join(" ", runs), "forking does not pay yet");
      runs.clear();
      session.tryAlone(CASE, () -> false);
      assertEquals("quick plain", String.join(" ", runs));
      runs.clear();
      session.tryAlone(CASE, () -> false);
      assertEquals(second, String.join(" ", runs));
    }
  }

  @ParameterizedTest
  @CsvSource({"1, plain plain, ", "2, plain plain, SANDBOX_VIOLATION"})
  void aProgramWhoseRunnerIsGoneIsBlamedIfThatIsSeenAgain(int lost, String runs, Reason blamed) {
    List<String> all = new ArrayList<>();
    try (FileSession session =
        new FileSession(new Lost(lost, all), new SingleCaseFiles(), LIMITS)) {
      Judgement fault = session.runAlone(CASE, () -> false).failure();
      assertEquals(blamed, fault == null ? null : fault.reason());
      assertEquals(runs, String.join(" ", all));
    }
  }
}
