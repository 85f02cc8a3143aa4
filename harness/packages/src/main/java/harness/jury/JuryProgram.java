package harness.jury;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.dialect.Said;
import harness.formats.CheckerCodes;
import harness.formats.GeneratorFrame;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.process.Talk;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One of the jury's programs, ready to run. Any number of threads may run it at once; each run is a
 * fresh process.
 */
public final class JuryProgram {

  /** The exit code of a run without complaints. */
  static final int WELL = 0;

  private final Program program;
  private final ProgramHost host;
  private final RunLimits limits;
  private final Reason ofFailure;
  private final GeneratorFrame frame;
  private final @Nullable JuryChecks checks;
  private final Queue<ProgramSession> idle = new ConcurrentLinkedQueue<>();
  private final LongAdder nanos = new LongAdder();
  private final AtomicBoolean compared = new AtomicBoolean();
  private final Set<String> said = ConcurrentHashMap.newKeySet();
  private volatile boolean quick = true;
  private volatile boolean failedAlike; // when run quickly and plainly

  /**
   * Creates a program.
   *
   * @param host the host that runs it, and ends its sessions when it is closed
   * @param ofFailure the reason if it fails: {@link Reason#GENERATOR_FAILED} and the like
   */
  public JuryProgram(Program program, ProgramHost host, JuryLimits limits, Reason ofFailure) {
    this(program, host, limits, ofFailure, GeneratorFrame.NONE, null);
  }

  /**
   * Creates a program.
   *
   * @param frame what is put around what it prints if it is a generator
   * @param checks receives what its runs say; null if it has no checks for undefined behaviour
   */
  JuryProgram(
      Program program,
      ProgramHost host,
      JuryLimits limits,
      Reason ofFailure,
      GeneratorFrame frame,
      @Nullable JuryChecks checks) {
    this.frame = frame;
    this.checks = checks;
    this.program = program;
    this.host = host;
    this.limits = checks == null ? limits.inForce() : JuryChecks.reporting(limits.inForce());
    this.ofFailure = ofFailure;
  }

  /** Its name as shown to people: that of its file. */
  public String name() {
    return program.name();
  }

  /** Prints a note about this program, once. */
  void note(String what) {
    if (checks == null && said.add(what)) {
      Terminal.note(name() + ": " + what);
    }
  }

  Program program() {
    return program;
  }

  Talk talkWith(JuryInteractor interactor) {
    return interactor.open(host, program, limits.memoryBytes());
  }

  Talk talkWithPerson(InputStream said, OutputStream heard) {
    return host.withPerson(program, limits.memoryBytes(), said, heard);
  }

  /** What is put around what it prints if it is a generator. */
  GeneratorFrame frame() {
    return frame;
  }

  RunLimits limits() {
    return limits;
  }

  RunRequest request(byte[] input) {
    return RunRequest.of(input, limits);
  }

  /** The bytes of an input, which has one character for each. */
  public static byte[] bytes(String input) {
    return input.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Total wall time of its runs, in nanoseconds. */
  public long usedNanos() {
    return nanos.sum();
  }

  /**
   * Runs it, however it ends. Any failure returned comes from a plain run.
   *
   * @param good the exit code of a run without complaints
   */
  RunResult run(RunRequest request, int good) {
    return run(request, result -> result.report().chose(good));
  }

  /**
   * Runs it, however it ends. Whatever is returned comes from a plain run, unless it is good.
   *
   * @param good whether a run ended without complaints
   */
  RunResult run(RunRequest request, Predicate<RunResult> good) {
    RunResult result = runPlainly(quick ? request.quickly() : request);
    if (!result.report().forked()) {
      return result;
    }
    boolean first = compared.compareAndSet(false, true);
    if (!first && good.test(result)) {
      return result;
    }
    RunResult plain = runPlainly(request);
    quick &=
        good.test(plain) == good.test(result) && Arrays.equals(plain.output(), result.output());
    return plain;
  }

  /**
   * Runs it where nothing is reported if it fails: once a plain run has repeated a failure, quick
   * runs are believed.
   *
   * @param good the exit code of a run without complaints
   */
  RunResult tried(RunRequest request, int good) {
    if (quick && failedAlike) {
      return runPlainly(request.quickly());
    }
    RunResult result = run(request, good);
    failedAlike |= !result.report().chose(good);
    return result;
  }

  /** Announces the next runs from this thread, in order, as far as they are known. */
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

  private ProgramSession take(Predicate<ProgramSession> wanted) {
    List<ProgramSession> fitting = idle.stream().filter(wanted).toList();
    return fitting.stream().filter(idle::remove).findFirst().orElse(null);
  }

  /** Takes a session that expects this run, else one that expects none, else any. */
  private ProgramSession takeFor(RunRequest request) {
    ProgramSession session = take(each -> request.isSameAs(each.expectedNext()));
    if (session == null) {
      session = take(each -> each.expectedNext() == null);
    }
    return session == null ? idle.poll() : session;
  }

  /** Runs it once, however it ends: as a fresh process unless the request asks for a quick run. */
  RunResult runPlainly(RunRequest request) {
    ProgramSession session = takeFor(request);
    if (session == null) {
      session = host.session(program, limits.memoryBytes());
    }
    RunResult result = session.run(request); // if this throws, the session has ended
    idle.add(session);
    if (checks != null) {
      checks.ended(program, result);
    }
    nanos.add(result.report().wallNanos());
    return result;
  }

  /**
   * Runs it, expecting exit code {@link #WELL}.
   *
   * @throws JudgeFailure if it ends in any other way
   */
  RunResult runWell(RunRequest request) {
    return wellEnded(run(request, WELL));
  }

  /**
   * Checks that a run ended with exit code {@link #WELL}.
   *
   * @throws JudgeFailure if it ended in any other way
   */
  RunResult wellEnded(RunResult result) {
    if (!result.report().chose(WELL)) {
      throw failed(result);
    }
    return result;
  }

  static boolean ranOut(RunResult result) {
    Cause cause = result.report().cause();
    return cause == Cause.CPU_TIME || cause == Cause.WALL_TIME || cause == Cause.MEMORY;
  }

  JudgeFailure failed(RunResult result) {
    Judgement ended = result.report().judgement();
    return failed(ended.isAccepted() ? "exit code 0" : Said.shown(ended.detail()))
        .starved(result.report().maybeStarved());
  }

  /** The failure of a checker or interactor: names the codes that it seems to use instead. */
  JudgeFailure failed(RunResult result, CheckerCodes codes) {
    boolean ended = result.report().cause() == Cause.EXIT && !result.report().diedOfException();
    String hint = ended ? codes.hint(result) : "";
    return hint.isEmpty()
        ? failed(result)
        : failed("exit code " + result.report().exitCode() + ", which " + hint)
            .starved(result.report().maybeStarved());
  }

  JudgeFailure failed(String how) {
    return new JudgeFailure(name(), ofFailure, how);
  }
}
