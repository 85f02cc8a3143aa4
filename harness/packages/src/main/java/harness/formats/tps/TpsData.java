package harness.formats.tps;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.formats.LineSections;
import harness.formats.PackageFolder;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.Placed;
import harness.formats.syntax.TextFile;
import harness.submission.CommandWords;
import harness.toolchain.BadSubmission;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The file {@code gen/data}: subtasks and test sets, each with lines that make tests, and with the
 * tests of earlier ones.
 */
final class TpsData {

  static final String FILE = "gen/data";
  static final String SUBTASK = "@subtask";
  static final String TESTSET = "@testset";
  private static final String INCLUDE = "@include";

  /** Tests of all sections together; each section may include all earlier ones. */
  private static final int MOST_MEMBERS = 500_000;

  private static final Pattern NAME = Pattern.compile("[^\\p{Cntrl}\\s/\\\\,]{1,100}");

  /**
   * A line of the file.
   *
   * @param path of the file, for messages
   */
  record Line(Path path, int line, String text) implements Placed {
    @Override
    public UsageException refused(String why) {
      return new UsageException(path + ":" + line + ": " + why);
    }
  }

  /**
   * A line that makes a test.
   *
   * @param words the command and its arguments
   * @param name of the test
   */
  record Test(Line where, List<String> words, String name) {}

  /**
   * A subtask or test set.
   *
   * @param own the tests of its lines
   * @param all its own and those that it includes
   */
  record Section(String name, Line where, boolean isSubtask, List<Test> own, Set<Test> all) {}

  private final Map<String, Section> sections = new LinkedHashMap<>();
  private Section current;
  private int subtasks;
  private int tests;
  private int members;
  private final boolean isOutputOnly;

  private TpsData(boolean isOutputOnly) {
    this.isOutputOnly = isOutputOnly;
  }

  /**
   * Reads the file.
   *
   * @param isOutputOnly whether tests have only numbers, since outputs are handed in by them
   * @throws UsageException in one line, if the format does not allow something in it
   */
  static TpsData read(PackageFolder folder, boolean isOutputOnly) {
    Path path = folder.confined(FILE);
    TpsData data = new TpsData(isOutputOnly);
    int number = 0;
    for (String each : TextFile.read(path).lines().toList()) {
      number++;
      String text = each.strip();
      if (!text.isEmpty() && !text.startsWith("#")) {
        data.line(new Line(path, number, text));
      }
    }
    return data;
  }

  /** How many lines of the file's text end with those of a subtask or test set. */
  static OptionalInt endOf(String section, String text) {
    LineSections sections =
        new LineSections(
            line -> line.strip().startsWith(SUBTASK) || line.strip().startsWith(TESTSET),
            line -> !line.isBlank() && !line.strip().startsWith("#"));
    return sections.end(text, line -> List.of(line.strip().split("\\s+")).indexOf(section) == 1);
  }

  List<Section> sections() {
    return List.copyOf(sections.values());
  }

  List<Section> subtasks() {
    return sections.values().stream().filter(Section::isSubtask).toList();
  }

  private void line(Line line) {
    PackageBounds.checked(line.text(), line);
    String[] words = line.text().split("\\s+");
    switch (words[0]) {
      case SUBTASK, TESTSET -> section(line, words);
      case INCLUDE -> include(line, words);
      default -> {
        if (words[0].startsWith("@")) {
          throw line.refused("unknown command " + shown(words[0]));
        }
        test(line);
      }
    }
  }

  private void section(Line line, String[] words) {
    if (words.length < 2 || !NAME.matcher(words[1]).matches()) {
      throw line.refused("expected a name after " + words[0]);
    }
    boolean isSubtask = words[0].equals(SUBTASK);
    current = new Section(words[1], line, isSubtask, new ArrayList<>(), new LinkedHashSet<>());
    if (sections.putIfAbsent(words[1], current) != null) {
      throw line.refused("'" + shown(words[1]) + "' is defined twice");
    }
    subtasks += isSubtask ? 1 : 0;
  }

  private void include(Line line, String[] words) {
    checkSection(line);
    for (String each : List.of(words).subList(1, words.length)) {
      Section included = sections.get(each);
      if (included == null) {
        throw line.refused("'" + shown(each) + "' is not defined above this line");
      }
      if (!each.equals(current.name())) {
        int before = current.all().size();
        current.all().addAll(included.all());
        count(current.all().size() - before, line);
      }
    }
  }

  private void test(Line line) {
    checkSection(line);
    if (++tests > PackageBounds.MOST_FILES) {
      throw line.refused("more than " + PackageBounds.MOST_FILES + " tests");
    }
    String prefix = current.isSubtask() ? String.valueOf(subtasks - 1) : current.name();
    String name =
        isOutputOnly
            ? String.format(Locale.ROOT, "%02d", tests)
            : String.format(Locale.ROOT, "%s-%02d", prefix, current.own().size() + 1);
    Test test = new Test(line, words(line.text(), line), name);
    current.own().add(test);
    current.all().add(test);
    count(1, line);
  }

  private void checkSection(Line line) {
    if (current == null) {
      throw line.refused("expected " + SUBTASK + " or " + TESTSET + " first");
    }
  }

  private void count(int added, Line line) {
    members += added;
    if (members > MOST_MEMBERS) {
      throw line.refused("more than " + MOST_MEMBERS + " tests with those that are included");
    }
  }

  /** The words of a command, which may have quotes. */
  static List<String> words(String text, Placed where) {
    try {
      return CommandWords.split(text);
    } catch (BadSubmission unclosed) {
      throw where.refused("a quote is not closed");
    }
  }

  static String shown(String text) {
    return Printable.inLine(PackageBounds.shown(text));
  }
}
