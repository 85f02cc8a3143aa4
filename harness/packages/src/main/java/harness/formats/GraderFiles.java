package harness.formats;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What goes together with a submission in one language.
 *
 * @param name of the submission's file among the others; null to keep its own
 * @param before what is put before its text
 * @param beforeOthers what is put before the text of each other file
 * @param others files by their places, such as {@code grader.cpp}; empty if nothing is needed
 */
public record GraderFiles(
    String name, String before, String beforeOthers, Map<String, Path> others) {

  /** Nothing. */
  public static final GraderFiles NONE = new GraderFiles(null, "", "", Map.of());

  private static final Pattern HEADER = Pattern.compile(".*\\.(?:h|hh|hpp)");
  private static final Pattern CPP = Pattern.compile(".*\\.(?:cc|cpp|cxx|c\\+\\+|C)");
  private static final Pattern C = Pattern.compile(".*\\.c");
  private static final Pattern PYTHON = Pattern.compile(".*\\.py3?");
  private static final String JAVA = "java";

  /** The file with which a program in Python starts. */
  static final String PYTHON_MAIN = "main.py";

  public GraderFiles {
    others = Map.copyOf(others);
  }

  /**
   * A library next to a submission that is the main program. In languages which start with one
   * file, that is named for it.
   */
  public static GraderFiles beside(Path source, List<Path> files) {
    boolean keepsName = isOfC(source) || ending(source).equals(JAVA);
    return new GraderFiles(keepsName ? null : "main." + ending(source), "", "", byName(files));
  }

  /** Files of a main program, which keep their names. */
  private static Map<String, Path> byName(List<Path> files) {
    Map<String, Path> others = new LinkedHashMap<>();
    files.forEach(each -> others.put(each.getFileName().toString(), each));
    return others;
  }

  /**
   * A main program that calls functions of submissions, with the headers that both need. In Python,
   * which starts with one file, it is the main file; submissions are the module that it imports.
   *
   * @param task the name of the file with the submission, without its ending; null to keep its own
   */
  public static GraderFiles calling(String task, Path source, Path grader, List<Path> headers) {
    Map<String, Path> others = byName(headers);
    boolean isPython = PYTHON.matcher(source.toString()).matches();
    others.put(isPython ? PYTHON_MAIN : grader.getFileName().toString(), grader);
    return new GraderFiles(task == null ? null : task + "." + ending(source), "", "", others);
  }

  boolean isEmpty() {
    return others.isEmpty();
  }

  /** Whether files are in one language; C and C++ are two. */
  public static boolean areOfOneLanguage(Path one, Path other) {
    return Stream.of(CPP, C, PYTHON)
        .filter(each -> each.matcher(one.toString()).matches())
        .findFirst()
        .map(each -> each.matcher(other.toString()).matches())
        .orElseGet(() -> ending(one).equals(ending(other)));
  }

  public static boolean isHeader(Path file) {
    return HEADER.matcher(file.toString()).matches();
  }

  /** Whether a file is a source or a header of C or C++. */
  public static boolean isOfC(Path file) {
    return isHeader(file)
        || CPP.matcher(file.toString()).matches()
        || C.matcher(file.toString()).matches();
  }

  private static String ending(Path file) {
    String name = file.getFileName().toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
