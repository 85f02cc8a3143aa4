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
import harness.run.Peers;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A problem whose parts are programs. */
public final class JuryProblem implements Problem {

  /**
   * The parts that do not depend on who judges.
   *
   * @param generators in the order of their turns; empty if cases come from elsewhere
   * @param validated whether validators see each input first
   * @param timeRule computes the time limit; null if it is known
   * @param described small inputs of a description; null if there is none
   * @param peers the submissions that are trusted as much as the reference
   */
  record Parts(
      String name,
      Limits limits,
      List<TurnGenerator> generators,
      boolean validated,
      TimeRuled timeRule,
      DescribedDraws described,
      Peers peers) {

    Parts {
      generators = List.copyOf(generators);
    }
  }

  private final Parts parts;
  private final JuryChecker checker;
  private final Checker judge;

  /**
   * Creates a problem.
   *
   * @param checker decides what is right
   */
  JuryProblem(Parts parts, JuryChecker checker) {
    this(parts, checker, checker);
  }

  private JuryProblem(Parts parts, JuryChecker checker, Checker judge) {
    this.parts = parts;
    this.checker = checker;
    this.judge = judge;
  }

  /**
   * The same problem, with its tests as cases.
   *
   * @param usual for inputs that are not tests
   * @param of the checker of each test
   */
  JuryProblem judgedBy(JuryChecker usual, Function<Case, JuryChecker> of) {
    return new JuryProblem(parts, usual, new CheckerByTest(usual, of));
  }

  /** The generators, in the order of their turns. */
  public List<TurnGenerator> turns() {
    return parts.generators();
  }

  /** The generators that are programs. */
  public List<ProgramGenerator> programs() {
    return parts.generators().stream()
        .filter(ProgramGenerator.class::isInstance)
        .map(ProgramGenerator.class::cast)
        .toList();
  }

  @Override
  public String name() {
    return parts.name();
  }

  @Override
  public Limits limits() {
    return parts.limits();
  }

  @Override
  public List<Generator> generators() {
    return parts.generators().stream()
        .<Generator>map(each -> each)
        .sorted(Comparator.comparing(Generator::name))
        .toList();
  }

  @Override
  public TurnGenerator generator(String wanted) {
    return parts.generators().stream()
        .filter(each -> each.name().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no generator '"
                        + wanted
                        + "'; expected one of "
                        + String.join(
                            ", ", parts.generators().stream().map(Generator::name).toList())));
  }

  @Override
  public Generator defaultGenerator() {
    return new FairMix(parts.name(), parts.generators());
  }

  /** A generator that draws from several in turn, whatever the size of their inputs. */
  public Generator inTurn(List<TurnGenerator> several) {
    return several.stream().allMatch(TurnGenerator::varies)
        ? Mix.evenly(List.copyOf(several), 1)
        : new RuleTurns(parts.name(), several);
  }

  @Override
  public FileFormat files() {
    return new SingleCaseFiles();
  }

  JuryChecker checker() {
    return checker;
  }

  /** The checker of a case, which may have its own flags. */
  private JuryChecker checker(Case each) {
    return judge instanceof CheckerByTest byTest ? byTest.of().apply(each) : checker;
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
      return Optional.ofNullable(parts.timeRule()).map(type::cast);
    }
    if (type.equals(Peers.class)) {
      return Optional.of(type.cast(parts.peers()));
    }
    List<ProgramGenerator> programs = programs();
    if (type.equals(Variations.class)) {
      return Optional.of(
          type.cast(new JuryVariations(parts.name(), programs, this::checker, parts.validated())));
    }
    boolean ofDescription = type.equals(SmallerDraws.class) || type.equals(AllInputs.class);
    if (ofDescription && parts.described() != null) {
      return Optional.of(type.cast(parts.described()));
    }
    // Otherwise any draw is a guess.
    boolean helps = parts.validated() || parts.generators().size() == programs.size();
    return type.equals(SmallerDraws.class) && helps
        ? Optional.of(type.cast(new SmallerArguments(programs, parts.validated())))
        : Optional.empty();
  }
}
