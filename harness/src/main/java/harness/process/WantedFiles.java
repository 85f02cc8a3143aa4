package harness.process;

import java.util.List;

/**
 * The files to bring back from the working folder after a run.
 *
 * @param names plain names
 * @param mostBytes how much of each file is kept, in bytes
 */
public record WantedFiles(List<String> names, int mostBytes) {

  /** No file. */
  public static final WantedFiles NONE = new WantedFiles(List.of(), 0);

  public WantedFiles {
    names = List.copyOf(names);
    names.forEach(PlainName::check);
    if (names.stream().distinct().count() < names.size()) {
      throw new IllegalArgumentException("a file is wanted twice: " + names);
    }
    if (mostBytes < 0) {
      throw new IllegalArgumentException("a bound of " + mostBytes + " bytes");
    }
  }
}
