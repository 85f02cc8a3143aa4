package harness.sandbox;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What a command is given inside a sandbox, besides the system's own programs and libraries.
 *
 * @param readOnly files and folders that it may read: each path inside, with the one outside
 * @param writable the one folder outside that it may write, at the same path inside; empty for a
 *     folder that the sandbox brings, or where the sandbox hides nothing
 * @param start the folder outside that the sandbox is started in
 * @param user whom it runs as
 * @param isInit whether the command is made to be process 1 of a namespace: it reaps orphans, and
 *     never changes its own user, which would unbind its life from that of the sandbox
 * @param givenBytes room that a folder which the sandbox brings has for files that the program is
 *     given, besides the program's own, in bytes
 */
public record View(
    Map<Path, Path> readOnly,
    Optional<Path> writable,
    Path start,
    ProgramUser user,
    boolean isInit,
    long givenBytes) {

  /** Nothing but the system's files. */
  public static View nothing(Path start, ProgramUser user) {
    return new View(Map.of(), Optional.empty(), start, user, false, 0);
  }
}
