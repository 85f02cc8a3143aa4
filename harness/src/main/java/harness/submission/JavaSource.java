package harness.submission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What must be known of a Java source before it can be compiled and run.
 *
 * @param fileName the name that the compiler wants it to have: its public type's
 * @param mainClass the class with {@code main}, with its package
 */
public record JavaSource(String fileName, String mainClass) {

  /** Comments, text blocks, strings and characters: braces in them do not count. */
  private static final Pattern NO_CODE =
      Pattern.compile(
          "//[^\\n]*|/\\*.*?\\*/|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+'",
          Pattern.DOTALL);

  private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s+([\\w.]+)\\s*;");

  /** A brace, a type's head, or the head of {@code main}. */
  private static final Pattern LANDMARK =
      Pattern.compile(
          "(?<open>\\{)|(?<close>\\})"
              + "|(?<public>\\bpublic\\s+(?:\\w+\\s+)*?)?"
              + "\\b(?:class|interface|enum|record)\\s+(?<type>\\w+)"
              + "|\\bvoid\\s+(?<main>main)\\s*\\(");

  /** The source with {@code main} among these; the first when none has it. */
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

  /** Reads a source; {@code mainClass} is null when it has none. */
  public static JavaSource read(String text) {
    String code = NO_CODE.matcher(text).replaceAll(" ");
    Matcher landmark = LANDMARK.matcher(code);
    String publicType = null;
    String topType = null;
    String mainType = null;
    int depth = 0;
    while (landmark.find()) {
      if (landmark.group("open") != null) {
        depth++;
      } else if (landmark.group("close") != null) {
        depth--;
      } else if (landmark.group("type") != null && depth == 0) {
        topType = landmark.group("type");
        publicType = landmark.group("public") != null ? topType : publicType;
      } else if (landmark.group("main") != null && depth == 1 && mainType == null) {
        mainType = topType;
      }
    }
    String named = publicType != null ? publicType : mainType != null ? mainType : "Main";
    return new JavaSource(named + ".java", mainType == null ? null : packageOf(code) + mainType);
  }

  private static String packageOf(String code) {
    Matcher declared = PACKAGE.matcher(code);
    return declared.find() ? declared.group(1) + "." : "";
  }
}
