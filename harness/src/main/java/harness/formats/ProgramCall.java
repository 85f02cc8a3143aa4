package harness.formats;

import java.util.List;

/**
 * A program with arguments of its own.
 *
 * @param program as for {@code --solution}
 * @param arguments those that the problem declares, after what every program of its kind is given
 */
public record ProgramCall(String program, List<String> arguments) {
  public ProgramCall {
    arguments = List.copyOf(arguments);
  }

  /** A program without arguments. */
  public static ProgramCall of(String program) {
    return new ProgramCall(program, List.of());
  }

  /** For people. */
  public String text() {
    return (program + " " + String.join(" ", arguments)).strip();
  }
}
