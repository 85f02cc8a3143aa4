package harness.formats.italian;

import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import harness.submission.CommandWords;
import harness.toolchain.BadSubmission;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * {@code gen/cases.gen}: like {@code gen/GEN}, with several generators and validators, and with
 * constraints on the arguments of generators. Commands begin with a colon.
 */
final class CasesFile {

  static final String FILE = TestPlan.FOLDER + "/cases.gen";

  private static final String DEFAULT = "default";
  private static final String SUBTASK = "SUBTASK";

  private record Generator(Optional<String> program, List<String> parameters) {}

  private record Validator(Validators calls, List<String> arguments) {}

  private final ItalianTask task;
  private final TestPlanBuilder plan;
  private final Map<String, Generator> generators = new LinkedHashMap<>();
  private final Map<String, Validator> validators = new LinkedHashMap<>();
  private final List<ArgumentConstraint> general = new ArrayList<>();
  private final List<ArgumentConstraint> ofSubtask = new ArrayList<>();
  private String usualGenerator;
  private String usualValidator;
  private String generator;

  CasesFile(ItalianTask task) {
    this.task = task;
    this.plan = new TestPlanBuilder(task);
  }

  /** How many lines of the file's text end with those of a subtask; empty if it is not in it. */
  static OptionalInt endOf(String subtask, String text) {
    SubtaskEnds ends = new SubtaskEnds();
    boolean isInside = false;
    int number = 0;
    for (String each : text.lines().map(CasesFile::withoutComment).toList()) {
      number++;
      String[] words = each.replaceFirst("^:", "").strip().split("\\s+", 3);
      if (each.startsWith(":") && words[0].equals(SUBTASK)) {
        isInside = true;
        ends.begin(words.length < 3 ? "" : plainName(words[2]), number);
      } else if (isInside && !each.isEmpty()) {
        ends.add(number);
      }
    }
    return ends.of(subtask);
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    return (comment < 0 ? line : line.substring(0, comment)).strip();
  }

  /** Blanks in the name of a subtask do not count. */
  private static String plainName(String name) {
    return name.replaceAll("[ \t]", "");
  }

  TestPlan read() {
    Path file = task.folder().confined(FILE);
    for (Declared line : TestPlan.lines(file + "", TextFile.read(file))) {
      String text = withoutComment(line.text());
      if (text.startsWith(":")) {
        command(text.substring(1).strip(), line);
      } else if (!text.isEmpty()) {
        test(generator, text, line);
      }
    }
    return plan.build();
  }

  private void command(String text, Declared line) {
    String[] parts = text.split("\\s+", 2);
    String rest = parts.length > 1 ? parts[1].strip() : "";
    switch (parts[0]) {
      case "GEN" -> generator(words(rest), line);
      case "VAL" -> validator(words(rest), line);
      case "CONSTRAINT" ->
          (plan.index() < 0 ? general : ofSubtask).add(ArgumentConstraint.of(rest, line));
      case SUBTASK -> subtask(rest.split("\\s+", 2), line);
      case "STDEP" -> plan.needs(words(rest), line);
      case "COPY" -> plan.copy(rest, line);
      case "RUN" -> {
        String[] run = rest.split("\\s+", 2);
        test(run[0], run.length > 1 ? run[1] : "", line);
      }
      default -> throw line.refused("unknown command '" + PackageBounds.shown(parts[0]) + "'");
    }
  }

  private static List<String> words(String text) {
    return Stream.of(text.split("\\s+")).filter(each -> !each.isEmpty()).toList();
  }

  /** Begins a subtask. */
  private void subtask(String[] words, Declared line) {
    plan.subtask(TestPlanBuilder.points(words[0], line), line);
    if (words.length > 1) {
      plan.name(plainName(words[1]), line);
    }
    generator = usualGenerator;
    ofSubtask.clear();
    use(usualValidator, line);
  }

  private void generator(List<String> words, Declared line) {
    if (words.size() == 1) {
      known(generators, words.get(0), line);
      generator = words.get(0);
      return;
    }
    declare(
        words,
        !words.isEmpty() && generators.containsKey(words.get(0)),
        line,
        source ->
            generators.put(
                words.get(0),
                new Generator(source.flatMap(task::usable), words.subList(2, words.size()))));
    if (usualGenerator == null || words.get(0).equals(DEFAULT)) {
      usualGenerator = words.get(0);
    }
  }

  private void validator(List<String> words, Declared line) {
    if (words.size() == 1) {
      use(words.get(0), line);
      return;
    }
    declare(
        words,
        !words.isEmpty() && validators.containsKey(words.get(0)),
        line,
        source ->
            validators.put(
                words.get(0),
                new Validator(new Validators(task, source), words.subList(2, words.size()))));
    if (usualValidator == null || words.get(0).equals(DEFAULT)) {
      usualValidator = words.get(0);
    }
  }

  private void declare(
      List<String> words, boolean isKnown, Declared line, Consumer<Optional<Path>> add) {
    if (words.isEmpty()) {
      throw line.refused("expected a name and a path");
    }
    if (isKnown) {
      throw line.refused("there is another " + PackageBounds.shown(words.get(0)));
    }
    add.accept(task.folder().file(words.get(1), line));
  }

  private static <T> T known(Map<String, T> all, String name, Declared line) {
    T found = all.get(name);
    if (found == null) {
      throw line.refused("'" + PackageBounds.shown(String.valueOf(name)) + "' is not declared");
    }
    return found;
  }

  /** Has the last subtask validated; by nothing if no validator was declared. */
  private void use(String name, Declared line) {
    if (name == null) {
      return;
    }
    Validator validator = known(validators, name, line);
    Map<String, String> values = values();
    List<String> declared =
        validator.arguments().isEmpty() ? List.of("$INPUT", "$ST_NUM") : validator.arguments();
    List<String> arguments =
        declared.stream()
            .map(each -> known(values, each.startsWith("$") ? each.substring(1) : each, line))
            .toList();
    plan.validators(validator.calls().with(plan.index(), plan.lastName(), arguments), line);
  }

  private Map<String, String> values() {
    Map<String, String> values = new HashMap<>();
    values.put("INPUT", Validators.INPUT);
    values.put("ST_NUM", String.valueOf(plan.index()));
    values.put("ST_NAME", plan.lastName());
    return values;
  }

  private static List<String> split(String text, Declared line) {
    try {
      return CommandWords.split(text);
    } catch (BadSubmission unclosed) {
      throw line.refused("a quote that is not closed");
    }
  }

  private void test(String by, String text, Declared line) {
    if (plan.index() < 0) {
      throw line.refused("expected a subtask before this line");
    }
    Generator used = known(generators, by, line);
    List<String> arguments = split(text, line);
    Map<String, String> values = values();
    for (int i = 0; i < Math.min(arguments.size(), used.parameters().size()); i++) {
      values.put(used.parameters().get(i), arguments.get(i));
    }
    Stream.concat(general.stream(), ofSubtask.stream()).forEach(each -> each.check(values, line));
    plan.generated(used.program().orElse(null), arguments, line);
  }
}
