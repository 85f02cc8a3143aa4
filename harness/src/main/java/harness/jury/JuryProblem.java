package harness.jury;

import harness.cases.Case;
import harness.cases.Limits;
import harness.generators.Generator;
import harness.generators.Mix;
import harness.problem.AllInputs;
import harness.problem.Checker;
import harness.problem.FileFormat;
import harness.problem.Problem;
import harness.problem.SingleCaseFiles;
import harness.problem.SmallerDraws;
import harness.problem.TimeRuled;
import harness.problem.Variations;
import harness.run.Interaction;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A problem whose parts are programs. */
public final class JuryProblem implements Problem {

  private final String name;
  private final String summary;
  private final Limits limits;
  private final List<TurnGenerator> generators;
  private final JuryChecker checker;
  private final boolean validated;
  private final TimeRuled timeRule;
  private final DescribedDraws described;
  private final Checker judge;

  /**
   * A problem.
   *
   * @param generators in the order of their turns; none where cases come from elsewhere
   * @param checker says what is right
   * @param validated whether validators see each input first
   * @param timeRule computes the time limit; null if it is known
   * @param described small inputs of a description; null if there is none
   */
  JuryProblem(
      String name,
      String summary,
      Limits limits,
      List<TurnGenerator> generators,
      JuryChecker checker,
      boolean validated,
      TimeRuled timeRule,
      DescribedDraws described) {
    this(name, summary, limits, generators, checker, validated, timeRule, described, checker);
  }

  private JuryProblem(
      String name,
      String summary,
      Limits limits,
      List<TurnGenerator> generators,
      JuryChecker checker,
      boolean validated,
      TimeRuled timeRule,
      DescribedDraws described,
      Checker judge) {
    this.judge = judge;
    this.name = name;
    this.summary = summary;
    this.limits = limits;
    this.generators = List.copyOf(generators);
    this.checker = checker;
    this.validated = validated;
    this.timeRule = timeRule;
    this.described = described;
  }

  /**
   * This problem where cases are its tests.
   *
   * @param believing with the saved answers, if there are any
   * @param of what judges each test
   */
  JuryProblem judgedBy(JuryChecker believing, Function<Case, JuryChecker> of) {
    Checker byTest = new CheckerByTest(believing, of);
    return new JuryProblem(
        name, summary, limits, generators, believing, validated, timeRule, described, byTest);
  }

  /** The generators in the order of their turns. */
  public List<TurnGenerator> turns() {
    return generators;
  }

  /** Those of them that are programs. */
  public List<ProgramGenerator> programs() {
    return generators.stream()
        .filter(ProgramGenerator.class::isInstance)
        .map(ProgramGenerator.class::cast)
        .toList();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String summary() {
    return summary;
  }

  @Override
  public Limits limits() {
    return limits;
  }

  @Override
  public List<Generator> generators() {
    return generators.stream()
        .<Generator>map(each -> each)
        .sorted(Comparator.comparing(Generator::name))
        .toList();
  }

  @Override
  public TurnGenerator generator(String wanted) {
    return generators.stream()
        .filter(each -> each.name().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no generator '"
                        + wanted
                        + "' here; there are "
                        + String.join(", ", generators.stream().map(Generator::name).toList())));
  }

  @Override
  public Generator defaultGenerator() {
    return new FairMix(name, generators);
  }

  /** A generator that draws from several of these in turn, whatever the size of their inputs. */
  public Generator inTurn(List<TurnGenerator> several) {
    return several.stream().allMatch(TurnGenerator::varies)
        ? Mix.evenly(List.copyOf(several), 1)
        : new RuleTurns(name, several);
  }

  @Override
  public FileFormat files() {
    return new SingleCaseFiles();
  }

  JuryChecker checker() {
    return checker;
  }

  @Override
  public Checker checker(boolean anyRight) {
    return judge;
  }

  @Override
  public <P> Optional<P> power(Class<P> type) {
    if (type.equals(Interaction.class)) {
      return Optional.ofNullable(checker.interactor()).map(type::cast);
    }
    if (type.equals(TimeRuled.class)) {
      return Optional.ofNullable(timeRule).map(type::cast);
    }
    List<ProgramGenerator> programs = programs();
    if (type.equals(Variations.class)) {
      return Optional.of(type.cast(new JuryVariations(name, programs, checker, validated)));
    }
    boolean ofDescription = type.equals(SmallerDraws.class) || type.equals(AllInputs.class);
    if (ofDescription && described != null) {
      return Optional.of(type.cast(described));
    }
    boolean helps = validated || generators.size() == programs.size(); // else any draw is a guess
    return type.equals(SmallerDraws.class) && helps
        ? Optional.of(type.cast(new SmallerArguments(programs, validated)))
        : Optional.empty();
  }
}
