package harness.jury;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Generator;
import harness.cases.Limits;
import harness.cases.Mix;
import harness.hack.SteeredGenerator;
import harness.problem.DescribedInputs;
import harness.problem.FileFormat;
import harness.problem.OwnLimits;
import harness.problem.Problem;
import harness.problem.RunNotes;
import harness.problem.SingleCaseFiles;
import harness.problem.SmallerDraws;
import harness.problem.TimeRuled;
import harness.process.NamedFiles;
import harness.run.OutputNames;
import harness.run.Peers;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A problem whose parts are programs. */
public final class JuryProblem implements Problem {

  /**
   * The parts that do not depend on who judges.
   *
   * @param outputBytes most output of a submission
   * @param files those that programs use in place of their standard streams
   * @param generators in the order of their turns; empty if cases come from elsewhere
   * @param groups of tests that inputs are drawn for, by the name of the generator
   * @param small more generators, which draw small inputs
   * @param validators see each input that no rule draws first
   * @param timeRule computes the time limit; null if it is known
   * @param described small inputs of a description; null if there is none
   * @param peers the submissions that are trusted as much as the reference
   * @param limitsOfDrawn the limits of drawn cases that have their own; null if none have
   * @param outputs the files that submissions are; null if they are programs
   * @param notes receives notes on the programs
   */
  record Parts(
      String name,
      Limits limits,
      long outputBytes,
      NamedFiles files,
      List<TurnGenerator> generators,
      List<SmallSource> small,
      DrawnGroups groups,
      List<JuryValidator> validators,
      TimeRuled timeRule,
      SmallerDraws described,
      DescribedInputs inputs,
      Peers peers,
      OwnLimits limitsOfDrawn,
      OutputNames outputs,
      RunNotes notes) {

    Parts {
      generators = List.copyOf(generators);
      small = List.copyOf(small);
      validators = List.copyOf(validators);
    }

    boolean isValidated() {
      return !validators.isEmpty();
    }
  }

  private final Parts parts;
  private final CheckerByTest checker;
  private final Canaries canaries;
  private final OwnLimits limits;
  private final OutputNames outputs;
  private Generator usual;

  JuryProblem(Parts parts, CheckerByTest checker) {
    this(parts, checker, parts.limitsOfDrawn(), parts.outputs());
  }

  private JuryProblem(Parts parts, CheckerByTest checker, OwnLimits limits, OutputNames outputs) {
    this.parts = parts;
    this.checker = checker;
    this.limits = limits;
    this.outputs = outputs;
    this.canaries = new Canaries(this, checker.usual().trial(), parts.notes());
  }

  JuryProblem judgedBy(CheckerByTest other) {
    return new JuryProblem(parts, other, limits, outputs);
  }

  /** This problem, whose submissions are files with other names; null if they are programs. */
  JuryProblem withOutputs(OutputNames names) {
    return new JuryProblem(parts, checker, limits, names);
  }

  /** This problem, whose cases have other limits of their own; null if none have. */
  JuryProblem withLimits(OwnLimits ofCases) {
    return new JuryProblem(parts, checker, ofCases, outputs);
  }

  /** The problem's generators, in the order of their turns. */
  public List<TurnGenerator> turns() {
    return parts.generators();
  }

  /** Everything that draws cases: the problem's generators, and sources of small inputs. */
  List<TurnGenerator> sources() {
    return Stream.concat(parts.generators().stream(), parts.small().stream()).toList();
  }

  /** The generators that are programs. */
  public List<ProgramGenerator> programs() {
    return ofType(ProgramGenerator.class);
  }

  /** The generators with arguments: programs and ready inputs. */
  public List<CalledGenerator> called() {
    return ofType(CalledGenerator.class);
  }

  private <T> List<T> ofType(Class<T> type) {
    return parts.generators().stream().filter(type::isInstance).map(type::cast).toList();
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
    return sources().stream()
        .<Generator>map(each -> each)
        .sorted(Comparator.comparing(Generator::name))
        .toList();
  }

  @Override
  public Generator generator(String wanted) {
    long number = NearDraws.number(wanted);
    NearDraws near = number > 0 ? near(number) : null;
    return near != null && near.pays() ? near : turn(wanted);
  }

  /**
   * One of its generators.
   *
   * @throws IllegalArgumentException with a one-line message if none has this name
   */
  public TurnGenerator turn(String wanted) {
    List<String> names = sources().stream().map(Generator::name).toList();
    if (!names.contains(wanted)) {
      throw new IllegalArgumentException(
          "no generator '" + wanted + "'; expected one of " + String.join(", ", names));
    }
    return sources().get(names.indexOf(wanted));
  }

  @Override
  public Generator defaultGenerator() {
    List<TurnGenerator> all = parts.generators();
    TestsAlone alone = TestsAlone.of(parts.name(), all);
    if (alone != null) {
      return alone;
    }
    return all.size() > 1 && all.get(0) instanceof OwnTests tests
        ? new TestsFirst(parts.name(), tests, all)
        : new FairMix(parts.name(), all, parts.small());
  }

  /** The default generator, one for all inputs near numbers, because it learns sizes. */
  private synchronized Generator usual() {
    if (usual == null) {
      usual = defaultGenerator();
    }
    return usual;
  }

  private NearDraws near(long number) {
    return new NearDraws(parts.name(), number, sources(), usual());
  }

  /**
   * A generator of this problem that also draws inputs near some numbers.
   *
   * @param others the generator of all other inputs; returned if inputs have no place for numbers
   */
  public Generator near(List<Long> numbers, Generator others) {
    List<NearDraws> near = numbers.stream().map(this::near).filter(NearDraws::pays).toList();
    return near.isEmpty() ? others : new NearTurns(others, near);
  }

  /**
   * A generator for a search for wrong answers, which learns from results.
   *
   * @param numbers constants of the submission
   */
  public SteeredGenerator steered(List<Long> numbers) {
    List<NearDraws> near = numbers.stream().map(this::near).filter(NearDraws::pays).toList();
    return new SteeredDraws(
        parts.name(), sources(), parts.generators().size(), near, parts.validators());
  }

  /** A generator that draws from several in turn, whatever the size of their inputs. */
  public Generator inTurn(List<TurnGenerator> several) {
    return several.stream().allMatch(TurnGenerator::varies)
        ? Mix.evenly(List.copyOf(several), 1)
        : new TurnOrder.OfRules(parts.name(), several);
  }

  DrawnGroups drawnGroups() {
    return parts.groups();
  }

  /** The groups of tests that inputs are drawn for. */
  public Set<String> groups() {
    return new TreeSet<>(parts.groups().byGenerator().values());
  }

  @Override
  public String group(CaseName name) {
    return parts.groups().byGenerator().get(name.family());
  }

  @Override
  public FileFormat files() {
    return new SingleCaseFiles(parts.outputBytes());
  }

  /** The checker for inputs that have no flags of their own. */
  JuryChecker checker() {
    return checker.usual();
  }

  @Override
  public CheckerByTest checker(boolean anyRight) {
    return checker;
  }

  /**
   * Notes what its validators and its checker let pass that is just off what is valid or right.
   *
   * @param tests small cases, of which the first valid ones are changed
   */
  public void noteLeniency(Iterator<Case> tests) {
    new Leniency(checker, parts.notes()).on(tests);
  }

  @Override
  public <P> Optional<P> capability(Class<P> type) {
    List<CalledGenerator> called = called();
    // Without validators and arguments for each generator, any smaller draw is a guess.
    boolean helps = parts.isValidated() || parts.generators().size() == called.size();
    SmallerDraws smaller = helps ? new SmallerArguments(called, parts.isValidated()) : null;
    return Stream.of(
            checker().answers().interactor(),
            parts.timeRule(),
            parts.peers(),
            limits,
            outputs,
            parts.notes(),
            parts.files(),
            parts.inputs(),
            canaries,
            new JuryVariations(parts.name(), parts.generators(), checker.of(), parts.isValidated()),
            parts.described() == null ? smaller : parts.described())
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
  }
}
