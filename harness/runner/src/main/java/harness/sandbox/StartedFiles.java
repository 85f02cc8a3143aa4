package harness.sandbox;

import harness.machine.SearchPath;
import harness.machine.SystemFolders;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The files that a program's user must be able to read for the program to start: the program, and
 * the interpreters named in first lines. If one is unreadable, the program is not to blame.
 */
public final class StartedFiles {

  private static final int MOST_INTERPRETERS = 4;
  private static final int FIRST_LINE = 256;
  private static final String INTERPRETED = "#!";
  private static final String ENV = "env";

  private StartedFiles() {}

  /**
   * Checks all files of a program.
   *
   * @param program absolute path, as its user sees it
   * @param user the check is skipped for the user of the harness
   * @param sandbox one that hides files makes all but the system's files reachable
   * @throws ClosedToPrograms naming the first unreadable file
   */
  public static void check(Path program, ProgramUser user, Sandbox sandbox) {
    if (!user.isOther()) {
      return;
    }
    for (Path file : of(program)) {
      boolean concerned = !sandbox.hidesFiles() || SystemFolders.hold(file);
      if (concerned && Files.exists(file) && !isOpen(file)) {
        throw ClosedToPrograms.toStart(file);
      }
    }
  }

  private static boolean isOpen(Path file) {
    Path folder = Objects.requireNonNull(file.getParent()); // of a link, which may lead elsewhere
    try {
      return Staging.isOpenInside(file) && Staging.isOpenAbove(file) && Staging.isPassable(folder);
    } catch (IOException unknown) {
      return true;
    }
  }

  /** The program, its interpreter, that interpreter's interpreter, and so on. */
  static List<Path> of(Path program) {
    List<Path> files = new ArrayList<>();
    Optional<Path> next = Optional.of(program);
    while (next.isPresent() && files.size() <= MOST_INTERPRETERS) {
      files.add(next.get());
      List<String> words = firstWords(next.get());
      next = words.isEmpty() ? Optional.empty() : Optional.of(Path.of(words.get(0)));
      if (words.size() > 1 && next.get().endsWith(ENV)) {
        files.add(next.get());
        next = SearchPath.find(words.get(words.size() - 1));
      }
    }
    return files;
  }

  private static List<String> firstWords(Path file) {
    if (!Files.isRegularFile(file)) {
      return List.of();
    }
    try (InputStream in = Files.newInputStream(file)) {
      String start = new String(in.readNBytes(FIRST_LINE), StandardCharsets.ISO_8859_1);
      String line = start.lines().findFirst().orElse("");
      return line.startsWith(INTERPRETED) && line.indexOf('\0') < 0
          ? List.of(line.substring(INTERPRETED.length()).strip().split("\\s+"))
          : List.of();
    } catch (IOException unreadable) {
      return List.of();
    }
  }
}
