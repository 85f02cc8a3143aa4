package harness.process;

import harness.machine.SearchPath;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A program that can be run.
 *
 * @param name the submission's name
 * @param command the program and its arguments, with absolute paths; {@code {memory}} stands for
 *     the memory limit in MiB
 * @param readOnly absolute paths of files and folders that it needs besides the system's own
 * @param addressSpaceCapped whether the address space may be limited; false for runtimes that
 *     reserve more than they use
 * @param memoryAllowanceBytes resident bytes that the language's runtime may use on top of the
 *     memory limit
 * @param memoryMarks what the language's runtime prints when memory runs out
 * @param zygote the command that starts a process which waits and forks for each quick run, or
 *     executes the runs itself; empty if there is none
 * @param newer versions of the language, newer than the one that runs the program, that some
 *     programs need
 * @param parts absolute paths of files that are put into the working folder of each run
 * @param files those that it uses in place of its standard streams
 */
public record Program(
    String name,
    List<String> command,
    List<Path> readOnly,
    boolean addressSpaceCapped,
    long memoryAllowanceBytes,
    List<String> memoryMarks,
    List<String> zygote,
    List<NewerVersion> newer,
    List<Path> parts,
    NamedFiles files) {

  private static final String MEMORY = "{memory}";

  public Program {
    Objects.requireNonNull(name);
    command = List.copyOf(command);
    readOnly = List.copyOf(readOnly);
    memoryMarks = List.copyOf(memoryMarks);
    zygote = List.copyOf(zygote);
    newer = List.copyOf(newer);
    parts = List.copyOf(parts);
    Objects.requireNonNull(files);
    if (command.isEmpty()) {
      throw new IllegalArgumentException(name + ": empty command");
    }
  }

  /** A program without a zygote and parts. */
  public Program(
      String name,
      List<String> command,
      List<Path> readOnly,
      boolean addressSpaceCapped,
      long memoryAllowanceBytes,
      List<String> memoryMarks) {
    this(
        name,
        command,
        readOnly,
        addressSpaceCapped,
        memoryAllowanceBytes,
        memoryMarks,
        List.of(),
        List.of(),
        List.of(),
        NamedFiles.NONE);
  }

  /**
   * A program in an unknown language: its address space is not limited, because not every language
   * can bear that.
   *
   * @param memoryMarks those of all languages
   */
  public static Program ofCommand(
      String name, List<String> command, List<Path> readOnly, List<String> memoryMarks) {
    return new Program(name, command, readOnly, false, 0, memoryMarks);
  }

  /** This program, which uses other files in place of its standard streams. */
  public Program withFiles(NamedFiles others) {
    return with(zygote, others);
  }

  /** This program, whose runs are all plain and use the standard streams. */
  Program plain() {
    return with(List.of(), NamedFiles.NONE);
  }

  /** This program, in whose working folder there are other files, too. */
  public Program withGiven(List<Path> others) {
    return with(command, zygote, files, Stream.concat(parts.stream(), others.stream()).toList());
  }

  /**
   * This program with variables in its environment. All of its runs are plain.
   *
   * @param variables values by name; without any, this is the same program
   */
  public Program withVariables(Map<String, String> variables) {
    if (variables.isEmpty()) {
      return this;
    }
    Stream<String> set =
        new TreeMap<>(variables)
            .entrySet().stream().map(each -> each.getKey() + "=" + each.getValue());
    Stream<String> env = Stream.concat(Stream.of(SearchPath.find("env").orElseThrow() + ""), set);
    return with(Stream.concat(env, command.stream()).toList(), List.of(), files, parts);
  }

  /**
   * This program, started by another one that takes the command as its last arguments and replaces
   * itself by it. All of its runs are plain.
   */
  public Program startedBy(List<String> starter) {
    return with(
        Stream.concat(starter.stream(), command.stream()).toList(), List.of(), files, parts);
  }

  private Program with(List<String> otherZygote, NamedFiles otherFiles) {
    return with(command, otherZygote, otherFiles, parts);
  }

  private Program with(
      List<String> otherCommand,
      List<String> otherZygote,
      NamedFiles otherFiles,
      List<Path> otherParts) {
    return new Program(
        name,
        otherCommand,
        readOnly,
        addressSpaceCapped,
        memoryAllowanceBytes,
        memoryMarks,
        otherZygote,
        newer,
        otherParts,
        otherFiles);
  }

  /**
   * A request with the parts added; a file of the request goes before a part of the same name, and
   * the program's output before a part that would be taken for it.
   */
  RunRequest withParts(RunRequest request) {
    RunRequest complete = request;
    for (Path part : parts) {
      String file = part.getFileName().toString();
      boolean isTaken =
          request.files().containsKey(file) || request.wanted().names().contains(file);
      complete = isTaken ? complete : complete.withFile(file, Content.of(part));
    }
    return complete;
  }

  /** The command under a memory limit in bytes. */
  List<String> commandWithin(long memoryBytes) {
    return within(memoryBytes, command);
  }

  /** The command of the zygote under a memory limit in bytes. */
  List<String> zygoteWithin(long memoryBytes) {
    return within(memoryBytes, zygote);
  }

  /**
   * The memory that an idle zygote may hold during a plain run, in bytes. An idle JVM may hold as
   * much as a run.
   */
  long heldByZygote(long memoryBytes) {
    return zygote.isEmpty() || addressSpaceCapped ? 0 : memoryBytes;
  }

  private static List<String> within(long memoryBytes, List<String> words) {
    String mebibytes = Long.toString(Math.max(1, memoryBytes >> 20));
    return words.stream().map(word -> word.replace(MEMORY, mebibytes)).toList();
  }

  /**
   * A newer version of a language.
   *
   * @param name such as {@code Python 3.12}
   * @param ifErrors a regular expression for the error output of an older version that met what
   *     only this version understands
   */
  public record NewerVersion(String name, String ifErrors) {}

  /** The newer version of the language that the program needs, if its error output shows one. */
  @Nullable String neededVersion(String errors) {
    return newer.stream()
        .filter(each -> Pattern.compile(each.ifErrors()).matcher(errors).find())
        .findFirst()
        .map(NewerVersion::name)
        .orElse(null);
  }

  /** The line in which the language's runtime says that memory ran out, if there is one. */
  @Nullable String memoryMarkIn(String errors) {
    return errors
        .lines()
        .filter(line -> memoryMarks.stream().anyMatch(line::contains))
        .findFirst()
        .map(String::strip)
        .orElse(null);
  }
}
