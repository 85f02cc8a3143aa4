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
import harness.process.Talk;
import harness.terminal.Terminal;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;

/**
 * One of the jury's programs, ready to run. Any number of threads may run it at once; each run is a
 * fresh process.
 */
public final class JuryProgram {

  /** How much of what a program complains of is shown. */
  private static final int SHOWN = 200;

  /** The exit code of a program that has nothing to say. */
  static final int WELL = 0;

  private final Program program;
  private final ProgramHost host;
  private final RunLimits limits;
  private final Reason ofFailure;
  private final Queue<ProgramSession> idle = new ConcurrentLinkedQueue<>();
  private final LongAdder nanos = new LongAdder();
  private final AtomicBoolean compared = new AtomicBoolean();
  private final Set<String> said = ConcurrentHashMap.newKeySet();
  private volatile boolean quick = true;

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

  /** Tells the user something about this program, once. */
  void note(String what) {
    if (said.add(what)) {
      Terminal.note(name() + ": " + what);
    }
  }

  /** What runs. */
  Program program() {
    return program;
  }

  /** Gets ready to talk as a submission does. */
  Talk talkWith(JuryInteractor interactor) {
    return interactor.open(host, program, limits.memoryBytes());
  }

  /** Gets ready to talk with a person. */
  Talk talkWithPerson(InputStream said, OutputStream heard) {
    return host.withPerson(program, limits.memoryBytes(), said, heard);
  }

  /** What a run may use. */
  RunLimits limits() {
    return limits;
  }

  /** Time that all its runs took by the wall clock, in nanoseconds. */
  public long usedNanos() {
    return nanos.sum();
  }

  /**
   * Runs it, however it ends. What is not as it should be comes from a plain run.
   *
   * @param good the exit code of a run that says nothing bad
   */
  RunResult run(RunRequest request, int good) {
    RunResult result = runOnce(quick ? request.quickly() : request);
    if (!result.report().forked()) {
      return result;
    }
    boolean first = compared.compareAndSet(false, true);
    if (!first && hasEnded(result, good)) {
      return result;
    }
    RunResult plain = runPlainly(request);
    quick &= hasEnded(plain, good) == hasEnded(result, good) && sameOutput(plain, result);
    return plain;
  }

  private static boolean sameOutput(RunResult one, RunResult other) {
    return Arrays.equals(one.output(), other.output());
  }

  /** Runs it as a fresh process, however it ends. */
  RunResult runPlainly(RunRequest request) {
    return runOnce(request);
  }

  /** Says which runs come next from this thread, in this order, as far as is known. */
  void expect(List<RunRequest> requests) {
    if (!quick || !compared.get()) {
      return;
    }
    ProgramSession session = take(each -> each.expectedNext() == null);
    if (session != null) {
      session.expect(requests.stream().map(RunRequest::quickly).toList());
      idle.add(session);
    }
  }

  /** An idle session of this kind, no longer idle; null if there is none. */
  private ProgramSession take(Predicate<ProgramSession> wanted) {
    List<ProgramSession> fitting = idle.stream().filter(wanted).toList();
    return fitting.stream().filter(idle::remove).findFirst().orElse(null);
  }

  /** One that expects this run, else one that expects none, else any. */
  private ProgramSession takeFor(RunRequest request) {
    ProgramSession session = take(each -> request.isSameAs(each.expectedNext()));
    if (session == null) {
      session = take(each -> each.expectedNext() == null);
    }
    return session == null ? idle.poll() : session;
  }

  private RunResult runOnce(RunRequest request) {
    ProgramSession session = takeFor(request);
    if (session == null) {
      session = host.session(program, limits.memoryBytes());
    }
    RunResult result = session.run(request); // where this throws, the session has ended
    idle.add(session);
    nanos.add(result.report().wallNanos());
    return result;
  }

  /**
   * Runs it, and wants exit code {@link #WELL}.
   *
   * @throws JudgeFailure if it ends in any other way
   */
  RunResult runWell(RunRequest request) {
    return wellEnded(run(request, WELL));
  }

  /**
   * Runs it as a fresh process, and wants exit code {@link #WELL}.
   *
   * @throws JudgeFailure if it ends in any other way
   */
  RunResult runWellPlainly(RunRequest request) {
    return wellEnded(runPlainly(request));
  }

  /**
   * Wants exit code {@link #WELL} of a run.
   *
   * @throws JudgeFailure if it ended in any other way
   */
  RunResult wellEnded(RunResult result) {
    if (!hasEnded(result, WELL)) {
      throw failed(result);
    }
    return result;
  }

  /** Whether it ended by itself with an exit code. */
  static boolean hasEnded(RunResult result, int exitCode) {
    ProcessReport report = result.report();
    return report.cause() == Cause.EXIT && report.exitCode() == exitCode;
  }

  /** Whether it was ended for want of time or memory. */
  static boolean ranOut(RunResult result) {
    Cause cause = result.report().cause();
    return cause == Cause.CPU_TIME || cause == Cause.WALL_TIME || cause == Cause.MEMORY;
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
