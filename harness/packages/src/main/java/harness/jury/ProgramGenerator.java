package harness.jury;

import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;
import harness.machine.Terminal;
import harness.problem.JudgeFailure;
import harness.problem.Variations;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Draws cases by running a program: its arguments are drawn, and its standard output is the input.
 * An index always gives the same case if the program depends only on its arguments.
 */
public final class ProgramGenerator extends TurnGenerator {

  /** Seeds stay below this, because programs read them into an int. */
  private static final int SEEDS = Integer.MAX_VALUE;

  private final JuryProgram program;
  private final GeneratorRule rule;
  private final List<JuryValidator> validators;
  private final SmallerCalls smaller;
  private final DrawnInputs drawn;

  /** Its arguments; null until it is known whether it takes a seed. */
  private volatile ArgumentTemplate arguments;

  private record Drawn(GeneratorCall call, String input) {}

  /**
   * Creates a generator.
   *
   * @param validators for inputs that may be invalid, because of smaller arguments or large seeds
   * @param smaller lowers its numbers; null to leave them unchanged
   */
  ProgramGenerator(
      String problem,
      String name,
      JuryProgram program,
      GeneratorRule rule,
      List<JuryValidator> validators,
      SmallerCalls smaller) {
    super(problem, name);
    this.program = program;
    this.rule = rule;
    this.validators = validators;
    this.smaller = smaller;
    this.drawn = new DrawnInputs(name, Terminal::note);
    this.arguments = rule.optionalSeed() ? null : rule.arguments();
  }

  @Override
  public String summary() {
    return (program.name() + " " + rule.arguments().text()).strip();
  }

  String program() {
    return program.name();
  }

  @Override
  boolean varies() {
    return arguments().varies();
  }

  @Override
  public boolean isLowered() {
    return smaller != null && smaller.canLower(rule.arguments());
  }

  /** Whether it would draw smaller inputs if its numbers could be lowered. */
  public boolean couldBeLowered() {
    return smaller == null && !rule.arguments().lowerables().isEmpty();
  }

  ArgumentTemplate arguments() {
    ArgumentTemplate known = arguments;
    if (known == null) {
      known = takesSeed() ? rule.arguments() : rule.arguments().withoutSeedAdded();
      arguments = known;
    }
    return known;
  }

  /** Its rule as declared. */
  public GeneratorRule rule() {
    return rule;
  }

  /** Its rule with the arguments really used: with a seed only if the program takes one. */
  GeneratorRule usedRule() {
    return rule.with(copy -> copy.arguments(arguments()).optionalSeed(false));
  }

  /** Whether the program still produces a valid input if a seed is appended. */
  private boolean takesSeed() {
    try {
      valid(call(words(rule.arguments(), new SplittableRandom(0), SEEDS)));
      return true;
    } catch (JudgeFailure failure) {
      program.note("takes no seed after its arguments; only the calls its author wrote are used");
      return false;
    }
  }

  @Override
  Variations.Drawn large(long seed, long number) {
    SplittableRandom random = random(seed, number);
    List<String> words = arguments().drawLarge(random, random.nextInt(SEEDS) % rule.safeSeeds());
    String command = (program() + " " + String.join(" ", words)).strip();
    try {
      return new Variations.Drawn(command, draw(words));
    } catch (JudgeFailure failure) {
      throw failure.with(" (" + command + ")");
    }
  }

  @Override
  boolean mayHold(long number) {
    return rule.arguments().drawNear(number, new SplittableRandom(number), 0) != null;
  }

  /** An input printed for arguments with the number among them. */
  @Override
  String near(long number, SplittableRandom random) {
    List<String> words =
        arguments().drawNear(number, random, random.nextInt(SEEDS) % rule.safeSeeds());
    try {
      return words == null ? null : valid(call(words)).input();
    } catch (JudgeFailure refused) {
      return null;
    }
  }

  /** Draws with arguments other than a case's own, in search of smaller inputs. */
  String draw(List<String> words) {
    return call(words).draw();
  }

  private GeneratorCall call(List<String> words) {
    return new GeneratorCall(program, words, rule.writes(), "");
  }

  @Override
  protected String input(long seed, long index) {
    String input = drawn(seed, index).input();
    recheck();
    return input;
  }

  @Override
  public String call(long seed, long index) {
    List<GeneratorCall> calls = calls(seed, index);
    GeneratorCall last = calls.get(calls.size() - 1);
    try {
      return (calls.size() == 1 ? last : drawn(seed, index).call()).text();
    } catch (JudgeFailure failure) {
      return last.text();
    }
  }

  /** Only cases that take a single call of the program itself can be announced. */
  @Override
  public void expect(long seed, List<Long> indices) {
    if (rule.writes() != null) {
      return;
    }
    program.expect(
        indices.stream()
            .map(index -> calls(seed, index))
            .filter(calls -> calls.size() == 1 && calls.get(0).program() == program)
            .map(calls -> calls.get(0).request())
            .toList());
  }

  private Drawn drawn(long seed, long index) {
    List<GeneratorCall> calls = calls(seed, index);
    return calls.equals(ownCalls(seed, index)) ? own(calls) : lowered(calls);
  }

  /**
   * The calls to try for a case, in order. A program that looks up its parameters by the seed may
   * fail for a seed that its author does not use; the last call has a safe seed.
   */
  private List<GeneratorCall> calls(long seed, long index) {
    if (smaller == null || !smaller.isTurn(index)) {
      return ownCalls(seed, index);
    }
    SmallerCalls.Lowered lowered = smaller.lowered(program, arguments(), blockRandom(seed, index));
    return calls(lowered.program(), lowered.arguments(), lowered.build(), seed, index);
  }

  private List<GeneratorCall> ownCalls(long seed, long index) {
    return calls(program, arguments(), "", seed, index);
  }

  private List<GeneratorCall> calls(
      JuryProgram by, ArgumentTemplate arguments, String build, long seed, long index) {
    return Stream.of(SEEDS, rule.safeSeeds())
        .map(seeds -> words(arguments, random(seed, index), seeds))
        .distinct()
        .map(words -> new GeneratorCall(by, words, rule.writes(), build))
        .toList();
  }

  private static List<String> words(
      ArgumentTemplate arguments, SplittableRandom random, int seeds) {
    return arguments.draw(random, random.nextInt(SEEDS) % seeds);
  }

  /** An input with the author's arguments; the last call must not fail. */
  private Drawn own(List<GeneratorCall> calls) {
    GeneratorCall last = calls.get(calls.size() - 1);
    if (calls.size() > 1) {
      try {
        return noted(valid(calls.get(0)));
      } catch (JudgeFailure beyond) {
        // the safe seed remains
      }
    }
    try {
      return noted(new Drawn(last, last.draw()));
    } catch (JudgeFailure failure) {
      throw last.explained(failure);
    }
  }

  /** An input with smaller arguments, which may be invalid. */
  private Drawn lowered(List<GeneratorCall> calls) {
    JudgeFailure refused = null;
    for (GeneratorCall call : calls) {
      try {
        return valid(call);
      } catch (JudgeFailure failure) {
        refused = call.explained(failure).asExcused();
      }
    }
    throw refused;
  }

  private Drawn valid(GeneratorCall call) {
    String input = call.draw();
    validators.forEach(each -> each.validate(input));
    return new Drawn(call, input);
  }

  private Drawn noted(Drawn each) {
    drawn.add(each.call().words(), each.input());
    return each;
  }

  /**
   * Draws the first case again, once, after any clock has advanced. If that fails, it does not
   * count as a failure of the case being drawn.
   */
  private void recheck() {
    List<String> words = drawn.toRecheck();
    if (words == null) {
      return;
    }
    try {
      drawn.add(words, draw(words));
    } catch (JudgeFailure failure) {
      drawn.failedAgain(call(words).explained(failure).getMessage());
    }
  }

  /**
   * Whether the same arguments gave different inputs; waits until a clock that counts seconds has
   * advanced, and tries again.
   */
  public boolean isUnsteady() throws InterruptedException {
    TimeUnit.NANOSECONDS.sleep(drawn.recheckInNanos());
    recheck();
    return drawn.isUnsteady();
  }

  /** Whether its inputs do not seem to depend on the seed. */
  public boolean ignoresSeed() {
    return drawn.ignoresSeed();
  }

  /** A final remark on its inputs in one line; null if all is well. */
  public String remark() {
    return drawn.summary();
  }
}
