package harness.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Signs that a process belongs to a run, whoever its parent is now and whatever it has dropped: one
 * trace is enough.
 *
 * @param entry the variable that the run's processes inherit, in the form NAME=value
 * @param folder the run's private folder, if it has one
 * @param pipes the run's pipes, as links in {@code /proc} name them
 * @param user id of the user that only this run's program has, if there is one
 * @param begun when the run began; older processes do not belong to it
 */
record RunTraces(
    String entry, Optional<Path> folder, Set<String> pipes, Optional<Integer> user, long begun) {

  private static final List<String> STANDARD_STREAMS = List.of("0", "1", "2");
  private static final String PIPE = "pipe:";
  private static final String USER = "Uid:";

  /** What the kernel appends to the name of a current folder that was deleted. */
  private static final String DELETED = " (deleted)";

  /** Of a run whose first process, the root, was started just now, after {@code begun}. */
  static RunTraces of(Launch launch, String mark, long root, long begun) {
    return new RunTraces(
        EscapedProcesses.VARIABLE + "=" + mark,
        launch.sandbox().hidesFiles() ? Optional.empty() : realPath(launch.folder().outside()),
        pipesOf(ProcessStat.folder(root)),
        launch.user().isOther() ? Optional.of(launch.user().id()) : Optional.empty(),
        begun);
  }

  /** The traces of a run with only the inherited variable. */
  static RunTraces inherited(String mark) {
    return new RunTraces(
        EscapedProcesses.VARIABLE + "=" + mark, Optional.empty(), Set.of(), Optional.empty(), 0);
  }

  private static Optional<Path> realPath(Path folder) {
    try {
      return Optional.of(folder.toRealPath());
    } catch (IOException gone) {
      return Optional.empty();
    }
  }

  private static Set<String> pipesOf(Path process) {
    return STANDARD_STREAMS.stream()
        .flatMap(stream -> link(process.resolve("fd").resolve(stream)).stream())
        .filter(target -> target.startsWith(PIPE))
        .collect(Collectors.toSet());
  }

  /** Whether a living process belongs to the run. */
  boolean isLeftBy(Path process) {
    Optional<ProcessStat> stat = ProcessStat.of(process);
    return stat.isPresent()
        && stat.get().lives()
        && stat.get().startTicks() >= begun
        && (carriesEntry(process) || isInFolder(process) || holdsPipe(process) || isUsers(process));
  }

  private boolean carriesEntry(Path process) {
    return Arrays.asList(text(process.resolve("environ")).split("\0", -1)).contains(entry);
  }

  private boolean isInFolder(Path process) {
    return folder.isPresent()
        && link(process.resolve("cwd"))
            .map(name -> name.endsWith(DELETED) ? withoutMark(name) : name)
            .filter(name -> Path.of(name).startsWith(folder.get()))
            .isPresent();
  }

  private static String withoutMark(String name) {
    return name.substring(0, name.length() - DELETED.length());
  }

  private boolean holdsPipe(Path process) {
    return pipesOf(process).stream().anyMatch(pipes::contains);
  }

  private boolean isUsers(Path process) {
    return user.isPresent()
        && text(process.resolve("status"))
            .lines()
            .filter(line -> line.startsWith(USER))
            .flatMap(line -> Arrays.stream(line.substring(USER.length()).strip().split("\\s+")))
            .anyMatch(user.get().toString()::equals);
  }

  private static Optional<String> link(Path link) {
    try {
      return Optional.of(Files.readSymbolicLink(link).toString());
    } catch (IOException endedOrOfSomebodyElse) {
      return Optional.empty();
    }
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException endedOrOfSomebodyElse) {
      return "";
    }
  }
}
