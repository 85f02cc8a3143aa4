package harness.process;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is known about one finished run.
 *
 * @param cause why it ended
 * @param exitCode its exit code, 0 unless the cause is {@link Cause#EXIT}
 * @param signal number of the signal that ended it, or 0
 * @param cpuNanos CPU time of all its processes, user and system, in nanoseconds
 * @param wallNanos wall time, in nanoseconds
 * @param peakBytes peak resident memory of its largest process, in bytes
 * @param outputBytes size of its output, in bytes; more than the limit if that was exceeded
 * @param outputTruncated whether output was dropped
 * @param errorText the first and last bytes of its error output
 * @param processes the largest number of processes seen at once
 * @param leftOver how many processes it left running; all were ended
 * @param memoryMark the line of the error output in which the language's runtime says that memory
 *     ran out, if there is one
 * @param remark what else is known about its end, in a few words, if anything
 * @param forked whether the process was forked from one started earlier
 */
@RecordBuilder
public record ProcessReport(
    Cause cause,
    int exitCode,
    int signal,
    long cpuNanos,
    long wallNanos,
    long peakBytes,
    long outputBytes,
    boolean outputTruncated,
    String errorText,
    int processes,
    int leftOver,
    @Nullable String memoryMark,
    @Nullable String remark,
    boolean forked)
    implements ProcessReportBuilder.With {

  private static final double MIB = 1 << 20;

  /** How Python begins to report a syntax error, which names the file and the line. */
  private static final String SYNTAX_ERROR = "File \"";

  /** What Python, JavaScript, Ruby and Rust say of a pipe that nobody reads. */
  private static final Pattern BROKEN_PIPE =
      Pattern.compile(
          "^BrokenPipeError: |^Error: write EPIPE|\\(Errno::EPIPE\\)"
              + "|failed printing to stdout: Broken pipe",
          Pattern.MULTILINE);

  /** What C libraries and languages say if no thread or process can start, or memory runs out. */
  private static final Pattern NOTHING_LEFT =
      Pattern.compile(
          "Resource temporarily unavailable|Cannot allocate memory|can't start new thread"
              + "|unable to create (?:new )?native thread|failed to create new OS thread"
              + "|uv_thread_create|\\bEAGAIN\\b|\\bENOMEM\\b|Cannot fork"
              + "|std::bad_alloc|MemoryError|OutOfMemory|(?i:out of memory)|memory allocation of");

  private static final String TRACEBACK = "Traceback (most recent call last)";

  /** How Java, Rust and Go begin to report an exception; earlier lines are the program's own. */
  private static final Pattern EXCEPTION =
      Pattern.compile("^(?:Exception in thread \"|thread '.*' (?:\\(\\d+\\) )?panicked|panic: )");

  /** This report with the larger times and the larger peak memory of the two. */
  ProcessReport withMostOf(ProcessReport other) {
    return with(
        copy ->
            copy.cpuNanos(Math.max(cpuNanos, other.cpuNanos))
                .wallNanos(Math.max(wallNanos, other.wallNanos))
                .peakBytes(Math.max(peakBytes, other.peakBytes))
                .forked(forked || other.forked));
  }

  /** Whether the program ended by itself with exit code 0. */
  public boolean endedWell() {
    return cause == Cause.EXIT && exitCode == 0;
  }

  /**
   * Whether the program itself ended with this exit code. It did not if its language's runtime did
   * because of an uncaught exception.
   */
  public boolean chose(int code) {
    return cause == Cause.EXIT && exitCode == code && !diedOfException();
  }

  /** Whether its language's runtime ended it because of an uncaught exception. */
  public boolean diedOfException() {
    return cause == Cause.EXIT && UncaughtException.ended(exitCode, errorText);
  }

  /**
   * Whether it ended because it wrote to a pipe that nobody reads: by the signal, or by an error
   * where the language's runtime ignores the signal.
   */
  public boolean endedByBrokenPipe() {
    return cause == Cause.SIGNAL
        ? signal == Signals.BROKEN_PIPE
        : cause == Cause.EXIT && exitCode != 0 && BROKEN_PIPE.matcher(errorText).find();
  }

  /**
   * Whether the machine may have had no threads or memory left for it, which other programs may
   * have used: its error output says so, or the kernel killed it. So if it failed, or its output is
   * wrong, this may be why.
   */
  public boolean maybeStarved() {
    return switch (cause) {
      case EXIT, SIGNAL, NOT_STARTED ->
          memoryMark != null || signal == Signals.KILLED || NOTHING_LEFT.matcher(errorText).find();
      case CPU_TIME, WALL_TIME, IDLE, MEMORY, OUTPUT_SIZE, PROCESS_LIMIT, SANDBOX_VIOLATION ->
          false;
    };
  }

  /** Whether it ended because a file or its folder grew too large. */
  public boolean fileTooLarge() {
    return cause == Cause.OUTPUT_SIZE && !outputTruncated;
  }

  /** The judgement from this run alone: accepted if it ended well, whatever it printed. */
  public Judgement judgement() {
    return switch (cause) {
      case EXIT -> exitCode == 0 ? Judgement.accepted() : failed(Reason.EXIT_CODE, codeText());
      case SIGNAL -> failed(Reason.SIGNAL, remarked("ended by signal " + Signals.name(signal)));
      case CPU_TIME -> late(Reason.CPU_TIME, seconds(cpuNanos) + " of CPU time");
      case WALL_TIME -> late(Reason.WALL_TIME, seconds(wallNanos) + " of wall time");
      case IDLE ->
          late(
              Reason.IDLE,
              seconds(wallNanos) + " of wall time, only " + seconds(cpuNanos) + " of CPU time");
      case MEMORY ->
          outOfMemory(
              remarked(String.format(Locale.ROOT, "%.1f MiB of resident memory", peakBytes / MIB)));
      case OUTPUT_SIZE ->
          new Judgement(Verdict.OUTPUT_LIMIT_EXCEEDED, Reason.OUTPUT_SIZE, outputText());
      case PROCESS_LIMIT -> runTimeError(Reason.PROCESS_LIMIT, processes + " processes at once");
      case SANDBOX_VIOLATION ->
          runTimeError(
              Reason.SANDBOX_VIOLATION,
              signal == Signals.BAD_SYSTEM_CALL
                  ? "a system call that the sandbox forbids (a network socket, for example)"
                  : "it killed or stopped the process that watches it");
      case NOT_STARTED -> runTimeError(Reason.EXIT_CODE, "could not be started: " + errorLine());
    };
  }

  /**
   * The most informative line of the error output: the last after a Python traceback, both of a
   * Python syntax error, the one that names an exception, or else the first; empty if there is no
   * error output.
   */
  public String errorLine() {
    List<String> lines =
        errorText.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    if (lines.isEmpty()) {
      return "";
    }
    String first = lines.get(0);
    String last = lines.get(lines.size() - 1);
    if (first.startsWith(SYNTAX_ERROR)) {
      return last + " (" + first + ")";
    }
    if (lines.stream().anyMatch(each -> each.startsWith(TRACEBACK))) {
      return last;
    }
    return lines.stream().filter(each -> EXCEPTION.matcher(each).find()).findFirst().orElse(first);
  }

  private Judgement failed(Reason reason, String detail) {
    return memoryMark == null ? runTimeError(reason, detail) : outOfMemory(memoryMark);
  }

  private static Judgement runTimeError(Reason reason, String detail) {
    return new Judgement(Verdict.RUN_TIME_ERROR, reason, detail);
  }

  private static Judgement late(Reason reason, String detail) {
    return new Judgement(Verdict.TIME_LIMIT_EXCEEDED, reason, detail);
  }

  private static Judgement outOfMemory(String detail) {
    return new Judgement(Verdict.MEMORY_LIMIT_EXCEEDED, Reason.OUT_OF_MEMORY, detail);
  }

  private String codeText() {
    String line = errorLine();
    String code = "exit code " + exitCode;
    String known = remark == null ? code : code + ": " + remark;
    return line.isEmpty() ? known : known + ": " + line;
  }

  private String remarked(String end) {
    return remark == null ? end : end + ": " + remark;
  }

  private String outputText() {
    return fileTooLarge()
        ? "its files grew too large"
        : "ended after " + outputBytes + " bytes of output";
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.3f s", nanos / 1e9);
  }
}
