package harness.jury;

import harness.formats.GeneratorRule;
import harness.formats.ProblemPackage;
import harness.formats.ValidatorCall;
import harness.problem.JudgeFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Finds groups of tests with different validators or flags, each of which accepts all inputs of the
 * other. A validator that lets everything pass looks like this. But it is no proof: the inputs of
 * the harder group may just be small.
 */
final class AlikeGroups {

  /** Fewer inputs of a group show nothing. */
  static final int ENOUGH = 20;

  private static final int MOST_DRAWS = 3 * ENOUGH;
  private static final int SEEDS = Integer.MAX_VALUE;
  private static final long MOST_NANOS = 10_000_000_000L;

  private final ProblemPackage parts;
  private final JuryProblem problem;
  private final DrawnGroups groups;
  private final long seed;
  private final long end = System.nanoTime() + MOST_NANOS;
  private final Map<String, Draws> drawn = new HashMap<>();

  AlikeGroups(ProblemPackage parts, JuryProblem problem, DrawnGroups groups, long seed) {
    this.parts = parts;
    this.problem = problem;
    this.groups = groups;
    this.seed = seed;
  }

  /** A note on each pair of such groups; none if there was too little time. */
  List<String> notes() {
    List<String> names = List.copyOf(groups.validators().keySet());
    List<String> notes = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (String other : names.subList(i + 1, names.size())) {
        if (differInCalls(names.get(i), other) && areAlike(names.get(i), other)) {
          notes.add(note(names.get(i), other));
        }
      }
    }
    return notes;
  }

  /** Whether two groups have different validators, or different flags for them. */
  boolean differInCalls(String one, String other) {
    return !calls(one).equals(calls(other));
  }

  private static String note(String one, String other) {
    return "the validators accept all of %d inputs of %s as inputs of %s, and the reverse, though the"
            .formatted(ENOUGH, one, other)
        + " groups have different flags: do the validators read them, and do the generators differ?";
  }

  /** The validators of a group as declared. */
  private List<ValidatorCall> calls(String group) {
    GeneratorRule first =
        parts.generators().stream().filter(each -> group.equals(each.group())).findFirst().get();
    return first.judging() == null ? parts.validators() : first.judging().validators();
  }

  /** Stops at the first input that shows a difference, usually one of the first. */
  private boolean areAlike(String one, String other) {
    for (int number = 0; number < ENOUGH; number++) {
      if (!isValidIn(other, one, number) || !isValidIn(one, other, number)) {
        return false;
      }
    }
    return Stream.of(one, other)
        .allMatch(
            group -> inputs(group, ENOUGH - 1).stream().allMatch(each -> isValid(group, each)));
  }

  private boolean isValidIn(String group, String of, int number) {
    List<String> inputs = inputs(of, number);
    return inputs.size() > number && isValid(group, inputs.get(number));
  }

  private boolean isValid(String group, String input) {
    return System.nanoTime() < end
        && JuryValidator.allAccept(groups.validators().get(group), input);
  }

  /**
   * Different inputs of a group up to a number, as its rules draw them; fewer if it has no more.
   */
  private List<String> inputs(String group, int number) {
    Draws draws = drawn.computeIfAbsent(group, Draws::new);
    while (draws.inputs.size() <= number && draws.tries < MOST_DRAWS) {
      draws.next();
    }
    return List.copyOf(draws.inputs);
  }

  /** The inputs of a group that were drawn so far. */
  private final class Draws {
    private final List<ProgramGenerator> generators;
    private final SplittableRandom random = new SplittableRandom(seed);
    private final Set<String> inputs = new LinkedHashSet<>();
    private int tries;

    Draws(String group) {
      this.generators =
          problem.programs().stream().filter(each -> group.equals(each.rule().group())).toList();
    }

    void next() {
      if (!generators.isEmpty()) {
        input(generators.get(tries % generators.size()), random).ifPresent(inputs::add);
      }
      tries++;
    }
  }

  private Optional<String> input(ProgramGenerator generator, SplittableRandom random) {
    if (System.nanoTime() >= end) {
      return Optional.empty();
    }
    int drawnSeed = random.nextInt(SEEDS) % generator.rule().safeSeeds();
    try {
      return Optional.of(generator.draw(generator.arguments().draw(random, drawnSeed)));
    } catch (JudgeFailure failure) {
      return Optional.empty(); // a run reports it
    }
  }
}
