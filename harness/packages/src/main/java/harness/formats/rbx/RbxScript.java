package harness.formats.rbx;

import harness.formats.PackageFolder;
import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A script of tests: one generator call per line, {@code @copy FILE}, {@code @input TEXT}, and
 * {@code @testgroup PATH} with braces around the lines of a group.
 */
final class RbxScript {

  /** How a line gives its test. */
  enum Kind {
    CALL,
    COPY,
    INPUT
  }

  /**
   * A test.
   *
   * @param group the group it belongs to, such as {@code main/small}; empty if it may belong to any
   * @param text the call, the file's path, or the input itself
   */
  record Test(String group, Kind kind, String text) {

    /** Whether the test belongs to the group or to one of its subgroups. */
    boolean isOf(String path) {
      return group.isEmpty() || path.equals(group) || path.startsWith(group + "/");
    }
  }

  private static final Pattern GROUP =
      Pattern.compile("@(?:test)?group\\s+([A-Za-z0-9][A-Za-z0-9_/-]*)\\s*\\{");
  private static final Pattern COPY = Pattern.compile("@copy\\s+(\\S.*)");
  private static final Pattern QUOTED = Pattern.compile("@input\\s*(['\"])(.*)");
  private static final Pattern BLOCK = Pattern.compile("@input\\s*(\\{|\"\"\")(.*)");

  private final PackageFolder folder;
  private final Path file;
  private final Deque<String> groups = new ArrayDeque<>();
  private final List<Test> tests = new ArrayList<>();
  private Iterator<String> lines;
  private int number;

  private RbxScript(PackageFolder folder, Path file) {
    this.folder = folder;
    this.file = file;
  }

  /** The tests of a script, in order; unsupported lines are noted. */
  static List<Test> read(PackageFolder folder, Path file) {
    RbxScript script = new RbxScript(folder, file);
    script.lines = TextFile.read(file).lines().iterator();
    while (script.lines.hasNext()) {
      script.line(script.next().replaceFirst("(?:^|\\s)(?:#|//).*", "").strip());
    }
    return script.tests;
  }

  private String next() {
    number++;
    return lines.next();
  }

  private void line(String line) {
    Matcher group = GROUP.matcher(line);
    Matcher copy = COPY.matcher(line);
    if (group.matches()) {
      groups.addLast(group.group(1));
    } else if (line.equals("}")) {
      groups.pollLast();
    } else if (copy.matches()) {
      add(Kind.COPY, copy.group(1));
    } else if (line.startsWith("@")) {
      input(line);
    } else if (!line.isEmpty()) {
      add(Kind.CALL, line);
    }
  }

  private void add(Kind kind, String text) {
    tests.add(new Test(String.join("/", groups), kind, text));
  }

  private void input(String line) {
    Matcher block = BLOCK.matcher(line);
    Matcher quoted = QUOTED.matcher(line);
    if (block.matches()) {
      add(Kind.INPUT, block(block.group(2), block.group(1).equals("{") ? "}" : "\"\"\""));
    } else if (quoted.matches() && isClosed(quoted.group(2), quoted.group(1).charAt(0))) {
      String text = quoted.group(2);
      add(Kind.INPUT, unescaped(text.substring(0, text.length() - 1)));
    } else {
      folder.leaveOut(folder.shown(file) + ":" + number + ": " + line + ": not supported");
    }
  }

  /** The text up to the end mark, without blank lines around it. */
  private String block(String first, String end) {
    StringBuilder text = new StringBuilder();
    String line = first;
    while (!line.contains(end) && lines.hasNext()) {
      text.append(line.strip()).append('\n');
      line = next();
    }
    int last = line.indexOf(end);
    text.append(last < 0 ? line : line.substring(0, last));
    return text.toString().strip() + "\n";
  }

  /** Whether a text ends with a quote that no backslash escapes. */
  private static boolean isClosed(String text, char quote) {
    int end = text.length() - 1;
    int before = end;
    while (before > 0 && text.charAt(before - 1) == '\\') {
      before--;
    }
    return end >= 0 && text.charAt(end) == quote && (end - before) % 2 == 0;
  }

  private static String unescaped(String text) {
    return Pattern.compile("\\\\(.)")
        .matcher(text)
        .replaceAll(
            escape ->
                Matcher.quoteReplacement(
                    switch (escape.group(1)) {
                      case "n" -> "\n";
                      case "t" -> "\t";
                      default -> escape.group(1);
                    }));
  }
}
