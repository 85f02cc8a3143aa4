package harness;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import harness.cases.Generator;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.generators.Generators;
import harness.reference.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The dependency rules that Maven does not enforce. */
@AnalyzeClasses(packages = "harness", importOptions = ArchitectureTest.WithoutTests.class)
final class ArchitectureTest {

  private static final String NAME = "[a-z0-9-]+";

  private static final Pattern IMPORT =
      Pattern.compile("import (?:static )?(harness(?:\\.[a-z]\\w*)*)\\.[A-Z]");

  /** Excludes test classes, both those of a full build and those of a quick one. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("test-classes/") && !location.contains("-tests.jar");
    }
  }

  @ArchTest
  static final ArchRule SOLUTIONS_SHARE_ONLY_WHAT_IS_BLIND_TO_THE_PUZZLES =
      classes()
          .that()
          .resideInAPackage("harness.solutions..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "harness.cases..",
              "harness.solutions..",
              "it.unimi.dsi.fastutil..",
              "com.google.auto.service..");

  @ArchTest
  static final ArchRule NO_SOLVER_KNOWS_ANOTHER =
      classes().that().resideInAPackage("harness.solutions..").should(keepToTheirOwnFile());

  @ArchTest
  static final ArchRule NOBODY_IMPORTS_A_SOLUTION =
      noClasses()
          .that()
          .resideOutsideOfPackage("harness.solutions..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("harness.solutions..");

  @ArchTest
  static final ArchRule RUNNING_KNOWS_NEITHER_JUDGING_NOR_WHAT_COMES_AFTER =
      noClasses()
          .that()
          .resideInAnyPackage(
              "harness.machine..",
              "harness.toolchain..",
              "harness.sandbox..",
              "harness.process..",
              "harness.run..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "harness.puzzle..",
              "harness.campaign..",
              "harness.shrink..",
              "harness.tally..",
              "harness.report..",
              "harness.cli..");

  @ArchTest
  static final ArchRule JUDGING_KNOWS_NEITHER_RUNNING_NOR_REPORTING =
      noClasses()
          .that()
          .resideInAPackage("harness.puzzle")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "harness.process..",
              "harness.submission..",
              "harness.run..",
              "harness.terminal..",
              "harness.campaign..",
              "harness.shrink..",
              "harness.tally..",
              "harness.report..",
              "harness.cli..");

  @ArchTest
  static final ArchRule A_CAMPAIGN_DOES_NOT_KNOW_WHO_READS_ITS_RESULTS =
      noClasses()
          .that()
          .resideInAPackage("harness.campaign")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "harness.shrink..", "harness.tally..", "harness.report..", "harness.cli..");

  @ArchTest
  static final ArchRule SHRINKING_DOES_NOT_KNOW_WHO_REPORTS_IT =
      noClasses()
          .that()
          .resideInAPackage("harness.shrink..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("harness.tally..", "harness.report..", "harness.cli..");

  @ArchTest
  static final ArchRule NOBODY_KNOWS_THE_COMMAND_LINE =
      noClasses()
          .that()
          .resideOutsideOfPackages("harness.cli..", "harness.corpus..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("harness.cli..");

  @ArchTest
  static final ArchRule WHAT_IS_SAID_ON_STANDARD_ERROR_GOES_THROUGH_THE_TERMINAL =
      noClasses()
          .that()
          .resideOutsideOfPackage("harness.process..") // does not depend on the terminal
          .and()
          .doNotHaveFullyQualifiedName("harness.machine.Terminal")
          .and()
          .doNotHaveFullyQualifiedName("harness.cli.Main") // passes it to picocli for the help
          .should()
          .accessField(System.class, "err");

  @ArchTest
  static final ArchRule THE_CORPUS_KNOWS_ONLY_OPTIONS =
      noClasses()
          .that()
          .resideInAPackage("harness.corpus..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("harness.cli");

  @ArchTest
  static final ArchRule ONLY_A_PUZZLE_S_OWN_PACKAGES_KNOW_IT =
      noClasses()
          .that()
          .resideInAnyPackage(
              "harness.machine..", "harness.toolchain..", "harness.sandbox..", "harness.process..")
          .or()
          .resideInAnyPackage(
              "harness.submission..", "harness.run..", "harness.puzzle..", "harness.campaign..")
          .or()
          .resideInAnyPackage(
              "harness.shrink..", "harness.tally..", "harness.report..", "harness.cli..")
          .or()
          .resideInAnyPackage(
              "harness.corpus..",
              "harness.distributed..",
              "harness.export..",
              "harness.journal..",
              "harness.census..",
              "harness.bench..",
              "harness.study..",
              "harness.terminal..",
              "harness.hack..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("harness.reference..", "harness.generators..")
                  .and(not(resideInAnyPackage("harness.reference", "harness.generators"))));

  @ArchTest
  static final ArchRule NO_ROOMS_OF_THE_ENGINE_NEED_ONE_ANOTHER =
      slices().matching("harness.(**)").should().beFreeOfCycles();

  /** Constants are inlined, so the rule above does not see who imports them. */
  @Test
  void noImportsOfTheEngineGoRoundInACircle() throws IOException {
    Map<String, Set<String>> imports = new TreeMap<>();
    for (Path module : PuzzleNamesTest.ENGINE) {
      try (Stream<Path> files = Files.walk(module)) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          String own = module.relativize(file.getParent()).toString().replace('/', '.');
          imports.computeIfAbsent(own, key -> new TreeSet<>()).addAll(packages(file, own));
        }
      }
    }
    boolean fewer = true;
    while (fewer) { // of those that import nothing left, and those that nothing left imports
      Set<String> left = Set.copyOf(imports.keySet());
      fewer = imports.values().removeIf(others -> Collections.disjoint(others, left));
      imports.values().forEach(others -> others.retainAll(left));
      Set<String> imported =
          imports.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
      fewer |= imports.keySet().retainAll(imported);
    }
    assertEquals(Map.of(), imports, "these packages need one another");
  }

  private static Set<String> packages(Path file, String own) throws IOException {
    return Files.readAllLines(file).stream()
        .map(IMPORT::matcher)
        .filter(Matcher::lookingAt)
        .map(found -> found.group(1))
        .filter(each -> !each.equals(own))
        .collect(Collectors.toSet());
  }

  @ArchTest
  static final ArchRule NOTHING_STATIC_CHANGES =
      fields()
          .that()
          .areDeclaredInClassesThat()
          .resideOutsideOfPackage("harness.describe.grammar..") // generated code
          .and()
          .areStatic()
          .and()
          .doNotHaveModifier(JavaModifier.SYNTHETIC)
          .should()
          .beFinal();

  /**
   * A generator that does not use the reference's moves can expose a mistake in them. The table of
   * distances only tells whether random links have a solution; positions are drawn digit by digit.
   */
  @ArchTest
  static void uniformDrawsWithoutTheReferencesMoves(JavaClasses all) {
    Set<String> allowed =
        Set.of(
            "harness.reference.gears.DistanceTable",
            "harness.reference.gears.LinkTable",
            "harness.reference.gears.Position");
    Set<String> used = new TreeSet<>();
    for (Puzzle puzzle : ServiceLoader.load(Puzzle.class)) {
      Class<?> type = Generators.named(puzzle.name(), "uniform").getClass();
      for (; type != Generator.class; type = type.getSuperclass()) {
        String drawing = type.getName();
        all.get(type).getDirectDependenciesFromSelf().stream()
            .map(each -> each.getTargetClass().getBaseComponentType().getName())
            .filter(target -> target.startsWith("harness.reference.") && !allowed.contains(target))
            .forEach(target -> used.add(drawing + " uses " + target));
      }
    }
    assertEquals(Set.of(), used, "draw the text of a case yourself, character by character");
  }

  @ArchTest
  static void everySolverIsRegisteredUnderAGoodName(JavaClasses all) {
    Set<String> registered =
        registered(
            Solver.class,
            type -> {
              Solves card = type.getAnnotation(Solves.class);
              return card.puzzle() + "/" + card.name();
            });
    assertEquals(concrete(all, Solver.class, "harness.solutions"), registered);
  }

  @ArchTest
  static void everyPuzzleAndGeneratorIsRegisteredUnderAGoodName(JavaClasses all) {
    Set<String> puzzles = new TreeSet<>();
    for (Puzzle puzzle : ServiceLoader.load(Puzzle.class)) {
      puzzles.add(puzzle.getClass().getName());
      assertTrue(puzzle.name().matches(NAME), puzzle.name());
    }
    assertEquals(concrete(all, Puzzle.class, "harness.reference"), puzzles);
    Set<String> names = new TreeSet<>();
    for (Generator generator : ServiceLoader.load(Generator.class)) {
      assertTrue(generator.name().matches(NAME), generator.name());
      assertTrue(generator.puzzle().matches(NAME), generator.puzzle());
      assertTrue(
          names.add(generator.puzzle() + "/" + generator.name()),
          "registered twice: " + generator.name());
    }
  }

  private static Set<String> registered(Class<Solver> service, Function<Class<?>, String> name) {
    Set<String> names = new TreeSet<>();
    Set<String> types = new TreeSet<>();
    ServiceLoader.load(service).stream()
        .forEach(
            found -> {
              String full = name.apply(found.type());
              assertTrue(full.matches(NAME + "/" + NAME), full);
              assertTrue(names.add(full), "registered twice: " + full);
              types.add(found.type().getName());
            });
    return types;
  }

  private static Set<String> concrete(JavaClasses all, Class<?> service, String packages) {
    return all.stream()
        .filter(type -> type.getPackageName().startsWith(packages))
        .filter(type -> type.isAssignableTo(service) && !type.isInterface())
        .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
        .map(JavaClass::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** A solver may only use classes of its own file: the solver and the classes nested in it. */
  private static ArchCondition<JavaClass> keepToTheirOwnFile() {
    return new ArchCondition<>("keep to their own file") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getDirectDependenciesFromSelf().stream()
            .filter(each -> solutions(each.getTargetClass()))
            .filter(each -> !file(each.getTargetClass()).equals(file(type)))
            .forEach(
                each -> events.add(SimpleConditionEvent.violated(type, each.getDescription())));
      }
    };
  }

  private static boolean solutions(JavaClass type) {
    return type.getBaseComponentType().getPackageName().startsWith("harness.solutions");
  }

  private static String file(JavaClass type) {
    return type.getBaseComponentType().getName().replaceFirst("\\$.*", "");
  }
}
