package harness.formats.loose;

import harness.submission.CommandWords;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the program calls in one line of a shell of Unix or Windows, in the order of their ends.
 */
final class DriverLine {

  private final List<CommandWords.Token> tokens;
  private final String prefix;
  private final List<DriverCall> calls = new ArrayList<>();
  private int at;
  private int streams;

  private DriverLine(List<CommandWords.Token> tokens, String prefix) {
    this.tokens = tokens;
    this.prefix = prefix;
  }

  /** The calls of a line. */
  static List<DriverCall> calls(String line) {
    DriverLine read = new DriverLine(CommandWords.line(line), line.hashCode() + "|");
    read.list();
    return List.copyOf(read.calls);
  }

  /** Reads up to the closing parenthesis of a group, or the end. */
  private void list() {
    String piped = null;
    while (at < tokens.size()) {
      piped = command(piped);
      if (at < tokens.size() && isOperator(")")) {
        return;
      }
      at++; // the separator
    }
  }

  /** Reads one call; returns the pipe to the next one, or null. */
  private String command(String piped) {
    List<String> words = new ArrayList<>();
    String reads = piped;
    String writes = null;
    while (at < tokens.size()) {
      CommandWords.Token token = tokens.get(at);
      String text = token.text();
      if (!token.isOperator()) {
        words.add(text);
        at++;
      } else if (text.endsWith("(")) {
        words.add(group(text));
      } else if (text.equals("|")) {
        writes = writes == null ? stream() : writes;
        add(words, reads, writes);
        return writes;
      } else if (isSeparator(text)) {
        break;
      } else {
        at++;
        String file = file();
        if (text.matches("0?<")) {
          reads = file;
        } else if (text.matches("1?(>|>>|>\\|)|&>")) {
          writes = file;
        } else if (text.equals("<<<")) {
          reads = stream();
        }
      }
    }
    add(words, reads, writes);
    return null;
  }

  /** Reads a group; returns a word for its output. */
  private String group(String opening) {
    at++;
    int first = calls.size();
    list();
    at++;
    if (opening.equals("(")) {
      return DriverCall.UNKNOWN;
    }
    String output = stream();
    for (int i = first; i < calls.size(); i++) {
      calls.set(i, calls.get(i).within(null, output));
    }
    return output;
  }

  private void add(List<String> words, String reads, String writes) {
    if (!words.isEmpty()) {
      calls.add(new DriverCall(words, reads, writes));
    }
  }

  private String file() {
    return at < tokens.size() && !tokens.get(at).isOperator()
        ? tokens.get(at++).text()
        : DriverCall.UNKNOWN;
  }

  /** A name for a stream without a file. */
  private String stream() {
    return prefix + streams++;
  }

  private boolean isOperator(String text) {
    return tokens.get(at).isOperator() && tokens.get(at).text().equals(text);
  }

  private static boolean isSeparator(String operator) {
    return List.of(";", "&", "&&", "||", ")").contains(operator);
  }
}
