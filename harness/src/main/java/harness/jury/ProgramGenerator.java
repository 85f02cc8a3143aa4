package harness.jury;

import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;
import harness.problem.JudgeFailure;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.terminal.Terminal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * Draws cases by running a program: its arguments are drawn, its standard output is the input. The
 * case of an index is the same each time as long as the program depends on nothing but its
 * arguments.
 */
public final class ProgramGenerator extends TurnGenerator {

  /** Seeds stay below this: programs read them into an int. */
  private static final int SEEDS = Integer.MAX_VALUE;

  private static final int LARGEST_FILE = 64 << 20;

  /** What generators call the file that they write instead of printing. */
  private static final List<String> USUAL_FILES =
      List.of("testcase.in", "input.txt", "input.in", "in.txt", "test.in", "test.txt", "data.in");

  private final JuryProgram program;
  private final ArgumentTemplate arguments;
  private final String writes;
  private final int safeSeeds;
  private final List<JuryValidator> validators;
  private final DrawnInputs drawn;

  /**
   * A generator.
   *
   * @param problem the problem's name
   * @param name the generator's own
   * @param rule its arguments, and where the input goes
   * @param validators of the inputs of seeds that may be too large
   */
  ProgramGenerator(
      String problem,
      String name,
      JuryProgram program,
      GeneratorRule rule,
      List<JuryValidator> validators) {
    super(problem, name);
    this.program = program;
    this.arguments = rule.arguments();
    this.writes = rule.writes();
    this.safeSeeds = rule.safeSeeds();
    this.validators = validators;
    this.drawn = new DrawnInputs(name, Terminal::note);
  }

  @Override
  public String summary() {
    return (program.name() + " " + arguments.text()).strip();
  }

  /** The name of the program. */
  String program() {
    return program.name();
  }

  @Override
  boolean varies() {
    return arguments.varies();
  }

  /** The program and its arguments. */
  public ArgumentTemplate arguments() {
    return arguments;
  }

  /**
   * The words that follow the program for the case of an index.
   *
   * @param seeds how many seeds there are
   */
  private List<String> words(long seed, long index, int seeds) {
    SplittableRandom random = random(seed, index);
    return arguments.draw(random, random.nextInt(SEEDS) % seeds);
  }

  /** The words that follow the program for a large case. */
  List<String> largeWords(long seed, long number) {
    SplittableRandom random = random(seed, number);
    return arguments.drawLarge(random, random.nextInt(SEEDS) % safeSeeds);
  }

  /**
   * Draws with arguments other than a case's own, for smaller ones.
   *
   * @throws JudgeFailure when the program fails
   */
  public String draw(List<String> words) {
    RunRequest request = RunRequest.of(new byte[0], program.limits()).withArguments(words);
    RunResult result =
        program.runWell(
            writes == null ? request : request.withWanted(List.of(writes), LARGEST_FILE));
    if (writes != null && result.files().containsKey(writes)) {
      return new String(result.files().get(writes).bytes(), StandardCharsets.ISO_8859_1);
    }
    if (result.output().length == 0) {
      throw program.failed("prints nothing on its standard output" + elsewhere(request));
    }
    return new String(result.output(), StandardCharsets.ISO_8859_1);
  }

  /** Where the input went instead, if it is in a file of a usual name. */
  private String elsewhere(RunRequest request) {
    return program.runPlainly(request.withWanted(USUAL_FILES, 1)).files().keySet().stream()
        .findFirst()
        .map(file -> ", but writes a file " + file)
        .orElse("");
  }

  @Override
  protected String input(long seed, long index) {
    List<String> words = words(seed, index, SEEDS);
    List<String> safe = words(seed, index, safeSeeds);
    String input = words.equals(safe) ? noted(safe) : either(words, safe);
    recheck();
    return input;
  }

  /**
   * Draws with any seed, else with one that is safe. A program that looks its parameters up by the
   * seed fails, or prints anything, when the seed is beyond those that its author uses.
   */
  private String either(List<String> words, List<String> safe) {
    try {
      String input = draw(words);
      byte[] bytes = input.getBytes(StandardCharsets.ISO_8859_1);
      validators.forEach(each -> each.validate(bytes));
      drawn.add(words, input);
      return input;
    } catch (JudgeFailure beyond) {
      return noted(safe);
    }
  }

  private String noted(List<String> words) {
    try {
      String input = draw(words);
      drawn.add(words, input);
      return input;
    } catch (JudgeFailure failure) {
      throw failure.with(with(words));
    }
  }

  /**
   * Draws the first case again, once, when a clock has had the time to move on. If that fails, it
   * is no failure of the case that is being drawn.
   */
  private void recheck() {
    List<String> words = drawn.toRecheck();
    if (words == null) {
      return;
    }
    try {
      drawn.add(words, draw(words));
    } catch (JudgeFailure failure) {
      drawn.failedAgain(failure.with(with(words)).getMessage());
    }
  }

  /**
   * Whether the same arguments gave different inputs; waits until a clock that counts seconds has
   * moved on, and tries.
   */
  public boolean isUnsteady() throws InterruptedException {
    TimeUnit.NANOSECONDS.sleep(drawn.recheckInNanos());
    recheck();
    return drawn.isUnsteady();
  }

  /** What there is to say of its inputs in the end, in one line; null where all is well. */
  public String remark() {
    return drawn.summary();
  }

  private static String with(List<String> words) {
    return " (arguments " + String.join(" ", words) + ")";
  }
}
