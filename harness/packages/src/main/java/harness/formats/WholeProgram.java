package harness.formats;

import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A source that is a program by itself, such as a brute force of a problem whose submissions are
 * functions.
 *
 * @param source its file
 * @param text without comments and texts in quotes
 */
record WholeProgram(Path source, String text) {

  private static final Pattern OF_PYTHON = Pattern.compile(".*\\.py[23]?");
  private static final Pattern OF_JAVA = Pattern.compile(".*\\.java");
  private static final Pattern OF_PASCAL = Pattern.compile(".*\\.(?:pas|pp)");

  private static final Pattern UNCLEAR =
      Pattern.compile(
          "/\\*(?:.*?\\*/|.*)|//[^\\n]*|\"(?:\\\\.|[^\"\\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\\n])'",
          Pattern.DOTALL);
  private static final Pattern MAIN_OF_C =
      Pattern.compile("(?:^|[;}\\s])(?!return\\b|else\\b|goto\\b)[A-Za-z_]\\w*\\s+main\\s*\\(");
  private static final Pattern MAIN =
      Pattern.compile("\\b(?:fn|func|fun|static\\s+void|def)\\s+[mM]ain\\s*\\(");
  private static final Pattern READS_INPUT =
      Pattern.compile("\\binput\\s*\\(|\\bstdin\\b|\\bopen\\s*\\(\\s*0\\b");
  private static final Pattern UNIT =
      Pattern.compile("^\\s*(?:unit|library)\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern FUNCTION = Pattern.compile("\\b([A-Za-z_]\\w*)\\s*\\(");
  private static final Pattern OTHER_NAME = Pattern.compile("^#define main\\b", Pattern.MULTILINE);

  static WholeProgram of(Path source) {
    String all = TextFile.read(source);
    return new WholeProgram(
        source,
        OF_PYTHON.matcher(source.toString()).matches()
            ? all
            : UNCLEAR.matcher(all).replaceAll(" "));
  }

  /** Whether it starts by itself; only that can be told of languages that are not known here. */
  boolean startsItself() {
    String name = source.toString();
    if (GraderFiles.isOfC(source)) {
      return MAIN_OF_C.matcher(unconditional()).find();
    }
    if (OF_PYTHON.matcher(name).matches()) {
      return READS_INPUT.matcher(text).find();
    }
    return OF_PASCAL.matcher(name).matches()
        ? !UNIT.matcher(text).find()
        : MAIN.matcher(text).find();
  }

  /** The lines that are compiled whatever is defined. */
  private String unconditional() {
    StringBuilder kept = new StringBuilder();
    int depth = 0;
    for (String line : text.lines().toList()) {
      String directive = line.replaceFirst("^\\s*#\\s*", "#");
      depth += directive.startsWith("#if") ? 1 : directive.startsWith("#endif") ? -1 : 0;
      kept.append(depth > 0 ? "" : line).append('\n');
    }
    return kept.toString();
  }

  /** Whether it starts by itself, and so do the files that would go together with it. */
  boolean excludes(GraderFiles files) {
    if (!startsItself()) {
      return false;
    }
    Map<String, Path> others = files.others();
    if (GraderFiles.isOfC(source)) {
      return OTHER_NAME.matcher(files.before()).find()
          ? functions(others).noneMatch(this::names)
          : others.values().stream()
              .filter(each -> GraderFiles.isOfC(each) && !GraderFiles.isHeader(each))
              .anyMatch(each -> of(each).startsItself());
    }
    if (OF_PYTHON.matcher(source.toString()).matches()) {
      return others.containsKey(GraderFiles.PYTHON_MAIN) && !isCalled(files);
    }
    return OF_JAVA.matcher(source.toString()).matches()
        && files.name() != null
        && others.values().stream().anyMatch(each -> of(each).startsItself())
        && !Pattern.compile("\\bclass\\s+" + Pattern.quote(stem(files.name())) + "\\b")
            .matcher(text)
            .find();
  }

  private boolean names(String function) {
    return Pattern.compile("\\b" + Pattern.quote(function) + "\\s*\\(").matcher(text).find();
  }

  private static Stream<String> functions(Map<String, Path> others) {
    return others.values().stream()
        .filter(GraderFiles::isHeader)
        .flatMap(each -> FUNCTION.matcher(of(each).text()).results())
        .map(each -> each.group(1));
  }

  /** Whether it defines something that the main program takes from the module that it would be. */
  private boolean isCalled(GraderFiles files) {
    String main = TextFile.read(files.others().get(GraderFiles.PYTHON_MAIN));
    String module =
        Pattern.quote(files.name() == null ? SubmissionList.stem(source) : stem(files.name()));
    List<String> names = new ArrayList<>();
    Matcher called = Pattern.compile("\\b" + module + "\\.(\\w+)").matcher(main);
    called.results().forEach(each -> names.add(each.group(1)));
    Matcher imported =
        Pattern.compile("\\bfrom\\s+" + module + "\\s+import\\s+([^\\n]+)").matcher(main);
    imported.results().forEach(each -> names.addAll(List.of(each.group(1).split("\\W+"))));
    return names.isEmpty()
        || names.stream()
            .anyMatch(
                each ->
                    Pattern.compile(
                            "\\b(?:def|class)\\s+" + each + "\\b|^" + each + "\\s*=",
                            Pattern.MULTILINE)
                        .matcher(text)
                        .find());
  }

  private static String stem(String name) {
    return name.substring(0, name.lastIndexOf('.'));
  }
}
