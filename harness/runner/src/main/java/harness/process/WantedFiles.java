package harness.process;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The files to fetch from the working folder after a run.
 *
 * @param names plain names; empty if {@code everything}
 * @param everything whether to fetch every file, up to a few hundred
 * @param mostBytes how many bytes of each file to keep
 */
public record WantedFiles(List<String> names, boolean everything, int mostBytes) {

  /** No files. */
  public static final WantedFiles NONE = new WantedFiles(List.of(), false, 0);

  private static final int MOST_NAME_BYTES = 255;

  public WantedFiles {
    names = List.copyOf(names);
    names.forEach(WantedFiles::checkName);
    if (names.stream().distinct().count() < names.size()) {
      throw new IllegalArgumentException("the same file is requested twice: " + names);
    }
    if (mostBytes < 0) {
      throw new IllegalArgumentException("a file size limit of " + mostBytes + " bytes");
    }
  }

  /**
   * Checks that a name is valid for a file in the working folder and leads nowhere else.
   *
   * @throws IllegalArgumentException if not
   */
  static void checkName(String name) {
    boolean leadsAway = name.equals(".") || name.equals("..") || name.indexOf('/') >= 0;
    int bytes = name.getBytes(StandardCharsets.UTF_8).length;
    if (leadsAway || bytes == 0 || bytes > MOST_NAME_BYTES || name.indexOf('\0') >= 0) {
      throw new IllegalArgumentException(
          "not the name of a file in the working folder: '" + name.replace('\0', '?') + "'");
    }
  }

  boolean isNone() {
    return names.isEmpty() && !everything;
  }

  boolean has(String name) {
    return everything || names.contains(name);
  }
}
