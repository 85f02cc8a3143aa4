package harness.process;

import harness.machine.RunnerFailure;
import harness.process.ProgramInput.InMemory;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A request to run a program once.
 *
 * @param arguments appended to the program's own command, as they are
 * @param files put into the empty working folder before the run, by plain name; the program may
 *     read, change and delete them
 * @param input standard input
 * @param limits what the run may use; files given to it do not count
 * @param wanted the files to fetch afterwards
 * @param quick whether the run may be forked from a process of the program that was started
 *     earlier; whatever it shows must be confirmed by a plain run
 */
@RecordBuilder
public record RunRequest(
    List<String> arguments,
    Map<String, Content> files,
    ProgramInput input,
    RunLimits limits,
    WantedFiles wanted,
    boolean quick)
    implements RunRequestBuilder.With {

  /** The kernel accepts no longer argument, including its terminator. */
  private static final int MOST_ARGUMENT_BYTES = 128 << 10;

  /** Half of what the kernel accepts with the smallest stack limit of a run. */
  private static final int MOST_ARGUMENTS_BYTES = 1 << 20;

  private static final int PAGE_BYTES = 4096;
  private static final int POINTER_BYTES = Long.BYTES;

  public RunRequest {
    arguments = List.copyOf(arguments);
    files = Map.copyOf(files);
    Objects.requireNonNull(input);
    Objects.requireNonNull(limits);
    Objects.requireNonNull(wanted);
    checkArguments(arguments);
    files.keySet().forEach(WantedFiles::checkName);
  }

  /** A request with nothing but an input. */
  public static RunRequest of(ProgramInput input, RunLimits limits) {
    return new RunRequest(List.of(), Map.of(), input, limits, WantedFiles.NONE, false);
  }

  /** A request with nothing but an input in memory. */
  public static RunRequest of(byte[] input, RunLimits limits) {
    return of(ProgramInput.of(input), limits);
  }

  /** This request with one more file. */
  public RunRequest withFile(String name, Content content) {
    Map<String, Content> all = new LinkedHashMap<>(files);
    if (all.put(name, content) != null) {
      throw new IllegalArgumentException("the same file is given twice: '" + name + "'");
    }
    return withFiles(all);
  }

  /** This request with other files to fetch, each up to {@code mostBytes}. */
  public RunRequest withWanted(List<String> names, int mostBytes) {
    return withWanted(new WantedFiles(names, false, mostBytes));
  }

  /** This request, fetching every file, each up to {@code mostBytes}. */
  public RunRequest withEverythingWanted(int mostBytes) {
    return withWanted(new WantedFiles(List.of(), true, mostBytes));
  }

  /** This request, served in the quickest way available. */
  public RunRequest quickly() {
    return withQuick(true);
  }

  /** Whether it uses no files and its input is in memory and smaller than this. */
  boolean isSmallerThan(int bytes) {
    return !usesFolder() && input instanceof InMemory memory && memory.bytes().length < bytes;
  }

  /** Whether two requests, each without files and with its input in memory, are the same. */
  public boolean isSameAs(@Nullable RunRequest other) {
    return other != null
        && quick == other.quick
        && !other.usesFolder()
        && arguments.equals(other.arguments)
        && limits.equals(other.limits)
        && input instanceof InMemory one
        && other.input instanceof InMemory another
        && Arrays.equals(one.bytes(), another.bytes());
  }

  /** Whether the working folder matters, because files go in or come out. */
  boolean usesFolder() {
    return !files.isEmpty() || !wanted.isNone();
  }

  /**
   * The space that the given files take in memory, in bytes: whole pages.
   *
   * @throws RunnerFailure if one cannot be read
   */
  long givenBytes() {
    long bytes = 0;
    for (Map.Entry<String, Content> file : files.entrySet()) {
      try {
        bytes += (file.getValue().size() / PAGE_BYTES + 1) * PAGE_BYTES;
      } catch (IOException e) {
        throw unreadable(file.getKey(), e);
      }
    }
    return bytes;
  }

  /** Opens the content of a file given to the run. */
  static InputStream open(String name, Content content) {
    try {
      return content.open();
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  /** The failure to throw if the content of such a file cannot be read. */
  static RunnerFailure unreadable(String name, IOException cause) {
    return new RunnerFailure("cannot read the source of the file '" + name + "'", cause);
  }

  private static void checkArguments(List<String> arguments) {
    long all = 0;
    for (String argument : arguments) {
      int bytes = argument.getBytes(StandardCharsets.UTF_8).length + 1;
      if (argument.indexOf('\0') >= 0) {
        throw new IllegalArgumentException(
            "argument with a NUL character: '" + argument.replace('\0', '?') + "'");
      }
      if (bytes > MOST_ARGUMENT_BYTES) {
        throw new IllegalArgumentException(
            "argument of " + (bytes - 1) + " bytes; expected at most " + (MOST_ARGUMENT_BYTES - 1));
      }
      all += bytes + POINTER_BYTES;
    }
    if (all > MOST_ARGUMENTS_BYTES) {
      throw new IllegalArgumentException(
          arguments.size()
              + " arguments of "
              + all
              + " bytes; expected at most "
              + MOST_ARGUMENTS_BYTES);
    }
  }
}
