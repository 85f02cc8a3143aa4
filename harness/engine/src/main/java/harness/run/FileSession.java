package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.problem.FileFormat;
import harness.problem.OutputReader;
import harness.problem.Printed;
import harness.problem.SingleCaseFiles;
import harness.process.ProcessReport;
import harness.process.ProgramRun;
import harness.process.ProgramSession;
import harness.process.RunRequest;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A program used by one thread: gets the judge's files and prints answers. */
final class FileSession extends ProgramAtWork {

  private final ProgramSession session;
  private final FileFormat format;

  FileSession(ProgramSession session, FileFormat format, CaseLimits limits) {
    super(limits);
    this.session = session;
    this.format = format;
  }

  /** Uses the judge's limits, or twice those for files larger than the judge's. */
  @Override
  FileRun run(List<Case> cases, boolean quickly) {
    RunRequest request = request(cases);
    return read(session.start(quickly ? request.quickly() : request), cases.size());
  }

  private RunRequest request(List<Case> cases) {
    byte[] input = format.file(cases.stream().map(Case::input).toList());
    return RunRequest.of(input, limits().of(cases));
  }

  @Override
  public void expect(List<Case> cases) {
    if (isQuick()) {
      session.expect(cases.stream().map(each -> request(List.of(each)).quickly()).toList());
    }
  }

  private FileRun read(ProgramRun run, int cases) {
    Recorder recorder = isReadWhole() ? null : new Recorder(run.output());
    List<Output> outputs = new ArrayList<>(cases);
    Judgement unreadable;
    Printed printed;
    try {
      InputStream output = recorder == null ? run.output() : recorder;
      unreadable = readOutputs(format.outputs(output), cases, outputs);
      printed = recorder == null ? (Printed) outputs.get(0) : recorder.whole();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ProcessReport report = run.finish();
    Judgement ended = report.judgement();
    return ended.isAccepted()
        ? FileRun.ofProgram(
            outputs, unreadable, cases, report, report.forked(), report.maybeStarved(), printed)
        : FileRun.ofProgram(
            List.of(), ended, cases, report, report.forked(), report.maybeStarved(), printed);
  }

  /** Whether the format keeps the bytes of an output anyway. */
  private boolean isReadWhole() {
    return format instanceof SingleCaseFiles;
  }

  /** Reads one output per case; returns what is wrong with the output, or null. */
  private static Judgement readOutputs(OutputReader reader, int cases, List<Output> outputs)
      throws IOException {
    try {
      while (outputs.size() < cases) {
        Output output = reader.next();
        if (output == null) {
          return OutputReader.missing(outputs.size(), cases);
        }
        outputs.add(output);
      }
    } catch (OutputReader.Unreadable unreadable) {
      return unreadable.judgement();
    }
    return reader.extra();
  }

  @Override
  public void close() {
    session.close();
  }

  /** Passes on a program's output and keeps it. The runner limits its size. */
  private static final class Recorder extends FilterInputStream {

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

    Recorder(InputStream in) {
      super(in);
    }

    /** Reads the rest of the output and returns the whole. */
    Printed whole() throws IOException {
      in.transferTo(kept);
      return new Printed(kept.toByteArray());
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      if (read >= 0) {
        kept.write(read);
      }
      return read;
    }

    @Override
    public int read(byte[] buffer, int offset, int count) throws IOException {
      int read = super.read(buffer, offset, count);
      if (read > 0) {
        kept.write(buffer, offset, read);
      }
      return read;
    }
  }
}
