package harness.process;

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

  public WantedFiles {
    names = List.copyOf(names);
    names.forEach(PlainName::check);
    if (names.stream().distinct().count() < names.size()) {
      throw new IllegalArgumentException("the same file is requested twice: " + names);
    }
    if (mostBytes < 0) {
      throw new IllegalArgumentException("a file size limit of " + mostBytes + " bytes");
    }
  }

  /** The files with these names. */
  static WantedFiles of(List<String> names, int mostBytes) {
    return new WantedFiles(names, false, mostBytes);
  }

  /** All files. */
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
