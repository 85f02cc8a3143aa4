package harness.formats.italian;

import harness.formats.syntax.Declared;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * {@code gen/GEN}: each line holds the arguments of the generator for a test. Comments that begin
 * with a word such as {@code #ST:} begin a subtask, name it, or copy a file as a test.
 */
final class GenFile {

  static final String FILE = TestPlan.FOLDER + "/GEN";
  static final String COPY = "#COPY:";

  private static final String SUBTASK = "#ST:";
  private static final String NAME = "#STNAME:";
  private static final String NEEDS = "#STDEP:";
  private static final Pattern DIRECTIVE = Pattern.compile("#[A-Z]{2,20}:.*");
  private static final double ALL_POINTS = 100;

  private final ItalianTask task;
  private final TestPlanBuilder plan;
  private final Optional<Path> validator;

  /** The generator; null until a line needs it. */
  private Optional<String> generator;

  private int copied;

  GenFile(ItalianTask task) {
    this.task = task;
    this.plan = new TestPlanBuilder(task);
    this.validator = task.program(ItalianTask.Role.VALIDATOR);
  }

  /** How many lines of the file's text end with those of a subtask; empty if it is not in it. */
  static OptionalInt endOf(String subtask, String text) {
    SubtaskEnds ends = new SubtaskEnds();
    int number = 0;
    for (String each : text.lines().map(String::strip).toList()) {
      number++;
      if (each.startsWith(SUBTASK)) {
        ends.begin("", number);
      } else if (each.startsWith(NAME)) {
        ends.name(rest(each, NAME), number);
      } else if (each.startsWith(COPY) || !(each.isEmpty() || each.startsWith("#"))) {
        ends.add(number);
      }
    }
    return ends.of(subtask);
  }

  TestPlan read() {
    Path file = task.folder().confined(FILE);
    Validators validators = new Validators(task, validator);
    for (Declared line : TestPlan.lines(file + "", TextFile.read(file))) {
      String text = line.text();
      if (!text.startsWith("#")) {
        begin(line, validators);
        test(words(text), line);
      } else if (text.startsWith(SUBTASK)) {
        plan.subtask(TestPlanBuilder.points(rest(text, SUBTASK), line), line);
        plan.validators(validators.counted(plan.index(), plan.lastName()), line);
      } else if (text.startsWith(NAME)) {
        plan.name(rest(text, NAME), line);
        plan.validators(validators.counted(plan.index(), plan.lastName()), line);
      } else if (text.startsWith(NEEDS)) {
        plan.needs(words(text.substring(NEEDS.length())), line);
      } else if (text.startsWith(COPY)) {
        begin(line, validators);
        plan.copy(rest(text, COPY), line);
      } else if (DIRECTIVE.matcher(text).matches()) {
        task.folder()
            .leaveOut(line.refused("unknown word " + PackageBounds.shown(text.split(":", 2)[0])));
      }
    }
    return plan.build();
  }

  /**
   * Adds a test. Some generators print a file that they are given; here they see no files of the
   * package.
   */
  private void test(List<String> words, Declared line) {
    if (words.size() == 1 && task.folder().file(words.get(0)).isPresent()) {
      if (copied++ == 0) {
        task.folder().note(line.refused("names a file, which is taken as the input").getMessage());
      }
      plan.copy(words.get(0), line);
    } else {
      plan.generated(generator(line), words, line);
    }
  }

  /** Begins the subtask of tests that come before all others. */
  private void begin(Declared line, Validators validators) {
    if (plan.index() < 0) {
      plan.subtask(ALL_POINTS, line);
      plan.validators(validators.counted(plan.index(), plan.lastName()), line);
    }
  }

  private String generator(Declared line) {
    if (generator == null) {
      Optional<Path> source = task.program(ItalianTask.Role.GENERATOR);
      if (source.isEmpty()) {
        task.folder().leaveOut(line.refused("there is no gen/generator.* or gen/generatore.*"));
      }
      generator = source.flatMap(task::usable);
    }
    return generator.orElse(null);
  }

  private static String rest(String text, String directive) {
    return words(text.substring(directive.length())).stream().findFirst().orElse("");
  }

  /** The words before a comment. */
  private static List<String> words(String text) {
    int comment = text.indexOf('#');
    return Stream.of((comment < 0 ? text : text.substring(0, comment)).split("\\s+"))
        .filter(each -> !each.isEmpty())
        .toList();
  }
}
