package harness.formats.rime;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.rime.RimeWords.Kind;
import harness.formats.rime.RimeWords.Word;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the calls of functions in a file of rime, which is written in Python, without running it.
 * Arguments may be texts, numbers, lists, and names of values assigned before. Other statements are
 * left out in one line each.
 */
final class RimeCalls {

  /**
   * A call.
   *
   * @param arguments by position
   * @param named by name
   * @param where the call
   */
  record Call(
      String function, List<Declared> arguments, Map<String, Declared> named, Declared where) {

    /** An argument; nothing if it is not given. */
    Declared argument(int position, String name) {
      return position < arguments.size()
          ? arguments.get(position)
          : named.getOrDefault(name, where.mapOf(Map.of()).get(name));
    }
  }

  private static final int DEEPEST = 20;

  /** Words that begin statements with a block. Whatever is in it is left out together with it. */
  private static final Set<String> BLOCKS =
      Set.of(
          "for", "while", "if", "elif", "else", "def", "class", "with", "try", "except", "finally");

  private final PackageFolder folder;
  private final String file;
  private final List<Word> words;
  private final Map<String, Declared> values = new HashMap<>();
  private final List<Call> calls = new ArrayList<>();
  private int at;

  private RimeCalls(PackageFolder folder, String file, List<Word> words) {
    this.folder = folder;
    this.file = file;
    this.words = words;
  }

  /**
   * The calls in a file, in order.
   *
   * @throws UsageException if it cannot be split into words
   */
  static List<Call> in(Path path, PackageFolder folder) {
    String file = path.toString();
    RimeCalls reader = new RimeCalls(folder, file, RimeWords.of(file, TextFile.read(path)));
    while (reader.at < reader.words.size()) {
      reader.statement();
    }
    return List.copyOf(reader.calls);
  }

  private Word word() {
    return words.get(Math.min(at, words.size() - 1));
  }

  private Declared here(Object value) {
    return Declared.scalar(file, word().line(), "", value);
  }

  private void statement() {
    int start = at;
    Word first = word();
    if (first.kind() == Kind.END_OF_LINE) {
      at++;
      return;
    }
    try {
      if (first.kind() != Kind.NAME || first.column() > 0 || BLOCKS.contains(first.text())) {
        throw here("").refused("neither a call nor an assignment");
      }
      at++;
      if (word().is("(")) {
        calls.add(call(first));
      } else if (word().is("=")) {
        at++;
        values.put(first.text(), value(0));
      } else {
        throw here("").refused("neither a call nor an assignment");
      }
      if (word().kind() != Kind.END_OF_LINE) {
        throw here("").refused("expected the end of the line");
      }
    } catch (UsageException unread) {
      folder.leaveOut(unread);
      skip(start);
    }
  }

  /** Skips a statement and its block. */
  private void skip(int start) {
    at = start;
    do {
      while (at < words.size() && word().kind() != Kind.END_OF_LINE) {
        at++;
      }
      while (at < words.size() && word().kind() == Kind.END_OF_LINE) {
        at++;
      }
    } while (at < words.size() && word().column() > 0);
  }

  private Call call(Word name) {
    Declared where = Declared.scalar(file, name.line(), name.text(), name.text());
    List<Declared> arguments = new ArrayList<>();
    Map<String, Declared> named = new LinkedHashMap<>();
    at++;
    while (!word().is(")")) {
      Word first = word();
      boolean isNamed = first.kind() == Kind.NAME && words.get(at + 1).is("=");
      if (isNamed) {
        at += 2;
        Declared value = value(0);
        if (named.put(first.text(), value) != null) {
          throw value.refused(first.text() + " is given twice");
        }
      } else {
        arguments.add(value(0));
      }
      separator(")");
    }
    at++;
    return new Call(name.text(), List.copyOf(arguments), named, where);
  }

  private void separator(String closing) {
    if (word().is(",")) {
      at++;
    } else if (!word().is(closing)) {
      throw here("").refused("only texts, numbers, lists and names of those are read");
    }
  }

  private Declared value(int depth) {
    Declared value = single(depth);
    while (word().is("+") || (word().kind() == Kind.TEXT && value.isText())) {
      if (word().is("+")) {
        at++;
      }
      Declared more = single(depth);
      value =
          value.isList()
              ? value.listOf("", joined(value.elements(), more.elements(), value))
              : here(PackageBounds.checked(value.text() + more.text(), value));
    }
    return value;
  }

  private static List<Declared> joined(List<Declared> one, List<Declared> other, Declared where) {
    List<Declared> all = new ArrayList<>(one);
    all.addAll(other);
    if (all.size() > PackageBounds.MOST_FILES) {
      throw where.refused("a list of more than " + PackageBounds.MOST_FILES + " elements");
    }
    return all;
  }

  private Declared single(int depth) {
    Word word = word();
    if (word.is("[") || word.is("(")) {
      return list(word.is("[") ? "]" : ")", depth);
    }
    if (word.is("-")) {
      at++;
      return number("-");
    }
    return switch (word.kind()) {
      case TEXT -> taken(word.text());
      case NUMBER -> number("");
      case NAME -> named(word.text());
      default -> throw here("").refused("only texts, numbers, lists and names of those are read");
    };
  }

  private Declared number(String sign) {
    if (word().kind() != Kind.NUMBER) {
      throw here("").refused("expected a number");
    }
    return taken(sign + word().text());
  }

  private Declared taken(Object value) {
    Declared taken = here(value);
    at++;
    return taken;
  }

  private Declared named(String name) {
    Declared known = values.get(name);
    if (known != null) {
      at++;
      return known;
    }
    return switch (name) {
      case "None" -> taken(null);
      case "True" -> taken("true");
      case "False" -> taken("false");
      default -> dotted(name);
    };
  }

  /** The name of something that rime itself knows, such as {@code TestCaseResult.WA}. */
  private Declared dotted(String name) {
    Declared found = here(name);
    at++;
    while (word().is(".") && words.get(at + 1).kind() == Kind.NAME) {
      found = here(words.get(at + 1).text());
      at += 2;
    }
    return found;
  }

  private Declared list(String closing, int depth) {
    if (depth == DEEPEST) {
      throw here("").refused("lists nested deeper than " + DEEPEST);
    }
    Declared where = here("");
    at++;
    List<Declared> values = new ArrayList<>();
    boolean hasComma = false;
    while (!word().is(closing)) {
      values.add(value(depth + 1));
      hasComma |= word().is(",");
      separator(closing);
    }
    at++;
    boolean isInBrackets = closing.equals(")") && values.size() == 1 && !hasComma;
    return isInBrackets ? values.get(0) : where.listOf("", values);
  }
}
