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
public final class ProgramGenerator extends CalledGenerator {

  /** Seeds stay below this, because programs read them into an int. */
  private static final int SEEDS = Integer.MAX_VALUE;

  /** A seed that a program accepts if it accepts one after its own arguments. */
  private static final long ANY_SEED = new SplittableRandom(0).nextInt(SEEDS);

  /** Seeds that a program refuses, or makes invalid inputs of, if it takes them for a size. */
  private static final List<Long> SEEDS_TO_TRY = List.of(0L, SEEDS - 1L, SEEDS - 2L);

  private final JuryProgram program;
  private final GeneratorRule rule;
  private final List<JuryValidator> validators;
  private final SmallerCalls smaller;
  private final DrawnInputs drawn;

  /** Its arguments; null until it is known whether it takes a seed, or which it takes. */
  private volatile ArgumentTemplate arguments;

  /** How it is called, if nobody told. */
  private final LearnedCall call;

  private volatile LearnedCall.Learned learned;

  private record Drawn(GeneratorCall call, String input) {}

  /**
   * Creates a generator.
   *
   * @param validators for inputs that may be invalid, because of smaller arguments or large seeds
   * @param smaller lowers its numbers; null to leave them unchanged
   * @param call finds out how to call it; null if its rule tells
   */
  ProgramGenerator(
      String problem,
      String name,
      JuryProgram program,
      GeneratorRule rule,
      List<JuryValidator> validators,
      SmallerCalls smaller,
      LearnedCall call) {
    super(problem, name);
    this.program = program;
    this.rule = rule;
    this.validators = validators;
    this.smaller = smaller;
    this.drawn = new DrawnInputs(name, Terminal::note);
    this.call = call;
    this.arguments = rule.optionalSeed() || call != null ? null : rule.arguments();
  }

  @Override
  public String summary() {
    String known = arguments == null ? rule.arguments().text() : arguments.text();
    return (program.name() + " " + known).strip();
  }

  @Override
  String program() {
    return program.name();
  }

  @Override
  boolean varies() {
    return arguments().varies();
  }

  @Override
  public boolean isLowered() {
    return smaller != null && smaller.canLower(written());
  }

  @Override
  public boolean couldBeLowered() {
    return smaller == null && !isGuessed() && !written().lowerables().isEmpty();
  }

  /** The arguments before it is known whether the program takes a seed. */
  private ArgumentTemplate written() {
    return call == null ? rule.arguments() : arguments();
  }

  @Override
  ArgumentTemplate arguments() {
    ArgumentTemplate known = arguments;
    if (known == null) {
      known = call == null ? seeded() : learned().arguments();
      arguments = known;
    }
    return known;
  }

  private synchronized LearnedCall.Learned learned() {
    if (learned == null) {
      learned = call.learn();
    }
    return learned;
  }

  /** Whether nobody wrote the call that is used, so that its inputs may be invalid. */
  boolean isGuessed() {
    return call != null && learned().guessed();
  }

  @Override
  public GeneratorRule rule() {
    return rule;
  }

  /** Its rule with the arguments really used: with a seed only if the program takes one. */
  GeneratorRule usedRule() {
    boolean isUnusable = rule.isOptional() && learned().failure() != null;
    return isUnusable
        ? rule
        : rule.with(copy -> copy.arguments(arguments()).optionalSeed(false).unknown(null));
  }

  /** The rule's arguments with a seed where the program accepts one, else as the author wrote. */
  private ArgumentTemplate seeded() {
    ArgumentTemplate own = rule.arguments();
    ArgumentTemplate other = rule.otherwise();
    if (other == null ? takes(own, ANY_SEED) : SEEDS_TO_TRY.stream().allMatch(s -> takes(own, s))) {
      return own;
    }
    if (other != null && takes(other, ANY_SEED)) {
      return other;
    }
    program.note("takes no seed after its arguments; only the calls its author wrote are used");
    return (other == null ? own : other).withoutSeedAdded();
  }

  /** Whether the program produces a valid input with a seed. */
  private boolean takes(ArgumentTemplate template, long seed) {
    try {
      valid(call(template.draw(new SplittableRandom(0), seed)));
      return true;
    } catch (JudgeFailure failure) {
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
    return written().drawNear(number, new SplittableRandom(number), 0) != null;
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

  @Override
  String draw(ArgumentTemplate others, long number) {
    return draw(others.draw(new SplittableRandom(number), number));
  }

  /** Draws with arguments other than a case's own. */
  String draw(List<String> words) {
    return call(words).draw();
  }

  private GeneratorCall call(List<String> words) {
    return new GeneratorCall(program, words, rule.writes(), null, "");
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
    if (call != null && learned().failure() != null) {
      throw learned().failure();
    }
    List<GeneratorCall> calls = calls(seed, index);
    return calls.equals(ownCalls(seed, index)) && !isGuessed() ? own(calls) : lowered(calls);
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
        .map(words -> new GeneratorCall(by, words, rule.writes(), null, build))
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
        return isGuessed() ? noted(valid(call)) : valid(call);
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
