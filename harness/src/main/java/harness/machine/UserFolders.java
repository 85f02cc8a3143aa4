package harness.machine;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Where a user's own files lie. Relative paths count as unset, as the XDG specification wants it.
 *
 * @param environment the variables that name folders
 * @param accountHome what the table of users says; Java writes {@code ?} where a user is not in it
 */
public record UserFolders(Map<String, String> environment, String accountHome) {

  /** Those of the user who runs the harness. */
  public static UserFolders current() {
    return new UserFolders(System.getenv(), System.getProperty("user.home"));
  }

  /** The home folder: {@code $HOME}, else what the table of users says. */
  public Optional<Path> home() {
    return named("HOME").or(() -> absolute(accountHome));
  }

  /** The folder that a variable names. */
  public Optional<Path> named(String variable) {
    return absolute(environment.get(variable));
  }

  /** The folder that a variable names, else this one in the home folder. */
  public Optional<Path> named(String variable, String inHome) {
    return named(variable).or(() -> home().map(home -> home.resolve(inHome)));
  }

  private static Optional<Path> absolute(String text) {
    try {
      return Optional.ofNullable(text).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
