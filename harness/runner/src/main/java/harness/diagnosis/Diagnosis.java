package harness.diagnosis;

/**
 * What a program does wrong in one of its lines.
 *
 * @param file the name of the source file
 * @param line number of the line, from 1
 * @param what in words, in one line
 * @param code the text of the line, without blanks around it
 */
public record Diagnosis(String file, int line, String what, String code) {

  /** The place and what happens there: {@code sol.cpp:9: index 6 out of bounds for int [6]}. */
  public String inWords() {
    return file + ":" + line + ": " + what;
  }
}
