package harness.formats;

import harness.run.Expectation;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Submissions with their expected verdicts, each with a unique name. */
public final class SubmissionList {

  private final Map<Path, Expectation> expected = new LinkedHashMap<>();
  private final Map<Path, Path> originals = new HashMap<>();

  /** Adds a program; keeps the expectation if the program is already listed. */
  public void add(Path program, Expectation expectation) {
    expected.putIfAbsent(program, expectation);
  }

  /** Adds a copy of a program under the name of the original. */
  public void add(Path copy, Path original, Expectation expectation) {
    add(copy, expectation);
    if (!copy.equals(original.toAbsolutePath())) {
      originals.put(copy, original);
    }
  }

  /**
   * The expectations by the text that names each submission: the stem of its file if that is
   * unique, else the file's name, else with the folder's name.
   */
  public Map<String, Expectation> texts() {
    Map<String, Expectation> texts = new LinkedHashMap<>();
    List<Path> all = all();
    expected.forEach((program, expectation) -> texts.put(text(program, all), expectation));
    return texts;
  }

  /** The text that names a listed program. */
  public String text(Path program) {
    return text(program, all());
  }

  private List<Path> all() {
    return expected.keySet().stream().map(this::original).toList();
  }

  private String text(Path program, List<Path> all) {
    Path file = original(program);
    if (isAlone(file, all, SubmissionList::stem)) {
      return file.equals(program) ? program.toString() : plain(stem(file)) + "=" + program;
    }
    String name =
        isAlone(file, all, SubmissionList::fileName)
            ? fileName(file)
            : file.getParent().getFileName() + "-" + fileName(file);
    return plain(name) + "=" + program;
  }

  /** A text for a copy of a program with the name of the original. */
  public static String named(Path copy, Path original) {
    return plain(stem(original)) + "=" + copy;
  }

  private Path original(Path program) {
    return originals.getOrDefault(program, program);
  }

  private static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9._+-]", "_").replaceFirst("^[._+-]+", "");
  }

  private static boolean isAlone(Path program, List<Path> all, Function<Path, String> name) {
    return all.stream().filter(each -> name.apply(each).equals(name.apply(program))).count() == 1;
  }

  private static String fileName(Path file) {
    return Objects.toString(file.getFileName());
  }

  /** The name of a file without its extension. */
  public static String stem(Path file) {
    return fileName(file).replaceFirst("(?<=.)\\.[^.]*$", "");
  }

  /** The name of a program in reports. */
  public static String shownName(String text) {
    String path = path(text);
    return path.equals(text) ? stem(Path.of(text)) : text.substring(0, text.indexOf('='));
  }

  /** The path in a text that names a submission. */
  public static String path(String text) {
    int named = text.indexOf('=');
    boolean isPath = named < 0 || text.substring(0, named).contains("/");
    return isPath ? text : text.substring(named + 1);
  }

  /**
   * The first submission that is expected to be accepted, which serves as the reference; null if
   * there is none.
   */
  public String firstRight() {
    return expected.entrySet().stream()
        .filter(each -> each.getValue().equals(Expectation.RIGHT))
        .map(each -> each.getKey().toString())
        .findFirst()
        .orElse(null);
  }

  @Override
  public String toString() {
    return texts().keySet().stream().collect(Collectors.joining(", "));
  }
}
