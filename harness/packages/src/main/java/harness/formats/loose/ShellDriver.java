package harness.formats.loose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Test loops in a shell of Unix. */
final class ShellDriver implements DriverDialect {

  private static final Pattern NAME =
      Pattern.compile(".*\\.(sh|bash|zsh|ksh|fish|command)", Pattern.CASE_INSENSITIVE);
  private static final Pattern START = Pattern.compile("#!.*\\b(ba|z|k|da|fi)?sh\\b.*");
  private static final Pattern ASSIGNMENT =
      Pattern.compile(
          "\\s*(?:export |readonly |local |declare )?\\s*(\\w+)=(\"[^\"$`]*\"|'[^']*'|[^\\s;&|\"'$`(]*)\\s*;?");

  private static final String COMMAND_START =
      "(?:^|[;&|({]|\\b(?:do|then|else|while|export|readonly|local|declare))\\s*";

  /** Values with expansions, loops, input, and arithmetic. */
  private static final Pattern COMPUTING =
      Pattern.compile(
          COMMAND_START
              + "(?:(\\w+)=(?:[^\\s;&|\"'`$]*|\"[^\"`$]*)[`$]"
              + "|for\\s+(\\w+)\\s*(?:in\\b|;|$)"
              + "|(?:IFS=\\S*\\s+)?read\\s+(?:-\\w+\\s+)*(\\w+))"
              + "|\\(\\(\\s*(\\w+)\\s*=(?!=)"
              + "|\\blet\\s+[\"']?(\\w+)="
              + "|(\\w+)\\s*[-+*/%]="
              + "|(\\w+)(?:\\+\\+|--)\\s*(?:[;)\"']|$)"
              + "|(?:\\+\\+|--)(\\w+)\\s*\\)",
          Pattern.MULTILINE);

  private static final Pattern USE =
      Pattern.compile("\\$(?:(\\w+)|\\{(\\w+)(?::?[-=]([^}]*))?\\})");

  @Override
  public boolean isOf(String fileName, String firstLine) {
    return NAME.matcher(fileName).matches()
        || (!fileName.contains(".") && START.matcher(firstLine).matches());
  }

  @Override
  public List<DriverCall> calls(String text) {
    DriverVariables variables = new DriverVariables(text, COMPUTING, USE, false);
    List<DriverCall> calls = new ArrayList<>();
    for (String line : text.replaceAll("\\\\\\r?\\n", " ").split("\\r?\\n", -1)) {
      Matcher assignment = ASSIGNMENT.matcher(line);
      int from = 0;
      while (assignment.find(from) && assignment.start() == from) {
        variables.set(assignment.group(1), assignment.group(2));
        from = assignment.end();
      }
      calls.addAll(DriverLine.calls(variables.replacedIn(line.substring(from))));
    }
    return calls;
  }
}
