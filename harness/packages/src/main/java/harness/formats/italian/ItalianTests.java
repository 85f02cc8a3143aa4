package harness.formats.italian;

import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.DataFile;
import harness.formats.GeneratedTest;
import harness.formats.GeneratorRule;
import harness.formats.PackageNotes;
import harness.formats.PackageTest;
import harness.formats.SubmissionList;
import harness.formats.TestJudging;
import harness.formats.italian.TestPlan.Planned;
import harness.formats.italian.TestPlan.Subtask;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The tests of a plan, and rules to draw others from: the same calls with other seeds. */
final class ItalianTests {

  private static final String SEED = "{seed}";

  private final ItalianTask task;
  private final TestPlan plan;

  /** How the tests of each subtask are judged; none if like any input. */
  private final Map<Subtask, TestJudging> judging = new HashMap<>();

  ItalianTests(ItalianTask task, TestPlan plan, CheckerCall checker) {
    this.task = task;
    this.plan = plan;
    for (Subtask each : plan.subtasks()) {
      if (!each.validators().isEmpty()) {
        judging.put(each, new TestJudging(each.validators(), List.of(), checker, null));
      }
    }
  }

  /** All tests that there are; those without an input are noted. */
  List<PackageTest> all() {
    List<PackageTest> tests = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (Subtask subtask : plan.subtasks()) {
      for (Planned each : subtask.tests()) {
        Optional<PackageTest> test = test(each);
        test.ifPresent(one -> tests.add(one.judgedBy(judging.get(subtask))));
        if (test.isEmpty() && !each.isCopied()) {
          missing.add(StaticInputs.input(each.number()));
        }
      }
    }
    PackageNotes.shared(missing, "test", "a generator that cannot be run, and no input file")
        .ifPresent(task.folder()::leaveOut);
    return tests;
  }

  private Optional<PackageTest> test(Planned test) {
    if (test.isCopied()) {
      return Optional.ofNullable(test.file()).map(each -> new DataFile(test.name(), each, null));
    }
    if (test.generator() != null) {
      return Optional.of(GeneratedTest.printed(test.name(), test.generator(), test.arguments()));
    }
    Path answer = task.folder().file(StaticInputs.output(test.number())).orElse(null);
    return task.folder()
        .file(StaticInputs.input(test.number()))
        .map(each -> new DataFile(test.name(), each, answer));
  }

  /**
   * The rules, each once for each subtask.
   *
   * @param scored whether the subtasks give points
   */
  List<GeneratorRule> rules(boolean scored) {
    Map<List<Object>, GeneratorRule> rules = new LinkedHashMap<>();
    List<Planned> drawn =
        plan.subtasks().stream()
            .flatMap(each -> each.tests().stream())
            .filter(each -> each.generator() != null)
            .toList();
    SeedArguments seeds = SeedArguments.in(drawn.stream().map(Planned::arguments).toList());
    for (Subtask subtask : plan.subtasks()) {
      for (Planned each : subtask.tests()) {
        if (each.generator() != null) {
          GeneratorRule rule =
              rule(each, seeds)
                  .withJudging(judging.get(subtask))
                  .withGroup(scored ? subtask.name() : null);
          rules.putIfAbsent(
              List.of(subtask.name(), each.generator(), rule.arguments().text()), rule);
        }
      }
    }
    return List.copyOf(rules.values());
  }

  /** Only the seed of the author is known to work. */
  private GeneratorRule rule(Planned test, SeedArguments seeds) {
    List<String> arguments = test.arguments();
    int seed = seeds.indexIn(arguments);
    String template =
        IntStream.range(0, arguments.size())
            .mapToObj(i -> i == seed ? SEED : escaped(arguments.get(i)))
            .collect(Collectors.joining(" "));
    String text =
        (SubmissionList.shownName(test.generator()) + " " + String.join(" ", arguments)).strip();
    GeneratorRule rule =
        GeneratorRule.printing(text, test.generator(), ArgumentTemplate.parse(template));
    return seed < 0
        ? rule.withSeedIfAccepted()
        : rule.withSafeSeeds(SeedArguments.bound(arguments.get(seed)));
  }

  private static String escaped(String word) {
    return word.isEmpty() ? "''" : ArgumentTemplate.escaped(word);
  }
}
