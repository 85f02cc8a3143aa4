package harness.formats;

import java.util.List;

/**
 * A program with fixed arguments.
 *
 * @param program as for {@code --solution}
 * @param arguments declared by the problem; appended to the arguments that every program of its
 *     kind gets
 */
public record ProgramCall(String program, List<String> arguments) {
  public ProgramCall {
    arguments = List.copyOf(arguments);
  }

  /** A program without arguments. */
  public static ProgramCall of(String program) {
    return new ProgramCall(program, List.of());
  }

  /** Program and arguments as shown to users. */
  public String text() {
    return (program + " " + String.join(" ", arguments)).strip();
  }
}
