package harness.report;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.diagnosis.Diagnosis;
import harness.diagnosis.DiagnosisKind;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * Undefined behaviour in a line of a program whose outputs are right.
 *
 * @param tool what noticed it: {@code ubsan}, {@code asan} or {@code libstdc++}
 * @param file the name of the source file
 * @param line number of the line, from 1
 * @param text what happens there on the first such case, in one line
 * @param code the text of the line
 * @param runs the runs in which it happens
 * @param caseName the first such case
 * @param input that of this case
 * @param reproduce the command that shows it again; null if there is none
 */
@RecordBuilder
public record UndefinedBehaviour(
    String tool,
    String file,
    int line,
    String text,
    String code,
    long runs,
    @JsonProperty("case") String caseName,
    String input,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) String reproduce)
    implements UndefinedBehaviourBuilder.With {

  public UndefinedBehaviour {
    if (runs < 1) {
      throw new IllegalArgumentException("undefined behaviour in no run");
    }
    CaseName.parse(caseName);
  }

  /** That of one run. */
  static UndefinedBehaviour of(Diagnosis found, Case each) {
    return new UndefinedBehaviour(
        found.tool(),
        found.file(),
        found.line(),
        found.text(),
        found.code(),
        1,
        each.name().toString(),
        LongText.cut(each.input()),
        null);
  }

  /** What kind of mistake it is. */
  @JsonProperty(access = JsonProperty.Access.READ_ONLY)
  public DiagnosisKind kind() {
    return DiagnosisKind.of(tool, text);
  }

  /** The place and what happens there: {@code sol.cpp:9: index 6 out of bounds for int [6]}. */
  public String inWords() {
    return file + ":" + line + ": " + text;
  }

  /** Whether it is the same, but for numbers. */
  boolean isLike(UndefinedBehaviour other) {
    return line == other.line
        && file.equals(other.file)
        && tool.equals(other.tool)
        && withoutNumbers(text).equals(withoutNumbers(other.text));
  }

  private static String withoutNumbers(String text) {
    return text.replaceAll("-?[0-9]+", "0");
  }

  /** The same in the runs of both; what is said is that of the earlier case. */
  UndefinedBehaviour and(UndefinedBehaviour other) {
    UndefinedBehaviour first = other.index() < index() ? other : this;
    return first.withRuns(Math.addExact(runs, other.runs));
  }

  long index() {
    return CaseName.parse(caseName).index();
  }
}
