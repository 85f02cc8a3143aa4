package harness.formats.loose;

import harness.formats.loose.SourceTokens.Token;
import harness.process.NamedFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The named files that a program reads and writes in place of the standard streams, as its source
 * says. Files that it opens only under a condition do not count.
 *
 * @param reads empty if it reads the standard input
 * @param writes empty if it writes the standard output
 */
public record OpenedFiles(List<String> reads, List<String> writes) {

  /** Ends a note on a generator that writes a file. */
  public static final String TAKEN = ", which is taken as the input";

  private static final Pattern CONDITION =
      Pattern.compile("\\s*#\\s*(ifdef|ifndef|if|elif|else|endif)\\b\\s*(\\w*).*");
  private static final Pattern MACRO = Pattern.compile("\\s*#\\s*define\\s+(\\w+).*");
  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Pattern PYTHON =
      Pattern.compile(".*\\.(py|py3|pyw)", Pattern.CASE_INSENSITIVE);

  private static final Set<String> STANDARD_INPUTS =
      Set.of(
          "cin",
          "scanf",
          "scanf_s",
          "getchar",
          "getchar_unlocked",
          "gets",
          "stdin",
          "STDIN",
          "input",
          "raw_input",
          "readln",
          "readline",
          "readLine",
          "read");
  private static final Set<String> STANDARD_OUTPUTS =
      Set.of(
          "cout",
          "printf",
          "puts",
          "putchar",
          "putchar_unlocked",
          "stdout",
          "STDOUT",
          "print",
          "println",
          "write",
          "writeln",
          "console",
          "echo");

  /** Tokens before an opened file among which Python's conditions are looked for. */
  private static final int LOOK_BACK = 14;

  public OpenedFiles {
    reads = List.copyOf(reads);
    writes = List.copyOf(writes);
  }

  boolean isNone() {
    return reads.isEmpty() && writes.isEmpty();
  }

  /** What the program does with the files: {@code reads x.in and writes x.out}. */
  public String told() {
    String read = reads.isEmpty() ? "" : "reads " + String.join(", ", reads);
    String written = writes.isEmpty() ? "" : "writes " + String.join(", ", writes);
    return read + (read.isEmpty() || written.isEmpty() ? "" : " and ") + written;
  }

  /** Reads the source in a file. */
  public static OpenedFiles of(Path source) {
    return of(Driver.name(source), LooseFolder.start(source));
  }

  /** The only file that is written in place of the standard output; null if there is none. */
  public String onlyWritten() {
    return writes.size() == 1 && NamedFiles.isPlain(writes.get(0)) ? writes.get(0) : null;
  }

  /** Reads a source. */
  public static OpenedFiles of(String fileName, String text) {
    boolean isPython = PYTHON.matcher(fileName).matches();
    List<Token> tokens = SourceTokens.of(isPython ? text : compiled(text), isPython);
    return new Reader(tokens, isPython).read();
  }

  /** Whether a source reads the standard input, or a named file in its place. */
  static boolean readsInput(String fileName, String text) {
    boolean isPython = PYTHON.matcher(fileName).matches();
    List<Token> tokens = SourceTokens.of(isPython ? text : compiled(text), isPython);
    return new Reader(tokens, isPython).usesInput() || !of(fileName, text).reads().isEmpty();
  }

  /**
   * The lines that a compiler of C sees here, where ONLINE_JUDGE is defined and nothing else is. A
   * macro that is never used counts for nothing.
   */
  private static String compiled(String text) {
    Map<String, Long> uses =
        WORD.matcher(text)
            .results()
            .collect(Collectors.groupingBy(MatchResult::group, Collectors.counting()));
    StringBuilder seen = new StringBuilder();
    List<Boolean> open = new ArrayList<>();
    for (String line : text.split("\n", -1)) {
      Matcher condition = CONDITION.matcher(line);
      if (!condition.lookingAt()) {
        if (!open.contains(false) && !isUnusedMacro(line, uses)) {
          seen.append(line).append('\n');
        }
        continue;
      }
      boolean isJudge = condition.group(2).equals("ONLINE_JUDGE");
      int last = open.size() - 1;
      switch (condition.group(1)) {
        case "ifdef" -> open.add(isJudge);
        case "ifndef" -> open.add(!isJudge);
        case "if" -> open.add(!line.contains("LOCAL") && !line.contains("!defined(ONLINE_JUDGE"));
        case "endif" -> {
          if (last >= 0) {
            open.remove(last);
          }
        }
        default -> {
          if (last >= 0) {
            open.set(last, !open.get(last));
          }
        }
      }
    }
    return seen.toString();
  }

  private static boolean isUnusedMacro(String line, Map<String, Long> uses) {
    Matcher macro = MACRO.matcher(line);
    return macro.matches() && uses.get(macro.group(1)) == 1;
  }

  /** Collects the opened files of one source. */
  private static final class Reader {

    private final List<Token> tokens;
    private final boolean isPython;
    private final Set<String> reads = new LinkedHashSet<>();
    private final Set<String> writes = new LinkedHashSet<>();
    private boolean replacesInput;
    private boolean replacesOutput;

    Reader(List<Token> tokens, boolean isPython) {
      this.tokens = tokens;
      this.isPython = isPython;
    }

    OpenedFiles read() {
      for (int i = 0; i + 2 < tokens.size(); i++) {
        if (tokens.get(i).isName() && tokens.get(i + 1).is("(") && !isConditional(i)) {
          opened(i);
        }
      }
      boolean readsFile = replacesInput || (!reads.isEmpty() && !usesInput());
      boolean writesFile = replacesOutput || (!writes.isEmpty() && !usesOutput());
      return new OpenedFiles(
          readsFile ? List.copyOf(reads) : List.of(), writesFile ? List.copyOf(writes) : List.of());
    }

    private void opened(int i) {
      String name = tokens.get(i).text();
      Token file = tokens.get(i + 2);
      String before = i > 0 ? tokens.get(i - 1).text() : "";
      if (name.equals("assign") && tokens.size() > i + 4 && tokens.get(i + 4).isText()) {
        pascal(tokens.get(i + 2).text(), tokens.get(i + 4).text());
      } else if (!file.isText() || file.text().isEmpty() || file.text().startsWith("/dev/")) {
        return;
      } else if (name.equals("freopen")) {
        boolean isInput = mode(i).contains("r");
        replacesInput |= isInput;
        replacesOutput |= !isInput;
        (isInput ? reads : writes).add(file.text());
      } else if (name.equals("open") || name.equals("fopen")) {
        boolean isInput = before.equals(".") ? !isOutput(i - 2) : !mode(i).matches("[wax].*");
        (isInput ? reads : writes).add(file.text());
        String target = i > 1 && before.equals("=") ? tokens.get(i - 2).text() : "";
        replacesInput |= target.equals("stdin");
        replacesOutput |= target.equals("stdout");
      } else if (before.equals("ifstream")
          || name.matches("FileReader|FileInputStream|File|ifstream")) {
        (isWritten(i) ? writes : reads).add(file.text());
      } else if (before.equals("ofstream")
          || name.matches("FileWriter|FileOutputStream|PrintWriter|ofstream")) {
        writes.add(file.text());
      }
    }

    private void pascal(String variable, String file) {
      switch (variable.toLowerCase(Locale.ROOT)) {
        case "input" -> {
          reads.add(file);
          replacesInput = true;
        }
        case "output" -> {
          writes.add(file);
          replacesOutput = true;
        }
        default -> {}
      }
    }

    /** Whether {@code new File("x")} is inside a writer. */
    private boolean isWritten(int file) {
      return file > 2 && tokens.get(file - 3).text().matches(".*(Writer|OutputStream)");
    }

    /** Whether a stream that is opened later is declared for output. */
    private boolean isOutput(int stream) {
      String name = tokens.get(stream).text();
      for (int i = 1; i < stream; i++) {
        if (tokens.get(i).text().equals(name) && tokens.get(i - 1).text().equals("ofstream")) {
          return true;
        }
      }
      return false;
    }

    /** The mode in which a file is opened; empty if it is not written. */
    private String mode(int i) {
      boolean isGiven = i + 4 < tokens.size() && tokens.get(i + 3).is(",");
      int at = isGiven && tokens.get(i + 4).text().equals("mode") ? i + 6 : i + 4;
      return isGiven && at < tokens.size() ? tokens.get(at).text() : "r".repeat(isPython ? 1 : 0);
    }

    /** Whether it happens only if something else holds. */
    private boolean isConditional(int i) {
      return isPython ? isConditionalInPython(i) : isConditionalInC(i);
    }

    /** Whether a test of something else comes shortly before; arguments are also read untested. */
    private boolean isConditionalInPython(int i) {
      List<String> before =
          tokens.subList(Math.max(0, i - LOOK_BACK), i).stream().map(Token::text).toList();
      return before.stream().anyMatch(each -> each.matches("exists|isfile|is_file|LOCAL|environ"))
          || (before.contains("argv") && before.contains("if"));
    }

    /** Whether an {@code if} comes before it in its statement or block. */
    private boolean isConditionalInC(int i) {
      int depth = 0;
      for (int at = i - 1; at >= 0; at--) {
        Token each = tokens.get(at);
        depth += each.is(")") ? 1 : each.is("(") ? -1 : 0;
        boolean isIf = at > 0 && tokens.get(at - 1).text().equals("if");
        if (depth < 0) {
          if (isIf) {
            return false; // it is the condition itself
          }
          depth = 0;
        } else if (depth == 0 && each.is("(") && isIf) {
          return true;
        } else if (depth == 0 && (each.is(";") || each.is("}"))) {
          return false;
        } else if (depth == 0 && each.is("{")) {
          return isAfterIf(at);
        }
      }
      return false;
    }

    private boolean isAfterIf(int brace) {
      int depth = 0;
      for (int at = brace - 1; at >= 0; at--) {
        depth += tokens.get(at).is(")") ? 1 : tokens.get(at).is("(") ? -1 : 0;
        if (depth == 0) {
          return at > 0 && tokens.get(at - 1).text().equals("if");
        }
      }
      return false;
    }

    private boolean usesInput() {
      for (int i = 0; i < tokens.size(); i++) {
        boolean isDescriptor =
            tokens.get(i).text().equals("open")
                && i + 2 < tokens.size()
                && tokens.get(i + 2).text().equals("0");
        if (isDescriptor || isStandard(i, STANDARD_INPUTS, "in")) {
          return true;
        }
      }
      return false;
    }

    private boolean usesOutput() {
      for (int i = 0; i < tokens.size(); i++) {
        boolean isFile = isPython && tokens.get(i).text().equals("print") && printsToFile(i);
        if (!isFile && isStandard(i, STANDARD_OUTPUTS, "out")) {
          return true;
        }
      }
      return false;
    }

    private boolean isStandard(int i, Set<String> names, String part) {
      String name = tokens.get(i).text();
      boolean isPart = i > 0 && tokens.get(i - 1).is(".");
      return tokens.get(i).isName()
          && (isPart ? name.equals(part) || name.equals("std" + part) : names.contains(name));
    }

    private boolean printsToFile(int print) {
      int depth = 0;
      for (int i = print + 1; i < tokens.size(); i++) {
        depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
        if (tokens.get(i).text().equals("file")
            && i + 1 < tokens.size()
            && tokens.get(i + 1).is("=")) {
          return true;
        }
        if (depth == 0) {
          return false;
        }
      }
      return false;
    }
  }
}
