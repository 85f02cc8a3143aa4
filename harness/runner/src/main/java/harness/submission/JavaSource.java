package harness.submission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The facts about a Java source that are needed to compile and run it.
 *
 * @param fileName the name that the compiler demands: that of its public type, of the one with
 *     {@code main} if there are several; {@code Main.java} if no file can have that name, so that
 *     the compiler refuses the source
 * @param mainClass the class with {@code main}, including its package; none if there is none
 */
record JavaSource(String fileName, @Nullable String mainClass) {

  private static final String USUAL = "Main";

  /** The longest name of a class, in bytes, whose class file has a name that Linux allows. */
  private static final int LONGEST_NAME = 255 - ".class".length();

  private static final Set<String> TYPES = Set.of("class", "interface", "enum", "record");

  /** The source that has {@code main}, or the first one if none has. */
  static JavaSource ofMain(List<Path> sources) throws IOException {
    JavaSource first = null;
    for (Path source : sources) {
      JavaSource read = read(new String(Files.readAllBytes(source), StandardCharsets.UTF_8));
      if (read.mainClass != null) {
        return read;
      }
      first = first == null ? read : first;
    }
    Objects.requireNonNull(first, "no sources");
    return new JavaSource(first.fileName, first.fileName.replace(".java", ""));
  }

  /** Reads a source. */
  static JavaSource read(String text) {
    Reading reading = new Reading();
    Tokens tokens = new Tokens(text);
    for (String token = tokens.next(); !token.isEmpty(); token = tokens.next()) {
      reading.take(token);
    }
    return reading.result();
  }

  /** The state after the tokens read so far. */
  private static final class Reading {
    private final StringBuilder packageName = new StringBuilder();
    private boolean inPackageName;
    private boolean isPublic;
    private int depth;
    private String beforeLast = "";
    private String last = "";
    private final Set<String> publicTypes = new LinkedHashSet<>();
    private @Nullable String topType;
    private @Nullable String mainType;

    void take(String token) {
      switch (token) {
        case "{" -> depth++;
        case "}" -> depth--;
        case "package" -> inPackageName = packageName.isEmpty();
        case "public" -> isPublic = true;
        case "(" -> takeMain();
        default -> takeName(token);
      }
      if (token.equals(";") || token.equals("{") || token.equals("}")) {
        isPublic = false;
        inPackageName = false;
      }
      beforeLast = last;
      last = token;
    }

    private void takeMain() {
      if (depth == 1 && mainType == null && last.equals("main") && beforeLast.equals("void")) {
        mainType = topType;
      }
    }

    private void takeName(String token) {
      if (inPackageName && !token.equals(";")) {
        packageName.append(token);
      } else if (depth == 0
          && TYPES.contains(last)
          && Character.isJavaIdentifierStart(token.charAt(0))) {
        topType = token;
        if (isPublic) {
          publicTypes.add(topType);
        }
      }
    }

    JavaSource result() {
      boolean hasPublicMain = publicTypes.isEmpty() || publicTypes.contains(mainType);
      String ofMain = mainType == null ? USUAL : mainType;
      String wanted = hasPublicMain ? ofMain : publicTypes.iterator().next();
      boolean isPossible = wanted.getBytes(StandardCharsets.UTF_8).length <= LONGEST_NAME;
      String named = isPossible ? wanted : USUAL;
      String prefix = packageName.isEmpty() ? "" : packageName + ".";
      return new JavaSource(named + ".java", mainType == null ? null : prefix + mainType);
    }
  }

  /**
   * The words and signs of a Java source, without comments, text blocks, string and character
   * literals. Takes time and memory linear in the size of the source, whatever it contains.
   */
  private static final class Tokens {

    private static final String TEXT_BLOCK = "\"\"\"";

    private final String text;
    private int at;

    Tokens(String text) {
      this.text = text;
    }

    /** The next word, or a sign of one character; empty at the end. */
    String next() {
      while (at < text.length()) {
        char c = text.charAt(at);
        if (text.startsWith("//", at)) {
          at = endOf("\n", at);
        } else if (text.startsWith("/*", at)) {
          at = endOf("*/", at + 2);
        } else if (text.startsWith(TEXT_BLOCK, at)) {
          at = endOfLiteral(TEXT_BLOCK, at + TEXT_BLOCK.length());
        } else if (c == '"' || c == '\'') {
          at = endOfLiteral(String.valueOf(c), at + 1);
        } else if (Character.isWhitespace(c)) {
          at++;
        } else {
          return token();
        }
      }
      return "";
    }

    private String token() {
      int from = at;
      while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
        at++;
      }
      at = Math.max(at, from + 1);
      return text.substring(from, at);
    }

    private int endOf(String mark, int from) {
      int found = text.indexOf(mark, from);
      return found < 0 ? text.length() : found + mark.length();
    }

    /** Where a literal ends; only a text block may continue on the next line. */
    private int endOfLiteral(String mark, int from) {
      for (int i = from; i < text.length(); i++) {
        char c = text.charAt(i);
        if (c == '\\') {
          i++;
        } else if (text.startsWith(mark, i)) {
          return i + mark.length();
        } else if (c == '\n' && mark.length() == 1) {
          return i;
        }
      }
      return text.length();
    }
  }
}
