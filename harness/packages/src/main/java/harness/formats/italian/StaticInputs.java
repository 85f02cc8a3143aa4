package harness.formats.italian;

import harness.formats.syntax.Declared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tests that are files: {@code input/input0.txt} and so on, in one subtask of 100 points. */
final class StaticInputs {

  static final String INPUTS = "input";

  private static final double ALL_POINTS = 100;

  private StaticInputs() {}

  static String input(int number) {
    return INPUTS + "/input" + number + ".txt";
  }

  static String output(int number) {
    return "output/output" + number + ".txt";
  }

  /** How many tests there are: their numbers have no gap. */
  static int count(Path root) {
    int count = 0;
    while (Files.isRegularFile(root.resolve(input(count)))) {
      count++;
    }
    return count;
  }

  static TestPlan read(ItalianTask task) {
    TestPlanBuilder plan = new TestPlanBuilder(task);
    Declared where = Declared.nothing(task.folder().at(INPUTS) + "");
    Validators validators = new Validators(task, task.program(ItalianTask.Role.VALIDATOR));
    plan.subtask(ALL_POINTS, where);
    plan.validators(validators.counted(plan.index(), plan.lastName()), where);
    int count = count(task.folder().root());
    for (int number = 0; number < count; number++) {
      plan.generated(null, List.of(), where);
    }
    task.folder().list(INPUTS).stream()
        .map(each -> each.getFileName().toString())
        .filter(each -> each.matches("input[0-9]{1,9}\\.txt"))
        .filter(each -> Integer.parseInt(each.substring(5, each.length() - 4)) >= count)
        .findFirst()
        .ifPresent(
            each ->
                task.folder()
                    .leaveOut("%s/%s: there is no %s".formatted(INPUTS, each, input(count))));
    return plan.build();
  }
}
