package harness.formats.loose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Test loops in a batch file of Windows, or in PowerShell. */
final class BatchDriver implements DriverDialect {

  private static final Pattern NAME =
      Pattern.compile(".*\\.(bat|cmd|ps1)", Pattern.CASE_INSENSITIVE);
  private static final Pattern REMARK =
      Pattern.compile("@?(rem\\b|::|:\\w|#).*", Pattern.CASE_INSENSITIVE);
  private static final Pattern ASSIGNMENT =
      Pattern.compile("(?:@?set\\s+\"?|\\$)(\\w+)\\s*=([^\"]*)\"?", Pattern.CASE_INSENSITIVE);

  /** Values with expansions, arithmetic, input, and loops. */
  private static final Pattern COMPUTING =
      Pattern.compile(
          "\\bset\\s+/[ap]\\s+\"?(\\w+)\\s*[-+*/%]?="
              + "|\\bset\\s+\"?(\\w+)=.*[%!]"
              + "|\\$(\\w+)\\s*(?:[-+*/%]=|\\+\\+|--|\\s+in\\b)"
              + "|\\$(\\w+)\\s*=(?!\\s*(?:\"[^\"]*\"|'[^']*'|[\\d.]+)\\s*(?:;|$))",
          Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

  private static final Pattern USE = Pattern.compile("[%!](\\w+)[%!]|\\$(\\w+)");

  @Override
  public boolean isOf(String fileName, String firstLine) {
    return NAME.matcher(fileName).matches();
  }

  @Override
  public List<DriverCall> calls(String text) {
    DriverVariables variables = new DriverVariables(text, COMPUTING, USE, true);
    List<DriverCall> calls = new ArrayList<>();
    for (String each : text.replaceAll("\\^\\r?\\n", " ").split("\\r?\\n", -1)) {
      String line = each.strip();
      Matcher assignment = ASSIGNMENT.matcher(line);
      if (assignment.matches()) {
        variables.set(assignment.group(1), assignment.group(2));
      }
      if (!REMARK.matcher(line).matches()) {
        calls.addAll(DriverLine.calls(variables.replacedIn(line.replaceFirst("^@", ""))));
      }
    }
    return calls;
  }
}
