package harness.diagnosis;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * What a program does wrong in one of its lines.
 *
 * @param tool what noticed it: {@code ubsan}, {@code asan}, {@code libstdc++}, {@code assert} and
 *     {@code c++} in a build with checks; the language of an uncaught exception; {@code coverage}
 *     if failing runs differ there from passing ones; {@code change} if the program is right with a
 *     small change of the line; {@code initial-bytes} if the output changes with the bytes that
 *     local variables start with
 * @param file the name of the source file
 * @param line number of the line, from 1
 * @param text what happens there, in one line
 * @param code the text of the line, without blanks around it
 */
public record Diagnosis(
    String tool, String file, int line, @JsonAlias("what") String text, String code) {

  public Diagnosis {
    tool = tool == null ? "sanitizer" : tool; // missing in older reports
  }

  /** Whether a language's runtime tells where the program failed, which may not be the mistake. */
  @JsonIgnore
  public boolean isOfRuntime() {
    return DiagnosisKind.Tools.LANGUAGES.contains(tool);
  }

  /** What kind of mistake it is. */
  @JsonProperty(access = JsonProperty.Access.READ_ONLY)
  public DiagnosisKind kind() {
    return DiagnosisKind.of(tool, text);
  }

  /** This, with the line that declares the array or variable which the line goes beyond. */
  Diagnosis withDeclaration(int declaring) {
    return declaring == line
        ? this
        : new Diagnosis(tool, file, line, text + ", declared in line " + declaring, code);
  }

  /** The place and what happens there: {@code sol.cpp:9: index 6 out of bounds for int [6]}. */
  public String inWords() {
    return file + ":" + line + ": " + text;
  }
}
