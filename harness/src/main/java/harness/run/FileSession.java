package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.machine.RunCancelled;
import harness.problem.FileFormat;
import harness.problem.OutputReader;
import harness.process.ProcessReport;
import harness.process.ProgramRun;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/** A program at work in one thread: judge's files in, answers out. */
final class FileSession implements Session {

  /** A file larger than the judge's has more of everything: it is only a fast way to find wrong. */
  private static final int LARGE_FILE_FACTOR = 2;

  /** From this share of the time limit on the time is taken from a plain run. */
  private static final int NEAR_LIMIT_SHARE = 2;

  private final ProgramSession session;
  private final FileFormat format;
  private final int casesPerFile;
  private final RunLimits judgeLimits;
  private final RunLimits largeLimits;
  private boolean quick = true;
  private boolean compared;
  private long startNanos; // at most: CPU time of the first plain run
  private boolean forked;

  FileSession(ProgramSession session, FileFormat format, Limits limits) {
    this.session = session;
    this.format = format;
    this.casesPerFile = limits.casesPerFile();
    this.judgeLimits = RunLimits.of(limits).withOutputBytes(format.mostOutputBytes());
    this.largeLimits =
        RunLimits.of(
                LARGE_FILE_FACTOR * limits.timeNanos(), LARGE_FILE_FACTOR * limits.memoryBytes())
            .withOutputBytes(LARGE_FILE_FACTOR * format.mostOutputBytes());
  }

  /** The limits are the judge's where the file is no larger than the judge's files, else twice. */
  @Override
  public FileRun run(List<Case> cases, BooleanSupplier cancelled) {
    return run(cases, false, cancelled);
  }

  private FileRun run(List<Case> cases, boolean quickly, BooleanSupplier cancelled) {
    if (cancelled.getAsBoolean()) {
      return null;
    }
    RunRequest request = request(cases);
    try {
      return read(session.start(quickly ? request.quickly() : request), cases.size());
    } catch (RunCancelled closed) {
      return null;
    }
  }

  private RunRequest request(List<Case> cases) {
    byte[] input = format.file(cases.stream().map(Case::input).toList());
    return RunRequest.of(input, cases.size() <= casesPerFile ? judgeLimits : largeLimits);
  }

  @Override
  public void expect(List<Case> cases) {
    if (quick && compared) {
      session.expect(cases.stream().map(each -> request(List.of(each)).quickly()).toList());
    }
  }

  @Override
  public Outcome runAlone(Case each, BooleanSupplier cancelled) {
    return runAlone(each, false, cancelled);
  }

  /** The first time it is run both ways; where these differ only the plain one counts from now. */
  @Override
  public Outcome tryAlone(Case each, BooleanSupplier cancelled) {
    Outcome tried = runAlone(each, quick, cancelled);
    if (tried == null || !tried.forked()) {
      return tried;
    }
    if (compared) {
      return isNearLimit(tried.cpuNanos()) ? runAlone(each, false, cancelled) : tried;
    }
    compared = true;
    Outcome plain = runAlone(each, false, cancelled);
    startNanos = plain == null ? 0 : plain.cpuNanos();
    quick = plain != null && saysTheSame(plain, tried) && !isNearLimit(0);
    return plain;
  }

  /** A start takes time too, so how close a run comes to the limit is told by a plain one. */
  private boolean isNearLimit(long triedNanos) {
    return triedNanos + startNanos > judgeLimits.cpuNanos() / NEAR_LIMIT_SHARE;
  }

  @Override
  public void distrust() {
    quick = false;
  }

  private static boolean saysTheSame(Outcome one, Outcome other) {
    return Objects.equals(one.output(), other.output()) && verdict(one) == verdict(other);
  }

  private static Verdict verdict(Outcome outcome) {
    return outcome.failure() == null ? Verdict.ACCEPTED : outcome.failure().verdict();
  }

  private Outcome runAlone(Case each, boolean quickly, BooleanSupplier cancelled) {
    FileRun run = run(List.of(each), quickly, cancelled);
    if (run == null) {
      return null;
    }
    Outcome.Evidence evidence = new Outcome.Evidence(List.of(each.name().index()), run.printed());
    return new Outcome(
        run.output(0),
        run.fault(),
        run.cpuNanos(),
        run.wallNanos(),
        0,
        0,
        run.peakBytes(),
        forked,
        evidence);
  }

  private FileRun read(ProgramRun run, int cases) {
    HeadRecorder printed = new HeadRecorder(run.output());
    List<Output> outputs = new ArrayList<>(cases);
    Judgement unreadable;
    try {
      unreadable = readOutputs(format.outputs(printed), cases, outputs);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ProcessReport report = run.finish();
    forked = report.forked();
    Judgement ended = report.judgement();
    return new FileRun(
        ended.isAccepted()
            ? outputs.stream().map(output -> share(output, report, cases)).toList()
            : List.of(),
        ended.isAccepted() ? unreadable : ended,
        report.cpuNanos(),
        report.wallNanos(),
        report.peakBytes(),
        printed.head());
  }

  /** The outcome of one case of a file, which bears its share of the file's time. */
  private static Outcome share(Output output, ProcessReport file, int cases) {
    return new Outcome(
        output,
        null,
        file.cpuNanos() / cases,
        file.wallNanos() / cases,
        0,
        0,
        file.peakBytes(),
        file.forked(),
        null);
  }

  /** Reads as many outputs as there are cases; says what is wrong with the output, or null. */
  private static Judgement readOutputs(OutputReader reader, int cases, List<Output> outputs)
      throws IOException {
    try {
      while (outputs.size() < cases) {
        Output output = reader.next();
        if (output == null) {
          return Judgement.wrong(
              Reason.MISSING_OUTPUT,
              cases == 1
                  ? "the output ends without an answer"
                  : "the output ends after " + outputs.size() + " of " + cases + " answers");
        }
        outputs.add(output);
      }
    } catch (OutputReader.Unreadable unreadable) {
      return unreadable.judgement();
    }
    try {
      return reader.next() == null ? null : extraOutput();
    } catch (OutputReader.Unreadable anything) {
      return extraOutput();
    }
  }

  private static Judgement extraOutput() {
    return Judgement.wrong(Reason.EXTRA_OUTPUT, "the output goes on after the last answer");
  }

  @Override
  public void close() {
    session.close();
  }
}
