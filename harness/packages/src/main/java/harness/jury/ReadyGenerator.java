package harness.jury;

import harness.cases.Reason;
import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;
import harness.problem.JudgeFailure;
import harness.problem.Variations;
import harness.ready.Impossible;
import harness.ready.ReadyCall;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws ready inputs. The first ones are small, and most are small for a while where ranges reach
 * far; every fourth input has its sizes from the whole ranges. Inputs that a validator rejects are
 * drawn again.
 */
final class ReadyGenerator extends CalledGenerator {

  private static final int SEEDS = Integer.MAX_VALUE;

  /** Number of attempts to draw an input that the validators accept. */
  private static final int TRIES = 32;

  /** The first inputs have sizes up to 8; the largest size doubles after this many inputs. */
  private static final double FIRST_POWER = 3;

  private static final double GROWTH = 5;
  private static final double LARGEST_POWER = 24;

  /** From this number on, one in {@link #WHOLE_ONE_IN} has its sizes from the whole ranges. */
  private static final int FIRST_WHOLE = 20;

  private static final int WHOLE_ONE_IN = 4;

  private final ReadyCall call;
  private final GeneratorRule rule;
  private final List<JuryValidator> validators;
  private final SmallerCalls smaller;
  private final Ceiling ceiling;

  private record Drawn(ReadyCall call, String input) {}

  /**
   * Creates a generator.
   *
   * @param validators decide which inputs are used
   * @param smaller lowers its numbers; null to leave them unchanged
   * @param ceiling the size from which inputs are too large for a reference
   */
  ReadyGenerator(
      String problem,
      String name,
      ReadyCall call,
      GeneratorRule rule,
      List<JuryValidator> validators,
      SmallerCalls smaller,
      Ceiling ceiling) {
    super(problem, name);
    this.call = call;
    this.rule = rule;
    this.validators = validators;
    this.smaller = smaller;
    this.ceiling = ceiling;
  }

  @Override
  public String summary() {
    return call.text();
  }

  @Override
  String program() {
    return ReadyCall.PREFIX + call.kind().name();
  }

  @Override
  ArgumentTemplate arguments() {
    return call.sizes();
  }

  @Override
  String called(ArgumentTemplate arguments) {
    return call.withSizes(arguments).text();
  }

  @Override
  public GeneratorRule rule() {
    return rule;
  }

  @Override
  boolean varies() {
    return !call.hasSeed();
  }

  @Override
  public boolean isLowered() {
    return smaller != null && smaller.canLower(arguments());
  }

  @Override
  public boolean couldBeLowered() {
    return smaller == null && !arguments().lowerables().isEmpty();
  }

  @Override
  String draw(ArgumentTemplate arguments, long number) {
    return draw(call.withSizes(arguments).seeded(number));
  }

  @Override
  Variations.Drawn large(long seed, long number) {
    ReadyCall large = call.large().seeded(random(seed, number).nextInt(SEEDS));
    return new Variations.Drawn(large.text(), draw(large));
  }

  @Override
  boolean mayHold(long number) {
    return call.reaches(number);
  }

  @Override
  String near(long number, SplittableRandom random) {
    try {
      String input = draw(call.near(number).seeded(random.nextInt(SEEDS)));
      return !ceiling.isReached(input) && JuryValidator.allAccept(validators, input) ? input : null;
    } catch (JudgeFailure none) {
      return null;
    }
  }

  @Override
  protected String input(long seed, long index) {
    return drawn(seed, index).input();
  }

  @Override
  public String call(long seed, long index) {
    try {
      return drawn(seed, index).call().text();
    } catch (JudgeFailure failure) {
      return call.text();
    }
  }

  private Drawn drawn(long seed, long index) {
    SplittableRandom random = random(seed, index);
    JudgeFailure refused = null;
    for (int tried = 0; tried < TRIES; tried++) {
      ReadyCall one = sized(seed, index, random).seeded(random.nextInt(SEEDS));
      String input = draw(one);
      if (ceiling.isReached(input)) {
        throw excused("larger than an input that a reference could not finish");
      }
      try {
        validators.forEach(each -> each.validate(input));
        return new Drawn(one, input);
      } catch (JudgeFailure failure) {
        if (failure.judgement().reason() != Reason.INVALID_INPUT) {
          throw failure;
        }
        refused = failure;
      }
    }
    throw refused.asExcused();
  }

  /** The call of a case, with sizes up to a limit or with lower numbers. */
  private ReadyCall sized(long seed, long index, SplittableRandom random) {
    if (smaller != null && smaller.isTurn(index)) {
      return call.withSizes(arguments().smaller(blockRandom(seed, index)));
    }
    if (index >= FIRST_WHOLE && index % WHOLE_ONE_IN == 0) {
      return call;
    }
    double power = random.nextDouble(Math.min(LARGEST_POWER, FIRST_POWER + index / GROWTH));
    return call.small(Math.round(Math.pow(2, power)));
  }

  private String draw(ReadyCall one) {
    try {
      return one.draw();
    } catch (Impossible impossible) {
      throw excused(impossible.getMessage());
    }
  }

  private JudgeFailure excused(String why) {
    return new JudgeFailure(program(), Reason.GENERATOR_FAILED, why).asExcused();
  }
}
