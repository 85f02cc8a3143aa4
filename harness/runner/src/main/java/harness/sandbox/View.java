package harness.sandbox;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What a command gets inside a sandbox besides the system's own programs and libraries.
 *
 * @param readOnly files and folders that it may read: each path inside, with the path outside
 * @param writable the one folder outside that it may write, at the same path inside; empty if the
 *     sandbox brings its own folder or hides nothing
 * @param user the user it runs as
 * @param isInit whether the command is designed to be process 1 of a namespace: it reaps orphans,
 *     and never changes its own user, so that it still dies with the sandbox
 * @param givenBytes extra room in a folder that the sandbox brings, for files given to the program,
 *     in bytes
 */
public record View(
    Map<Path, Path> readOnly,
    Optional<Path> writable,
    ProgramUser user,
    boolean isInit,
    long givenBytes) {

  /** Nothing but the system's files. */
  public static View nothing(ProgramUser user) {
    return new View(Map.of(), Optional.empty(), user, false, 0);
  }
}
