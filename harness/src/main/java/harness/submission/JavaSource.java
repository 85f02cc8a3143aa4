package harness.submission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * The facts about a Java source that are needed to compile and run it.
 *
 * @param fileName the name that the compiler demands: that of its public type
 * @param mainClass the class with {@code main}, including its package
 */
record JavaSource(String fileName, String mainClass) {

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
    return new JavaSource(first.fileName, first.fileName.replace(".java", ""));
  }

  /** Reads a source; {@code mainClass} is null if it has none. */
  static JavaSource read(String text) {
    Reading reading = new Reading();
    JavaTokens tokens = new JavaTokens(text);
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
    private String publicType;
    private String topType;
    private String mainType;

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
        publicType = isPublic ? topType : publicType;
      }
    }

    JavaSource result() {
      String named = publicType != null ? publicType : mainType != null ? mainType : "Main";
      String prefix = packageName.isEmpty() ? "" : packageName + ".";
      return new JavaSource(named + ".java", mainType == null ? null : prefix + mainType);
    }
  }
}
