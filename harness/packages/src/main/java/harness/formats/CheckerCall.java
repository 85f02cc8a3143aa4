package harness.formats;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How outputs are compared with answers: by checker programs or standard comparisons.
 *
 * @param programs checkers, all of which must accept; each is a program or a standard comparison
 * @param codes calling convention and exit codes of the programs
 */
public record CheckerCall(List<ProgramCall> programs, CheckerCodes codes) {

  /** Prefix of the names of standard comparisons. */
  public static final String STANDARD = "std:";

  /** Compares token by token. */
  public static final CheckerCall TOKENS = standard("tokens");

  public CheckerCall {
    programs = List.copyOf(programs);
  }

  /**
   * A standard comparison, given by its name and flags: {@code rcmp6}, {@code icpc case_sensitive}.
   */
  public static CheckerCall standard(String name) {
    return of(STANDARD + name, CheckerCodes.TESTLIB);
  }

  /** A single checker: a program, or {@code std:NAME}. */
  public static CheckerCall of(String program, CheckerCodes codes) {
    return new CheckerCall(List.of(ProgramCall.of(program)), codes);
  }

  /** Whether no program is called. */
  public boolean isStandard() {
    return programs.stream().allMatch(each -> each.program().startsWith(STANDARD));
  }

  /** The checkers as shown to users. */
  public String text() {
    return programs.stream().map(ProgramCall::text).collect(Collectors.joining(", "));
  }
}
