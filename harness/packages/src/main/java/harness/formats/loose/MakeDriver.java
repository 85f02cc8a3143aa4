package harness.formats.loose;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Test loops in the recipes of a makefile. */
final class MakeDriver implements DriverDialect {

  private static final Pattern NAME = Pattern.compile("(GNU)?[Mm]akefile|.*\\.(mk|mak)");
  private static final Pattern ASSIGNMENT = Pattern.compile("(\\w+)\\s*[:?]?=(.*)");
  private static final Pattern COMPUTING = Pattern.compile("(\\w+)\\s*:?=.*\\$\\(shell\\b");
  private static final Pattern USE = Pattern.compile("\\$(?:\\((\\w+)\\)|\\{(\\w+)\\})");

  @Override
  public boolean isOf(String fileName, String firstLine) {
    return NAME.matcher(fileName).matches();
  }

  @Override
  public List<DriverCall> calls(String text) {
    DriverVariables variables = new DriverVariables(text, COMPUTING, USE, false);
    String recipes =
        text.replaceAll("\\\\\\r?\\n", " ")
            .lines()
            .filter(line -> line.startsWith("\t") || !isAssignment(line, variables))
            .filter(line -> line.startsWith("\t"))
            .map(line -> variables.replacedIn(line.strip().replaceFirst("^[@+-]+", "")))
            .map(line -> line.replace("$$", "$"))
            .collect(Collectors.joining("\n"));
    return new ShellDriver().calls(recipes);
  }

  private static boolean isAssignment(String line, DriverVariables variables) {
    Matcher assignment = ASSIGNMENT.matcher(line);
    if (!assignment.matches()) {
      return false;
    }
    variables.set(assignment.group(1), assignment.group(2));
    return true;
  }
}
