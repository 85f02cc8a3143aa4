package harness.submission;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Parses the Make rules that compilers write: which files a target depends on. */
final class MakeRules {

  private MakeRules() {}

  /** The files after the colons. */
  static Set<String> prerequisites(String rules) {
    Set<String> files = new LinkedHashSet<>();
    rules.replace("\\\n", " ").lines().forEach(rule -> addPrerequisites(words(rule), files));
    return files;
  }

  private static void addPrerequisites(List<String> rule, Set<String> files) {
    boolean afterTarget = false;
    for (String word : rule) {
      if (afterTarget) {
        files.add(word);
      }
      afterTarget |= word.endsWith(":");
    }
  }

  /** Words between blanks; a backslash escapes a blank or a hash, and two dollars stand for one. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      char next = i + 1 < line.length() ? line.charAt(i + 1) : ' ';
      if (c == ' ' || c == '\t') {
        end(word, words);
      } else if (isEscape(c, next)) {
        word.append(next);
        i++;
      } else {
        word.append(c);
      }
    }
    end(word, words);
    return words;
  }

  private static boolean isEscape(char c, char next) {
    return c == '\\' ? next == ' ' || next == '#' : c == '$' && next == '$';
  }

  private static void end(StringBuilder word, List<String> words) {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }
}
