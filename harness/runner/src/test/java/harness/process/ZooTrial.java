package harness.process;

import harness.cases.Judgement;
import harness.cases.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The runs of one program of the zoo in one session: quick ones, some of them in a series, then
 * plain ones. Whatever a program has done, its next run is not affected, so a program that is
 * accepted runs at least twice in each way.
 */
final class ZooTrial {

  static final long MEMORY = 64 << 20;

  private static final long MILLISECOND = 1_000_000;
  private static final int IN_SERIES = 4;
  private static final long SHORT_NANOS = 10 * MILLISECOND;
  private static final String ANSWERS = "7\n-1";

  /** Two boards, at 7 moves and at more than 15. */
  private static final byte[] INPUT =
      "2\n10110\n01*11\n10111\n01001\n00000\n01011\n110*1\n01110\n01010\n00100\n"
          .getBytes(StandardCharsets.US_ASCII);

  private final ZooEntry entry;
  private final ZooMode mode;
  private final ProgramSession session;
  private final ZooEntry.Expectation expected;
  private final RunRequest plain;
  private final RunRequest quick;
  private boolean wasForked;
  private boolean wasShort;

  /**
   * A trial that has not begun.
   *
   * @param session of the program, in this mode
   */
  ZooTrial(ZooEntry entry, ZooMode mode, ProgramSession session) {
    this.entry = entry;
    this.mode = mode;
    this.session = session;
    this.expected = entry.expectedHere(mode);
    this.plain = RunRequest.of(INPUT, limits(entry));
    this.quick = plain.quickly();
  }

  /** How the harness's result for a run differs from the expected one, or empty. */
  Optional<String> complaint() {
    session.expect(Collections.nCopies(IN_SERIES, quick));
    int again = expected.accepted() ? 1 : 0;
    return complaint(1, quick, "the quick way")
        // Short runs are sent together from the second on, and left to the zygote.
        .or(() -> complaint(wasShort ? IN_SERIES - 1 : again, quick, "the quick way again"))
        .or(() -> complaint(1 + again, plain, "the plain way"))
        .or(() -> entry.forked() && !wasForked ? said("no run was forked") : Optional.empty());
  }

  private Optional<String> complaint(int times, RunRequest request, String way) {
    return Stream.generate(() -> complaint(request))
        .limit(times)
        .flatMap(Optional::stream)
        .findFirst()
        .map((way + ", ")::concat);
  }

  /**
   * Repeats a run for which time ran out unexpectedly, and the second counts: a virtual machine
   * that stood still for seconds may be charged to whatever was running. The harness believes no
   * such run before another has shown the same, and neither does the zoo.
   */
  private Optional<String> complaint(RunRequest request) {
    RunResult result = session.run(request);
    if (judgement(result).verdict() == Verdict.TIME_LIMIT_EXCEEDED && wrong(result) != null) {
      result = session.run(request);
    }
    wasForked |= result.report().forked();
    wasShort = result.report().wallNanos() < SHORT_NANOS;
    String wrong = wrong(result);
    return wrong == null ? Optional.empty() : said(wrong + "; " + result.report());
  }

  private Optional<String> said(String wrong) {
    return Optional.of(entry + " " + mode + ": " + wrong);
  }

  /** What is wrong with a result, or null. */
  private @Nullable String wrong(RunResult result) {
    Judgement judgement = judgement(result);
    String reason = judgement.reason() == null ? null : judgement.reason().label();
    var said = new ZooEntry.Expectation(judgement.verdict().label(), reason);
    String output = result.outputText().replace("\r", "").strip();
    if (!said.equals(expected)) {
      return "expected " + expected + ", got " + said + ": " + judgement.detail();
    }
    if (entry.expected(mode).accepted() && !output.equals(ANSWERS)) {
      return "answered '" + output + "'";
    }
    return expected.accepted() && result.report().leftOver() < entry.leftOver()
        ? "nothing was seen to be left over"
        : null;
  }

  private static Judgement judgement(RunResult result) {
    return result.report().judgement();
  }

  /**
   * Short limits, except for wall time if that is not the limit to exceed: on a busy machine,
   * waiting for a core can take any time and is not the program's fault. A program that is to
   * exceed wall time has more CPU time than that, and so cannot exceed the CPU limit first.
   */
  private static RunLimits limits(ZooEntry entry) {
    boolean byClock = "wall-time".equals(entry.reason());
    boolean computes = "cpu-time".equals(entry.reason());
    long cpuMillis = computes ? 250 : 2000;
    long wallMillis = byClock ? 800 : 5000;
    return RunLimits.of(1000 * MILLISECOND, MEMORY)
        .withTimes(cpuMillis * MILLISECOND, wallMillis * MILLISECOND, 400 * MILLISECOND)
        .withOutputBytes(2 << 20);
  }
}
