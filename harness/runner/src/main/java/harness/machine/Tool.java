package harness.machine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Runs one of the machine's own tools to its end: they are trusted, quick and print little. */
public final class Tool {

  private static final long LIMIT_MILLIS = 10_000;

  /** The limit of the second try on a machine that is very busy. */
  private static final long PATIENT_MILLIS = 60_000;

  /** Stands for the exit code of a tool that took too long. */
  private static final int LATE = -2;

  private static final int OUTPUT_KEPT = 64 * 1024;

  private static final Map<List<String>, Output> ANSWERS = new ConcurrentHashMap<>();

  private Tool() {}

  /**
   * What a tool printed, and its exit code: -1 if it could not be started, -2 if it took too long.
   */
  public record Output(int exitCode, String output, String errors) {

    /** Whether it took too long. */
    public boolean isLate() {
      return exitCode == LATE;
    }

    /** The first line of the output, or of the error output, or an empty string. */
    public String firstLine() {
      return (output + "\n" + errors)
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty())
          .findFirst()
          .orElse("");
    }
  }

  /**
   * Runs a tool like {@link #run(List)}, unless the same command has succeeded before in this
   * process. For commands that only ask what is installed: what does not answer in time on a busy
   * machine gets more time.
   */
  public static Output ask(List<String> command) {
    Output known = ANSWERS.get(command);
    if (known != null) {
      return known;
    }
    Output answer = run(command);
    if (answer.isLate()) {
      answer = run(command, PATIENT_MILLIS);
    }
    if (answer.exitCode() == 0) {
      ANSWERS.put(List.copyOf(command), answer);
    }
    return answer;
  }

  /**
   * Runs a tool without input, in the environment of the harness. A tool given by a relative path
   * runs in the current folder, others in the temporary one: some leave a file if they crash, as
   * Java does.
   */
  public static Output run(List<String> command) {
    return run(command, LIMIT_MILLIS);
  }

  private static Output run(List<String> command, long limitMillis) {
    return run(command, System.getenv(), folderFor(Path.of(command.get(0))), limitMillis);
  }

  private static Path folderFor(Path tool) {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    boolean isRelative = !tool.isAbsolute() && tool.getNameCount() > 1;
    return isRelative || !Files.isDirectory(temporary)
        ? Path.of("").toAbsolutePath()
        : temporary.toAbsolutePath();
  }

  /** Runs a tool, without input. */
  public static Output run(
      List<String> command, Map<String, String> environment, Path folder, long limitMillis) {
    try (ProcessChannel channel = ProcessChannel.start(command, environment, folder, OUTPUT_KEPT)) {
      channel.stdin().close();
      boolean ended = channel.awaitEnd(limitMillis);
      if (!ended) {
        channel.process().descendants().forEach(ProcessHandle::destroyForcibly);
        return new Output(LATE, "", command.get(0) + " did not end in time");
      }
      String output = availableText(channel.stdout());
      channel.awaitErrors();
      return new Output(channel.process().exitValue(), output, channel.errors().text());
    } catch (IOException e) {
      return new Output(-1, "", String.valueOf(e.getMessage()));
    }
  }

  /** Reads what is in the pipe without blocking: a process left running may hold it open. */
  private static String availableText(InputStream in) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    for (int there = in.available();
        there > 0 && text.size() < OUTPUT_KEPT;
        there = in.available()) {
      text.writeBytes(in.readNBytes(there));
    }
    return text.toString(StandardCharsets.UTF_8);
  }
}
