package harness.jury;

import harness.draw.ArgumentTemplate;
import harness.generators.Generator;
import harness.problem.JudgeFailure;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws cases by running a program: its arguments are drawn, its standard output is the input. The
 * case of an index is the same each time as long as the program depends on nothing but its
 * arguments.
 */
public final class ProgramGenerator extends Generator {

  /** Seeds stay below this: programs read them into an int. */
  private static final int SEEDS = Integer.MAX_VALUE;

  private final JuryProgram program;
  private final ArgumentTemplate arguments;

  /**
   * A generator.
   *
   * @param problem the problem's name
   * @param name the generator's own
   * @param arguments drawn anew for each case
   */
  public ProgramGenerator(
      String problem, String name, JuryProgram program, ArgumentTemplate arguments) {
    super(problem, name);
    this.program = program;
    this.arguments = arguments;
  }

  @Override
  public String summary() {
    return (program.name() + " " + arguments.text()).strip();
  }

  /** The name of the program. */
  String program() {
    return program.name();
  }

  /** The program and its arguments. */
  public ArgumentTemplate arguments() {
    return arguments;
  }

  /** The words that follow the program for the case of an index. */
  public List<String> words(long seed, long index) {
    SplittableRandom random = random(seed, index);
    return arguments.draw(random, random.nextInt(SEEDS));
  }

  /**
   * Draws with arguments other than a case's own, for smaller ones.
   *
   * @throws JudgeFailure when the program fails
   */
  public String draw(List<String> words) {
    RunRequest request = RunRequest.of(new byte[0], program.limits()).withArguments(words);
    RunResult result = program.runWell(request);
    if (result.output().length == 0) {
      throw program.failed("prints nothing on its standard output");
    }
    return new String(result.output(), StandardCharsets.ISO_8859_1);
  }

  @Override
  protected String input(long seed, long index) {
    List<String> words = words(seed, index);
    try {
      return draw(words);
    } catch (JudgeFailure failure) {
      throw failure.with(with(words));
    }
  }

  private static String with(List<String> words) {
    return " (arguments " + String.join(" ", words) + ")";
  }
}
