package harness.formats.loose;

import harness.formats.loose.SourceTokens.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Test loops in a programming language: the commands in calls of {@code system} and its relatives.
 * Where a command is computed, every text of the source that names a program counts as a call of
 * it.
 */
final class SourceDriver implements DriverDialect {

  /** Functions that take a line for a shell, or a list of words. */
  private static final Set<String> OF_LINES =
      Set.of(
          "system",
          "popen",
          "_popen",
          "run",
          "call",
          "check_call",
          "check_output",
          "Popen",
          "getoutput",
          "getstatusoutput",
          "exec",
          "execSync",
          "shell_exec",
          "passthru",
          "WinExec",
          "startfile",
          "shell");

  /** Functions that take the words one by one. */
  private static final Set<String> OF_WORDS =
      Set.of(
          "execl",
          "execlp",
          "execv",
          "execvp",
          "spawn",
          "spawnSync",
          "execFile",
          "execFileSync",
          "ProcessBuilder",
          "Command",
          "command",
          "create_subprocess_exec");

  /** Functions of Ruby and Perl that take a line, also without parentheses. */
  private static final Set<String> BARE = Set.of("sh", "system");

  /** Functions whose value is what the program prints. */
  private static final Set<String> CAPTURING =
      Set.of(
          "popen",
          "_popen",
          "run",
          "check_output",
          "Popen",
          "getoutput",
          "getstatusoutput",
          "execSync",
          "spawnSync",
          "shell_exec",
          "execFileSync");

  private static final Pattern HASH_COMMENTS =
      Pattern.compile(".*\\.(py|py3|pyw|rb|pl|pm|jl|r|ex|exs)", Pattern.CASE_INSENSITIVE);

  /** Places in a text that are filled in: of Python, of C, of JavaScript, of Ruby. */
  private static final Pattern FILLED =
      Pattern.compile("[$#]?\\{(\\w*)[^{}]*\\}|%[0-9.]*(?:l{0,2}[dusif]|zu)");

  private static final Pattern COMMAND =
      Pattern.compile(
          "(?:\\./|\\.\\\\|\\S+\\.exe\\b|\\S+ +\\S).*|[\\w.+-]+\\.\\w+", Pattern.DOTALL);

  private final boolean hasHashComments;

  private SourceDriver(boolean hasHashComments) {
    this.hasHashComments = hasHashComments;
  }

  /** The dialect of a source file with a given name. */
  static SourceDriver of(String fileName) {
    return new SourceDriver(HASH_COMMENTS.matcher(fileName).matches());
  }

  @Override
  public boolean isOf(String fileName, String firstLine) {
    return hasHashComments == HASH_COMMENTS.matcher(fileName).matches();
  }

  @Override
  public List<DriverCall> calls(String text) {
    return new Reader(SourceTokens.of(text, hasHashComments), hasHashComments).calls();
  }

  /** Reads one source. */
  private static final class Reader {

    private final List<Token> tokens;
    private final boolean hasBareCalls;
    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, String> files = new HashMap<>();
    private final List<DriverCall> calls = new ArrayList<>();
    private boolean isComputed;
    private int streams;

    Reader(List<Token> tokens, boolean hasBareCalls) {
      this.tokens = tokens;
      this.hasBareCalls = hasBareCalls;
    }

    List<DriverCall> calls() {
      for (int i = 0; i < tokens.size(); i++) {
        if (tokens.get(i).isName()) {
          assignment(i);
          String name = tokens.get(i).text();
          int opening = isDefined(i) ? -1 : opening(i);
          if (opening > 0 && OF_LINES.contains(name)) {
            started(i, new CallArguments(tokens, opening), false);
          } else if (opening > 0 && OF_WORDS.contains(name)) {
            started(i, new CallArguments(tokens, opening), true);
          } else if (name.equals("child") && isName(i + 1) && is(i + 2, "(")) {
            started(i, new CallArguments(tokens, i + 2), true); // of Boost: child c("./a")
          } else if (hasBareCalls && BARE.contains(name) && isText(i + 1)) {
            lines(filled(tokens.get(i + 1).text()), null, null);
          } else if (opening > 0 && name.equals("cmp")) {
            compared(new CallArguments(tokens, opening));
          }
        }
      }
      if (isComputed) {
        namedInTexts();
      }
      return List.copyOf(calls);
    }

    private boolean isDefined(int name) {
      return name > 0 && tokens.get(name - 1).text().matches("def|fn|func|function|void");
    }

    /** The parenthesis after a name, also after {@code Command::new}; -1 if there is none. */
    private int opening(int name) {
      int at = name + 1;
      while (is(at, ":") || (at < tokens.size() && tokens.get(at).text().equals("new"))) {
        at++;
      }
      return is(at, "(") ? at : -1;
    }

    private boolean is(int at, String sign) {
      return at >= 0 && at < tokens.size() && tokens.get(at).is(sign);
    }

    private boolean isName(int at) {
      return at < tokens.size() && tokens.get(at).isName();
    }

    private boolean isText(int at) {
      return at < tokens.size() && tokens.get(at).isText();
    }

    /** Keeps what a variable stands for: a text, or an opened file. */
    private void assignment(int i) {
      String name = tokens.get(i).text();
      boolean isMacro = i > 0 && tokens.get(i - 1).text().equals("define") && isText(i + 1);
      if (isMacro) {
        texts.put(name, tokens.get(i + 1).text());
      } else if (is(i + 1, "=") && isText(i + 2)) {
        texts.put(name, filled(tokens.get(i + 2).text()));
      } else if (name.endsWith("printf") && is(i + 1, "(") && i + 3 < tokens.size()) {
        printed(i + 2);
      } else if (name.equals("open") && is(i + 1, "(") && isText(i + 2)) {
        opened(i);
      } else if (is(i + 1, "(") && isText(i + 2) && i > 0 && isStream(tokens.get(i - 1).text())) {
        files.put(name, tokens.get(i + 2).text());
      }
    }

    private static boolean isStream(String type) {
      return type.toLowerCase(Locale.ROOT).endsWith("stream");
    }

    /** {@code sprintf(variable, "text", ...)}. */
    private void printed(int variable) {
      for (int i = variable + 1; i < tokens.size() && i <= variable + 6; i++) {
        if (tokens.get(i).isText()) {
          texts.put(tokens.get(variable).text(), filled(tokens.get(i).text()));
          return;
        }
      }
    }

    /** {@code file = open("name")} or {@code open("name", "w") as file}. */
    private void opened(int open) {
      String file = filled(tokens.get(open + 2).text());
      if (is(open - 1, "=") && open > 1) {
        files.put(tokens.get(open - 2).text(), file);
      }
      int end = new CallArguments(tokens, open + 1).end();
      if (end + 1 < tokens.size() && tokens.get(end).text().equals("as")) {
        files.put(tokens.get(end + 1).text(), file);
      }
    }

    private void compared(CallArguments arguments) {
      List<String> words = new ArrayList<>(List.of("cmp"));
      arguments.each().forEach(each -> words.add(line(each)));
      calls.add(DriverCall.of(words));
    }

    private void started(int name, CallArguments arguments, boolean isOfWords) {
      List<List<Token>> given = new ArrayList<>(arguments.each());
      if (given.isEmpty() || given.get(0).isEmpty()) {
        return;
      }
      String reads = BoostStream.of("std_in", given).map(this::stream).orElse(null);
      String writes = BoostStream.of("std_out", given).map(this::stream).orElse(null);
      boolean isOfBoost = given.removeIf(BoostStream::is);
      if (given.isEmpty()) {
        return;
      }
      List<Token> first = given.get(0);
      for (List<Token> each : given) {
        if (each.size() > 2 && each.get(0).isName() && each.get(1).is("=")) {
          String stream = stream(each.subList(2, each.size()));
          switch (each.get(0).text()) {
            case "stdin", "input" -> reads = stream;
            case "stdout" -> writes = isPipe(each) ? null : stream;
            default -> {}
          }
        }
      }
      if (writes == null && CAPTURING.contains(tokens.get(name).text())) {
        writes = captured(name);
      }
      if (first.get(0).is("[") || first.get(0).is("{")) {
        calls.add(new DriverCall(words(first), reads, writes));
      } else if ((isOfWords || isOfBoost) && given.size() > 1) {
        List<String> words = given.stream().map(this::line).toList();
        calls.add(new DriverCall(words, reads, writes));
      } else {
        lines(line(first), reads, writes);
      }
    }

    private void lines(String line, String reads, String writes) {
      if (line.isEmpty() || line.startsWith(DriverCall.UNKNOWN)) {
        isComputed = true;
      }
      for (String each : line.split("\n", -1)) {
        DriverLine.calls(each).forEach(call -> calls.add(call.within(reads, writes)));
      }
    }

    /** The words of a list of texts. */
    private List<String> words(List<Token> list) {
      List<String> words = new ArrayList<>();
      new CallArguments(list, 0).each().forEach(each -> words.add(line(each)));
      isComputed |= words.isEmpty() || words.get(0).startsWith(DriverCall.UNKNOWN);
      return words;
    }

    /** The value of an expression of texts, with what is not known marked. */
    private String line(List<Token> expression) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < expression.size(); i++) {
        Token each = expression.get(i);
        boolean isMethod =
            i > 0 && (expression.get(i - 1).is(".") || expression.get(i - 1).is("%"));
        boolean isFunction =
            i + 1 < expression.size()
                && (expression.get(i + 1).is("(") || expression.get(i + 1).is(":"));
        if (each.isText()) {
          line.append(filled(each.text()));
        } else if (each.isName() && !isMethod && !isFunction) {
          line.append(texts.getOrDefault(each.text(), DriverCall.UNKNOWN));
        }
      }
      return line.toString().replaceAll("(" + DriverCall.UNKNOWN + ")+", DriverCall.UNKNOWN);
    }

    /** A text with the variables in it replaced. */
    private String filled(String text) {
      return FILLED
          .matcher(text)
          .replaceAll(
              each ->
                  Matcher.quoteReplacement(
                      each.group(1) == null
                          ? DriverCall.UNKNOWN
                          : texts.getOrDefault(each.group(1), DriverCall.UNKNOWN)));
    }

    private static boolean isPipe(List<Token> argument) {
      String last = argument.get(argument.size() - 1).text();
      return last.equals("PIPE");
    }

    /** The name of a stream: a file, or the variables that hold its content. */
    private String stream(List<Token> expression) {
      String stream = null;
      for (int i = 0; i < expression.size(); i++) {
        Token each = expression.get(i);
        boolean isFirst = stream == null;
        if (isFirst && each.isText()) {
          return filled(each.text());
        }
        if (isFirst && each.isName() && !each.text().equals("open")) {
          stream = files.getOrDefault(each.text(), "|" + each.text());
        } else if (!isFirst && each.isName() && expression.get(i - 1).is("+")) {
          stream += DriverCall.JOINED + each.text();
        }
      }
      return stream == null ? DriverCall.UNKNOWN : stream;
    }

    /** The variable that gets a call's value, or a new stream. */
    private String captured(int name) {
      int at = name - 1;
      while (is(at, ".") && at > 0) {
        at -= 2; // the module or class
      }
      return is(at, "=") && at > 0 && tokens.get(at - 1).isName()
          ? "|" + tokens.get(at - 1).text()
          : "|" + streams++;
    }

    /** Calls of the programs that texts name, if commands are computed. */
    private void namedInTexts() {
      for (int i = 0; i < tokens.size(); i++) {
        if (is(i, "[") && isText(i + 1)) {
          int end = new CallArguments(tokens, i).end();
          calls.add(DriverCall.of(words(tokens.subList(i, end))));
          i = end - 1;
        } else if (tokens.get(i).isText() && COMMAND.matcher(tokens.get(i).text()).matches()) {
          calls.addAll(DriverLine.calls(filled(tokens.get(i).text())));
        }
      }
    }
  }
}
