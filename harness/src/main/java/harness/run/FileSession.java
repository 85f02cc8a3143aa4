package harness.run;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.machine.RunCancelled;
import harness.process.ProcessReport;
import harness.process.ProgramRun;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.reference.AnswerReader;
import harness.reference.Format;
import harness.reference.MalformedOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A program at work in one thread: judge's files in, answers out. */
public final class FileSession implements AutoCloseable {

  /** A file larger than the judge's has more of everything: it is only a fast way to find wrong. */
  private static final int LARGE_FILE_FACTOR = 2;

  /** Far more than any answer needs, and soon reached by a program that prints without end. */
  private static final long OUTPUT_BYTES = 8L << 20;

  private final ProgramSession session;
  private final Format format;
  private final int casesPerFile;
  private final RunLimits judgeLimits;
  private final RunLimits largeLimits;

  FileSession(ProgramSession session, Format format, Limits limits) {
    this.session = session;
    this.format = format;
    this.casesPerFile = limits.casesPerFile();
    this.judgeLimits = RunLimits.of(limits).withOutputBytes(OUTPUT_BYTES);
    this.largeLimits =
        RunLimits.of(
                LARGE_FILE_FACTOR * limits.timeNanos(), LARGE_FILE_FACTOR * limits.memoryBytes())
            .withOutputBytes(LARGE_FILE_FACTOR * OUTPUT_BYTES);
  }

  /**
   * Runs the program on a file of these cases. The limits are the judge's where the file is no
   * larger than the judge's files, else twice as much.
   *
   * @return null when the session was closed meanwhile
   */
  public FileResult run(List<Case> cases) {
    byte[] input =
        format.file(cases.stream().map(Case::input).toList()).getBytes(StandardCharsets.US_ASCII);
    RunLimits limits = cases.size() <= casesPerFile ? judgeLimits : largeLimits;
    try {
      return read(session.start(RunRequest.of(input, limits)), cases.size());
    } catch (RunCancelled cancelled) {
      return null;
    }
  }

  private FileResult read(ProgramRun run, int cases) {
    HeadRecorder output = new HeadRecorder(run.output());
    List<Answer> answers = new ArrayList<>(cases);
    Judgement unreadable = null;
    try {
      unreadable = readAnswers(format.answers(output), cases, answers);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ProcessReport report = run.finish();
    Judgement ended = report.judgement();
    return new FileResult(
        answers,
        ended.isAccepted() ? unreadable : ended,
        report.cpuNanos(),
        report.wallNanos(),
        report.peakBytes(),
        output.head());
  }

  /** Reads as many answers as there are cases; says what is wrong with the output, or null. */
  private static Judgement readAnswers(AnswerReader reader, int cases, List<Answer> answers)
      throws IOException {
    try {
      while (answers.size() < cases) {
        Answer answer = reader.next();
        if (answer == null) {
          return Judgement.wrong(
              Reason.MISSING_OUTPUT,
              cases == 1
                  ? "the output ends without an answer"
                  : "the output ends after " + answers.size() + " of " + cases + " answers");
        }
        answers.add(answer);
      }
    } catch (MalformedOutput malformed) {
      return Judgement.wrong(malformed.reason(), malformed.getMessage());
    }
    try {
      return reader.next() == null ? null : extraOutput();
    } catch (MalformedOutput anything) {
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
