package harness.process;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A session of a program that uses named files. The input is in its file and also on standard
 * input. The output is what the program leaves in its file; if no file with that name is left, or
 * it is not a regular file, it is what the program prints. The limit on output counts for both.
 *
 * <p>Every run is plain and done when it starts: a process that was started earlier might already
 * have opened, or failed to open, its files.
 */
final class NamedFilesSession implements ProgramSession {

  private static final int SHOWN_BYTES = 64 << 10;

  private final ProgramSession session;
  private final NamedFiles names;

  /**
   * A session in place of another.
   *
   * @param session of the same program, for plain runs
   */
  NamedFilesSession(ProgramSession session, NamedFiles names) {
    this.session = session;
    this.names = names;
  }

  @Override
  public ProgramRun start(RunRequest request) {
    RunResult result = session.run(complete(request));
    KeptFile file = result.files().get(names.output());
    Map<String, KeptFile> others = new HashMap<>(result.files());
    if (!request.wanted().has(names.output())) {
      others.remove(names.output());
    }
    others.replaceAll((name, each) -> cut(each, request.wanted().mostBytes()));
    return file == null
        ? new Ended(result.report(), result.output(), others)
        : new Ended(withFile(result.report(), file, request), output(file, request), others);
  }

  /** The output in a file; of one that is too large only the start, because nobody reads more. */
  private static byte[] output(KeptFile file, RunRequest request) {
    return isTooLarge(file, request)
        ? Arrays.copyOf(file.bytes(), Math.min(file.bytes().length, SHOWN_BYTES))
        : file.bytes();
  }

  /** A plain request that gives and fetches the files, too. */
  private RunRequest complete(RunRequest request) {
    RunRequest plain = request.withQuick(false);
    if (!names.input().isEmpty() && !request.files().containsKey(names.input())) {
      plain = plain.withFile(names.input(), Content.of(bytes(request.input())));
    }
    WantedFiles wanted = request.wanted();
    if (names.output().isEmpty() || wanted.everything()) {
      return plain;
    }
    List<String> all = new ArrayList<>(wanted.names());
    if (!wanted.has(names.output())) {
      all.add(names.output());
    }
    return plain
        .withLimits(request.limits().withRoomForOutputInFile())
        .withWanted(all, Math.max(wanted.mostBytes(), request.limits().outputKeptBytes()));
  }

  private static byte[] bytes(ProgramInput input) {
    if (input instanceof ProgramInput.InMemory memory) {
      return memory.bytes();
    }
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      input.writeTo(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The report on a run whose output is in a file. */
  private static ProcessReport withFile(ProcessReport report, KeptFile file, RunRequest request) {
    boolean tooLarge = isTooLarge(file, request);
    long bytes = tooLarge ? request.limits().outputKeptBytes() + 1L : file.bytes().length;
    ProcessReport counted = report.with(copy -> copy.outputBytes(bytes).outputTruncated(tooLarge));
    boolean byItself = report.cause() == Cause.EXIT || report.cause() == Cause.SIGNAL;
    return tooLarge && (byItself || report.cause() == Cause.OUTPUT_SIZE)
        ? counted.with(copy -> copy.cause(Cause.OUTPUT_SIZE).exitCode(0).signal(0))
        : counted;
  }

  /** Whether a file exceeds the limit, rather than what was asked for of every file. */
  private static boolean isTooLarge(KeptFile file, RunRequest request) {
    int most = request.limits().outputKeptBytes();
    boolean wasKept = !request.wanted().everything() || request.wanted().mostBytes() >= most;
    return file.bytes().length > most || (file.cut() && wasKept);
  }

  private static KeptFile cut(KeptFile file, int mostBytes) {
    return file.bytes().length <= mostBytes
        ? file
        : new KeptFile(Arrays.copyOf(file.bytes(), mostBytes), true);
  }

  @Override
  public void close() {
    session.close();
  }

  /** A run that has ended. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Ended(ProcessReport report, byte[] printed, Map<String, KeptFile> files)
      implements ProgramRun {

    @Override
    public InputStream output() {
      return new ByteArrayInputStream(printed);
    }

    @Override
    public ProcessReport finish() {
      return report;
    }
  }
}
