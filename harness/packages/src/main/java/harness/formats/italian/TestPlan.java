package harness.formats.italian;

import harness.formats.ValidatorCall;
import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The subtasks of a task and their tests, in order. */
record TestPlan(List<Subtask> subtasks) {

  static final String FOLDER = "gen";

  /**
   * A subtask.
   *
   * @param name unique
   * @param needs indices of the subtasks that it depends on directly
   */
  record Subtask(
      String name,
      double points,
      List<ValidatorCall> validators,
      List<Planned> tests,
      Set<Integer> needs) {}

  /**
   * A test.
   *
   * @param number from 0, over all subtasks
   * @param where the line that declares it
   * @param file the input; null if a generator prints it, or if the declared file is missing
   * @param generator null if the input is a file, or if the generator cannot be run
   * @param arguments of the generator
   * @param isCopied whether the input is declared as a file
   */
  record Planned(
      int number,
      Declared where,
      Path file,
      String generator,
      List<String> arguments,
      boolean isCopied) {

    /** The name of the test: that of its input in {@code input} without the ending. */
    String name() {
      return "input" + number;
    }
  }

  /** Reads what a task declares; its own tests if it declares none. */
  static TestPlan of(ItalianTask task) {
    if (task.folder().file(CasesFile.FILE).isPresent()) {
      return new CasesFile(task).read();
    }
    return task.folder().file(GenFile.FILE).isPresent()
        ? new GenFile(task).read()
        : StaticInputs.read(task);
  }

  /** The lines of a file that are not empty, each knowing its place. */
  static List<Declared> lines(String file, String text) {
    List<Declared> lines = new ArrayList<>();
    int number = 0;
    for (String each : text.split("\n", -1)) {
      number++;
      String stripped = each.strip();
      if (!stripped.isEmpty()) {
        Declared line = Declared.scalar(file, number, "", stripped);
        lines.add(line);
        PackageBounds.checked(stripped, line);
        if (stripped.chars().anyMatch(c -> Character.isISOControl(c) && c != '\t')) {
          throw line.refused("a control character");
        }
      }
    }
    return lines;
  }

  /** The names under which CMS takes the output for each test, by the test's name. */
  Map<String, String> outputs() {
    Map<String, String> outputs = new LinkedHashMap<>();
    subtasks.stream()
        .flatMap(each -> each.tests().stream())
        .forEach(
            each ->
                outputs.put(
                    each.name(), String.format(Locale.ROOT, "output_%03d.txt", each.number())));
    return outputs;
  }

  /** The validators of inputs that no subtask declares: those of the last, the hardest one. */
  List<ValidatorCall> usualValidators() {
    return subtasks.isEmpty() ? List.of() : subtasks.get(subtasks.size() - 1).validators();
  }

  /** The indices of all subtasks whose tests count in one, without its own. */
  Set<Integer> counted(int index) {
    Set<Integer> found = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>(subtasks.get(index).needs());
    while (!open.isEmpty()) {
      int next = open.pop();
      if (found.add(next)) {
        open.addAll(subtasks.get(next).needs());
      }
    }
    found.remove(index);
    return found;
  }
}
