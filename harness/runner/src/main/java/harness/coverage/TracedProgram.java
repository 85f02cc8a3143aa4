package harness.coverage;

import harness.machine.RunnerFailure;
import harness.process.Content;
import harness.process.KeptFile;
import harness.process.NamedFiles;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.ProgramSource;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.Language.LineRecord;
import harness.toolchain.LanguageVariants;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A program built a second time, so that its runs record which of its lines ran. Used by one
 * thread. Each run gets the records of those before and adds its own.
 */
public final class TracedProgram implements AutoCloseable {

  /** The most that is kept of a record, in bytes. */
  private static final int MOST_BYTES = 4 << 20;

  /** Programs with more records than this are not traced. */
  private static final int MOST_RECORDS = 64;

  private final ProgramSession session;
  private final LineRecords records;
  private Map<String, byte[]> kept = Map.of();

  private TracedProgram(ProgramSession session, LineRecords records) {
    this.session = session;
    this.records = records;
  }

  /**
   * Builds a program.
   *
   * @param files those that it uses in place of its standard streams
   * @param memoryBytes the memory limit on its command line, in bytes
   * @return empty if that is impossible for its language, here or for this program
   * @throws RunnerFailure if the machine is at fault
   */
  public static Optional<TracedProgram> open(
      ProgramSource source, NamedFiles files, BuildHost host, long memoryBytes) {
    Optional<Language> tracing = source.language().flatMap(LanguageVariants::tracing);
    if (tracing.isEmpty()) {
      return Optional.empty();
    }
    LineRecord kind = Objects.requireNonNull(tracing.get().traced()).record();
    if (kind == LineRecord.GCOV && !Gcov.isHere()) {
      return Optional.empty();
    }
    try {
      if (!(host.compile(source.as(tracing.get())) instanceof Compilation.Ready built)) {
        return Optional.empty();
      }
      LineRecords records = records(kind, source, host, built);
      return records.names().size() > MOST_RECORDS
          ? Optional.empty()
          : Optional.of(
              new TracedProgram(
                  host.host().session(built.program().withFiles(files), memoryBytes), records));
    } catch (BadSubmission | IOException notHere) {
      return Optional.empty();
    }
  }

  private static LineRecords records(
      LineRecord kind, ProgramSource source, BuildHost host, Compilation.Ready built)
      throws IOException {
    return switch (kind) {
      case GCOV -> {
        List<String> command = built.program().command();
        Path executable = Path.of(command.get(command.size() - 1));
        Path folder = Objects.requireNonNull(executable.getParent());
        yield Gcov.in(folder, source.sources(), host);
      }
      case JACOCO -> {
        List<String> command = built.program().command();
        yield Jacoco.in(Path.of(command.get(command.size() - 2)), source.sources());
      }
      case PYTHON_TRACE -> new PythonTrace(source.sources());
    };
  }

  /**
   * Runs the program once.
   *
   * @return whether the run recorded its lines; not if it was ended or ended itself in a rare way
   */
  public boolean run(byte[] input, RunLimits limits) {
    RunRequest request = RunRequest.of(input, limits).withWanted(records.names(), MOST_BYTES);
    for (Map.Entry<String, byte[]> each : kept.entrySet()) {
      request = request.withFile(each.getKey(), Content.of(each.getValue()));
    }
    RunResult result = session.run(request);
    Map<String, byte[]> left = left(result);
    boolean recorded = result.report().endedWell() && left.keySet().containsAll(kept.keySet());
    if (recorded && !left.isEmpty()) {
      kept = left;
    }
    return recorded && !left.isEmpty();
  }

  private static Map<String, byte[]> left(RunResult result) {
    Map<String, byte[]> left = new HashMap<>();
    for (Map.Entry<String, KeptFile> each : result.files().entrySet()) {
      if (!each.getValue().cut()) {
        left.put(each.getKey(), each.getValue().bytes());
      }
    }
    return left;
  }

  /**
   * Runs the program on several inputs, each without the records of other runs.
   *
   * @param few how many inputs get more time
   * @param nanos time after which no other input is begun
   * @param nanosForFew the same for the first few inputs
   * @return for each input, in order, the lines of the sources; empty if it was not reached, or if
   *     its run recorded nothing
   */
  public List<List<SourceLines>> linesOfEach(
      List<byte[]> inputs, RunLimits limits, int few, long nanos, long nanosForFew) {
    long start = System.nanoTime();
    List<Map<String, byte[]>> runs = new ArrayList<>();
    for (byte[] input : inputs) {
      boolean late = System.nanoTime() - start > (runs.size() < few ? nanosForFew : nanos);
      runs.add(
          late
              ? Map.of()
              : left(
                  session.run(
                      RunRequest.of(input, limits).withWanted(records.names(), MOST_BYTES))));
    }
    try {
      return records.readEach(runs);
    } catch (IOException unreadable) {
      return Collections.nCopies(inputs.size(), List.of());
    }
  }

  /** The lines of its sources after all runs; none if no run recorded them. */
  public List<SourceLines> lines() {
    try {
      return kept.isEmpty() ? List.of() : records.read(kept);
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  @Override
  public void close() {
    session.close();
  }
}
