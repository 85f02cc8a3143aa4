package harness.machine;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The user's own folders. As the XDG specification demands, relative paths count as unset.
 *
 * @param environment the variables that name folders
 * @param accountHome home folder in the user database; Java says {@code ?} if the user is not in it
 */
public record UserFolders(Map<String, String> environment, String accountHome) {

  private static final List<String> TEMPORARY =
      List.of(System.getProperty("java.io.tmpdir"), "/tmp", "/var/tmp", "/dev/shm");

  /** The folders of the user who runs the harness. */
  public static UserFolders current() {
    return new UserFolders(System.getenv(), System.getProperty("user.home"));
  }

  /** The home folder: {@code $HOME}, else the one in the user database. */
  public Optional<Path> home() {
    return named("HOME").or(() -> absolute(accountHome));
  }

  /** The folder that a variable names. */
  public Optional<Path> named(String variable) {
    return absolute(environment.get(variable));
  }

  /** The folder that a variable names, else the given path below the home folder. */
  public Optional<Path> named(String variable, String inHome) {
    return named(variable).or(() -> home().map(home -> home.resolve(inHome)));
  }

  /**
   * Whether a folder holds unrelated things: the home folder, a folder for temporary files, or a
   * folder above one of these. A program then does not own everything in it.
   */
  public boolean isShared(Path folder) {
    Path real = real(folder);
    return Stream.concat(home().stream(), TEMPORARY.stream().map(Path::of))
        .anyMatch(each -> real(each).startsWith(real));
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException notThere) {
      return path;
    }
  }

  private static Optional<Path> absolute(@Nullable String text) {
    try {
      return Optional.ofNullable(text).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
