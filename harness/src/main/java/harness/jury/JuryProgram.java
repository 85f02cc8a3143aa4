package harness.jury;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.machine.Printable;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.ProcessReport;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/**
 * One of the jury's programs, ready to run. Any number of threads may run it at once; each run is a
 * fresh process.
 */
public final class JuryProgram {

  /** How much of what a program complains of is shown. */
  private static final int SHOWN = 200;

  private final Program program;
  private final ProgramHost host;
  private final RunLimits limits;
  private final Reason ofFailure;
  private final Queue<ProgramSession> idle = new ConcurrentLinkedQueue<>();
  private final LongAdder nanos = new LongAdder();

  /**
   * A program.
   *
   * @param host where it runs, which ends its sessions when it is closed
   * @param ofFailure what is said when it fails: {@link Reason#GENERATOR_FAILED} and the like
   */
  public JuryProgram(Program program, ProgramHost host, JuryLimits limits, Reason ofFailure) {
    this.program = program;
    this.host = host;
    this.limits = limits.inForce();
    this.ofFailure = ofFailure;
  }

  /** As people know it: the name of its file. */
  public String name() {
    return program.name();
  }

  /** What a run may use. */
  RunLimits limits() {
    return limits;
  }

  /** Time that all its runs took by the wall clock, in nanoseconds. */
  public long usedNanos() {
    return nanos.sum();
  }

  /** Runs it, however it ends. */
  RunResult run(RunRequest request) {
    ProgramSession session = idle.poll();
    if (session == null) {
      session = host.session(program, limits.memoryBytes());
    }
    RunResult result = session.run(request); // where this throws, the session has ended
    idle.add(session);
    nanos.add(result.report().wallNanos());
    return result;
  }

  /**
   * Runs it, and wants exit code 0.
   *
   * @throws JudgeFailure when it ends in any other way
   */
  RunResult runWell(RunRequest request) {
    RunResult result = run(request);
    if (!hasEnded(result, 0)) {
      throw failed(result);
    }
    return result;
  }

  /** Whether it ended by itself with an exit code. */
  static boolean hasEnded(RunResult result, int exitCode) {
    ProcessReport report = result.report();
    return report.cause() == Cause.EXIT && report.exitCode() == exitCode;
  }

  /** What is to be said of a run that went wrong. */
  JudgeFailure failed(RunResult result) {
    Judgement ended = result.report().judgement();
    return failed(ended.isAccepted() ? "exit code 0" : shortened(ended.detail()));
  }

  /** What is to be said when it failed in a way of its own. */
  JudgeFailure failed(String how) {
    return new JudgeFailure(name(), ofFailure, how);
  }

  /** The first line that it wrote on standard error, shortened. */
  static String complaint(RunResult result) {
    return shortened(result.report().errorLine());
  }

  /** The first line of a text that is not blank, shortened; empty where there is none. */
  static String firstLine(String text) {
    return shortened(
        text.lines().map(String::strip).filter(each -> !each.isEmpty()).findFirst().orElse(""));
  }

  private static String shortened(String line) {
    String shown = Printable.inLine(line);
    return shown.length() <= SHOWN ? shown : shown.substring(0, SHOWN) + "...";
  }
}
