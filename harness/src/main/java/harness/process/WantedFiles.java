package harness.process;

import java.util.List;

/**
 * The files to bring back from the working folder after a run.
 *
 * @param names plain names
 * @param everything whether every file is wanted, up to a few hundred of them; then without names
 * @param mostBytes how much of each file is kept, in bytes
 */
public record WantedFiles(List<String> names, boolean everything, int mostBytes) {

  /** No file. */
  public static final WantedFiles NONE = new WantedFiles(List.of(), false, 0);

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

  /** These files. */
  static WantedFiles of(List<String> names, int mostBytes) {
    return new WantedFiles(names, false, mostBytes);
  }

  /** Whatever there is. */
  static WantedFiles everything(int mostBytes) {
    return new WantedFiles(List.of(), true, mostBytes);
  }

  boolean isNone() {
    return names.isEmpty() && !everything;
  }

  boolean has(String name) {
    return everything || names.contains(name);
  }
}
