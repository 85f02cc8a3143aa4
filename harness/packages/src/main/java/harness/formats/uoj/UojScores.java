package harness.formats.uoj;

import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.formats.PackageFolder;
import harness.formats.ScoringNotes;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The points of subtasks, or of single tests if there are none. A submission that passes all tests
 * gets 100 points, whatever they add up to, and loses some if it then fails an extra test.
 */
final class UojScores {

  private static final String TOTAL = "total";
  private static final String TESTS = "tests";
  static final String EXTRA = "extra";
  private static final String ALL = "all";
  private static final String PACKED = "packed";
  private static final String MIN = "min";
  private static final double FULL = 100;

  /** What a submission with all points loses if it fails an extra test. */
  private static final double LOST = 3;

  private final UojConf conf;
  private final UojTests tests;
  private final PackageFolder folder;
  private final List<Subtask> subtasks = new ArrayList<>();

  /**
   * A subtask.
   *
   * @param lowering numbers of the subtasks whose tests count as its own
   * @param needed numbers of those without which it is not judged
   */
  private record Subtask(
      int number,
      boolean packed,
      double points,
      List<DataFile> tests,
      List<Integer> lowering,
      List<Integer> needed) {}

  private UojScores(UojConf conf, UojTests tests, PackageFolder folder) {
    this.conf = conf;
    this.tests = tests;
    this.folder = folder;
  }

  /** Reads the points; empty, with a note, if their declaration makes no sense. */
  static Optional<Scoring> read(UojConf conf, UojTests tests, PackageFolder folder) {
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      Scoring scoring = new UojScores(conf, tests, folder).scoring();
      return notes.isUsable(scoring, true) ? Optional.of(scoring) : Optional.empty();
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  private Scoring scoring() {
    int count = conf.count(UojConf.SUBTASKS, 0);
    List<TestGroup> groups = new ArrayList<>();
    if (count == 0) {
      groups.add(ofEachTest());
    } else if (count == 1 && isPacked(1)) {
      groups.add(group(new Subtask(1, true, FULL, tests.counted(), List.of(), List.of())));
    } else {
      for (int number = 1; number <= count; number++) {
        subtasks.add(subtask(number, count));
      }
      noteUnused(count);
      subtasks.forEach(each -> groups.add(group(each)));
    }
    List<String> names = groups.stream().map(TestGroup::name).toList();
    double sum = groups.stream().mapToDouble(TestGroup::most).sum();
    if (sum < FULL && !Points.areEqual(sum, FULL)) {
      groups.add(ofAll(FULL - sum));
    } else if (!Points.areEqual(sum, FULL)) {
      folder.note(
          UojConf.NAME
              + ": "
              + Points.shown(sum)
              + " points in all; the judge gives 100 to who passes all tests");
    }
    if (!tests.extra().isEmpty()) {
      groups.add(ofExtra(names));
    }
    double most = groups.stream().mapToDouble(TestGroup::most).sum();
    double least = groups.stream().mapToDouble(TestGroup::least).sum();
    TestGroup total = TestGroup.of(TOTAL, most, Aggregation.SUM, groups);
    return new Scoring(List.of(), total.with(copy -> copy.least(least)));
  }

  private TestGroup ofEachTest() {
    double usual = Math.floor(FULL / Math.max(1, tests.counted().size()));
    List<ScoredTest> members = new ArrayList<>();
    for (int i = 0; i < tests.counted().size(); i++) {
      double points = points(conf.get(UojConf.POINTS, i + 1), usual);
      members.add(new ScoredTest(tests.counted().get(i).name(), points, 0));
    }
    double most = members.stream().mapToDouble(ScoredTest::most).sum();
    return TestGroup.of(TESTS, most, Aggregation.SUM, members);
  }

  /** What is missing to 100 points goes to who passes all tests. */
  private TestGroup ofAll(double points) {
    List<ScoredTest> members =
        tests.counted().stream().map(each -> new ScoredTest(each.name(), 1, 0, true)).toList();
    return TestGroup.of(ALL, points, Aggregation.ALL_OR_NOTHING, members);
  }

  private TestGroup ofExtra(List<String> others) {
    List<ScoredTest> members =
        tests.extra().stream().map(each -> new ScoredTest(each.name(), 0, -LOST)).toList();
    return TestGroup.of(EXTRA, 0, Aggregation.MIN, members)
        .with(copy -> copy.least(-LOST).requires(others));
  }

  private Subtask subtask(int number, int count) {
    int start = end(number - 1) + 1;
    int end = end(number);
    if (end < start || end > tests.counted().size()) {
      throw conf.get(UojConf.END, number)
          .refused(
              "subtask %d has tests %d to %d, of %d"
                  .formatted(number, start, end, tests.counted().size()));
    }
    boolean packed = isPacked(number);
    List<Integer> others = dependences(number);
    double points = points(conf.get(UojConf.SCORE, number), Math.floor(FULL / count));
    List<DataFile> own = tests.counted().subList(start - 1, end);
    if (packed) {
      others.forEach(each -> noteLowered(number, each));
      return new Subtask(number, true, points, own, List.of(), others);
    }
    TreeSet<Integer> lowering = new TreeSet<>();
    for (int each : others) {
      Subtask other = subtasks.get(each - 1);
      if (other.packed()) {
        folder.note(
            "subtask %d: its dependence on subtask %d, which is packed, changes nothing"
                .formatted(number, each));
      } else {
        lowering.add(each);
        lowering.addAll(other.lowering());
      }
    }
    return new Subtask(number, false, points, own, List.copyOf(lowering), List.of());
  }

  private void noteLowered(int number, int other) {
    if (!subtasks.get(other - 1).lowering().isEmpty()) {
      folder.note(
          "subtask %d: fails also with what subtask %d depends on".formatted(number, other));
    }
  }

  private int end(int number) {
    return number == 0 ? 0 : (int) Math.min(Integer.MAX_VALUE - 1, endOf(number));
  }

  private long endOf(int number) {
    Declared end = conf.get(UojConf.END + "_" + number);
    return end.isNothing() ? 0 : end.count();
  }

  private boolean isPacked(int number) {
    Declared type = conf.get(UojConf.TYPE + "_" + number);
    String text = type.textIfAny().orElse(PACKED);
    if (!text.equals(PACKED) && !text.equals(MIN)) {
      throw type.wrong("packed or min");
    }
    return text.equals(PACKED);
  }

  /** The numbers of the subtasks that one depends on, which come before it. */
  private List<Integer> dependences(int number) {
    String key = UojConf.NEEDED + "_" + number;
    Declared declared = conf.get(key);
    String text = declared.textIfAny().orElse("none");
    if (text.equals("none") || text.equals("0")) {
      return List.of();
    }
    if (!text.equals("many")) {
      return List.of(earlier(declared, number));
    }
    List<Integer> found = new ArrayList<>();
    for (int i = 1; !conf.get(key + "_" + i).isNothing(); i++) {
      Declared each = conf.get(key + "_" + i);
      if (each.text().equals("0")) {
        break;
      }
      found.add(earlier(each, number));
    }
    return found.stream().distinct().toList();
  }

  private static int earlier(Declared declared, int number) {
    long other = declared.count();
    if (other < 1 || other >= number) {
      throw declared.refused("subtask " + other + " is not one before subtask " + number);
    }
    return (int) other;
  }

  private void noteUnused(int count) {
    int last = end(count);
    if (last < tests.counted().size()) {
      folder.note(
          "%s: tests %d to %d are in no subtask"
              .formatted(UojConf.NAME, last + 1, tests.counted().size()));
    }
  }

  private TestGroup group(Subtask subtask) {
    Stream<ScoredTest> own =
        subtask.tests().stream().map(each -> new ScoredTest(each.name(), subtask.points(), 0));
    Stream<ScoredTest> others =
        subtask.lowering().stream()
            .flatMap(each -> subtasks.get(each - 1).tests().stream())
            .map(each -> new ScoredTest(each.name(), subtask.points(), 0, true));
    return TestGroup.of(
            String.valueOf(subtask.number()),
            subtask.points(),
            subtask.packed() ? Aggregation.ALL_OR_NOTHING : Aggregation.MIN,
            Stream.concat(own, others).toList())
        .with(copy -> copy.requires(subtask.needed().stream().map(String::valueOf).toList()));
  }

  private static double points(Declared declared, double usual) {
    double points = declared.number().orElse(usual);
    if (points < 0) {
      throw declared.wrong("0 or more points");
    }
    return points;
  }
}
