package harness.jury;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.describe.Description;
import harness.formats.GeneratorRule;
import harness.formats.GeneratorText;
import harness.formats.ProblemPackage;
import harness.ready.Impossible;
import harness.ready.ReadyCall;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What draws the cases of a problem: its rules, its own tests, and small inputs beside them. */
public final class CaseSources {

  private final ProblemPackage parts;
  private final JuryPrograms programs;
  private final Descriptions descriptions;
  private final Judges judges;
  private final Ceiling ceiling;
  private final List<JuryValidator> validators;
  private final Map<String, Integer> names = new HashMap<>();

  /** The groups that rules draw for, by the names of their generators. */
  private final Map<String, String> groupsOfGenerators = new LinkedHashMap<>();

  /** The problem's own tests, if they are drawn in turn with its generators. */
  private List<TurnGenerator> ownTests = List.of();

  private final List<TurnGenerator> generators;
  private final List<SmallSource> small;

  /**
   * Opens the sources of a problem; compiles the generators.
   *
   * @param ceiling the size from which inputs are too large for a reference
   * @param validators of inputs that no rule draws
   */
  CaseSources(
      ProblemPackage parts,
      JuryPrograms programs,
      Descriptions descriptions,
      Judges judges,
      Ceiling ceiling,
      List<JuryValidator> validators) {
    this.parts = parts;
    this.programs = programs;
    this.descriptions = descriptions;
    this.judges = judges;
    this.ceiling = ceiling;
    this.validators = List.copyOf(validators);
    this.generators = openGenerators();
    this.small = openSmall();
  }

  /** In the order of their turns. */
  List<TurnGenerator> generators() {
    return generators;
  }

  /** What draws small inputs beside them. */
  List<SmallSource> small() {
    return small;
  }

  /** The groups of the rules; with only one, also that of the cases that no rule draws. */
  DrawnGroups groups() {
    Map<String, List<JuryValidator>> ofGroups = new LinkedHashMap<>();
    parts.generators().stream()
        .filter(each -> groupsOfGenerators.containsValue(String.valueOf(each.group())))
        .forEach(each -> ofGroups.computeIfAbsent(each.group(), none -> judges.validators(each)));
    Map<String, String> all = new LinkedHashMap<>(groupsOfGenerators);
    if (parts.drawnGroups().size() == 1) {
      String only = parts.drawnGroups().get(0);
      small.forEach(each -> all.put(each.name(), only));
      ownTests.forEach(each -> all.put(each.name(), only));
      all.put(NearDraws.FAMILY, only);
    }
    return new DrawnGroups(all, ofGroups);
  }

  /**
   * Whether small inputs are drawn beside those of a problem's generators: its validators must know
   * which are valid, and small tests must show what inputs look like.
   */
  public static boolean drawsSmall(ProblemPackage parts) {
    return !parts.generators().isEmpty()
        && parts.generators().stream().noneMatch(each -> Description.isIn(each.program()))
        && knowsSmall(parts);
  }

  private static boolean knowsSmall(ProblemPackage parts) {
    return !parts.validators().isEmpty()
        && !parts.assumed()
        && OwnTests.small(parts.drawnData()).findAny().isPresent();
  }

  private List<SmallSource> openSmall() {
    if (!drawsSmall(parts) || !ownTests.isEmpty()) {
      return List.of();
    }
    OwnTests tests =
        OwnTests.beside(parts.name(), unique(OwnTests.name(true)), parts.drawnData(), validators);
    return List.of(tests, formDraws(tests));
  }

  private FormDraws formDraws(OwnTests tests) {
    return new FormDraws(
        parts.name(), unique(FormDraws.NAME), () -> descriptions.form(tests::extremes), validators);
  }

  /** What draws the cases of a problem without generators. */
  private List<TurnGenerator> openTests() {
    if (!knowsSmall(parts)) {
      return List.copyOf(OwnTests.of(parts.name(), parts.drawnData(), validators, true));
    }
    OwnTests tests =
        OwnTests.alone(parts.name(), unique(OwnTests.name(true)), parts.drawnData(), validators);
    List<TurnGenerator> all = new ArrayList<>(List.of(tests, formDraws(tests)));
    if (LargeTests.isPossible(parts.drawnData())) {
      all.add(
          new LargeTests(
              parts.name(),
              unique(OwnTests.name(false)),
              parts.drawnData(),
              tests.first(),
              tests.changes()));
    }
    return all;
  }

  /** A name with a number after it if it is taken. */
  private String unique(String stem) {
    int number = names.merge(stem, 1, Integer::sum);
    return number == 1 ? stem : stem + "-" + number;
  }

  private List<TurnGenerator> openGenerators() {
    List<TurnGenerator> all = new ArrayList<>();
    programs
        .allUsable(parts.generators(), GeneratorRule::isOptional, this::generators)
        .forEach(all::addAll);
    if (all.isEmpty()) {
      ownTests = openTests();
    } else if (parts.assumed()) {
      ownTests = List.copyOf(OwnTests.of(parts.name(), parts.drawnData(), validators, false));
    }
    all.addAll(0, ownTests);
    return all;
  }

  private List<? extends TurnGenerator> generators(GeneratorRule rule) {
    List<? extends TurnGenerator> made =
        Description.isIn(rule.program())
            ? descriptions.generators(rule, validators)
            : List.of(called(rule)); // also if it does not draw: names stay the same
    if (!parts.draws(rule)) {
      return List.of();
    }
    if (rule.group() != null) {
      made.forEach(each -> groupsOfGenerators.put(each.name(), rule.group()));
    }
    return made;
  }

  private CalledGenerator called(GeneratorRule rule) {
    return ReadyCall.isIn(rule.program()) ? ready(rule) : generator(rule);
  }

  private ReadyGenerator ready(GeneratorRule rule) {
    ReadyCall call = JuryParts.ready(rule.text());
    try {
      call.checkDraws();
    } catch (Impossible impossible) {
      throw new UsageException(Printable.inLine(impossible.getMessage()));
    }
    String name = unique(GeneratorText.caseName(rule.program()));
    ceiling.add(name);
    return new ReadyGenerator(
        parts.name(),
        name,
        call,
        rule,
        judges.validators(rule),
        programs.smallerNumbers(null),
        ceiling);
  }

  private ProgramGenerator generator(GeneratorRule rule) {
    JuryProgram program = programs.generator(rule.program());
    String name = unique(GeneratorText.caseName(program.name()));
    List<JuryValidator> ofRule = judges.validators(rule);
    ProgramGenerator made =
        new ProgramGenerator(
            parts.name(),
            name,
            program,
            rule,
            ofRule,
            programs.smaller(rule),
            rule.unknown() == null ? null : new LearnedCall(program, rule, judges, ofRule));
    if (rule.unknown() != null && ofRule.isEmpty()) {
      judges.excuse(made);
    }
    return made;
  }

  /** The names of what draws cases without a program of the problem. */
  public static List<String> drawnFromTests(ProblemPackage problem) {
    if (drawsSmall(problem)) {
      return List.of(OwnTests.name(true), FormDraws.NAME);
    }
    if (!problem.generators().isEmpty() || !OwnTests.isPossible(problem.data())) {
      return List.of();
    }
    List<String> names = new ArrayList<>(List.of(OwnTests.name(!problem.validators().isEmpty())));
    if (knowsSmall(problem)) {
      names.add(FormDraws.NAME);
      if (LargeTests.isPossible(problem.drawnData())) {
        names.add(OwnTests.name(false));
      }
    }
    return names;
  }
}
