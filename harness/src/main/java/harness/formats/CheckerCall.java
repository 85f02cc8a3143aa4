package harness.formats;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How outputs are compared with answers.
 *
 * @param programs all of which must accept; each a program, or a standard comparison
 * @param codes how programs speak
 */
public record CheckerCall(List<ProgramCall> programs, CheckerCodes codes) {

  /** How the name of a standard comparison begins. */
  public static final String STANDARD = "std:";

  /** By tokens. */
  public static final CheckerCall TOKENS = standard("tokens");

  public CheckerCall {
    programs = List.copyOf(programs);
  }

  /** A standard comparison with its flags: {@code rcmp6}, {@code icpc case_sensitive}. */
  public static CheckerCall standard(String name) {
    return of(STANDARD + name, CheckerCodes.TESTLIB);
  }

  /** One program, or {@code std:NAME}. */
  public static CheckerCall of(String program, CheckerCodes codes) {
    return new CheckerCall(List.of(ProgramCall.of(program)), codes);
  }

  /** For people. */
  public String text() {
    return programs.stream().map(ProgramCall::text).collect(Collectors.joining(", "));
  }
}
