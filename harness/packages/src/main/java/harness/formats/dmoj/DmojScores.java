package harness.formats.dmoj;

import harness.cases.UsageException;
import harness.formats.PackageFolder;
import harness.formats.ScoringNotes;
import harness.formats.syntax.Declared;
import harness.scoring.Aggregation;
import harness.scoring.Points;
import harness.scoring.Scored;
import harness.scoring.ScoredPackage;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.ScoringFaults;
import harness.scoring.TestGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The points of a problem. A batch gets the least points of its tests, and none if it depends on a
 * batch that was not passed. After a failure in a test without points, nothing else gets any: tests
 * without points are groups that all later ones require.
 */
final class DmojScores {

  private static final String TOTAL = "total";
  private static final String BATCH = "batch";
  private static final String PRETESTS = "pretests";
  private static final String CASES = "cases";

  /** Consecutive tests that are in no batch, and have points or have none. */
  private final List<ScoredTest> run = new ArrayList<>();

  private boolean isRunOfPretests;

  private final List<Scored> members = new ArrayList<>();

  /** The groups that all later ones require. */
  private final List<String> required = new ArrayList<>();

  private int batches;
  private int runs;

  private DmojScores() {}

  /** The points of a test or batch; 1 if none are declared. */
  static double points(DmojNode node) {
    Declared declared = node.get("points");
    double points = declared.number().orElse(1.0);
    if (points < 0 || points > ScoringFaults.MOST) {
      throw declared.wrong("from 0 to %s points".formatted(Points.shown(ScoringFaults.MOST)));
    }
    return points;
  }

  /** The points; empty, with a note, if their declaration is not valid. */
  static Optional<ScoredPackage> of(PackageFolder folder, DmojTests tests) {
    ScoringNotes notes = new ScoringNotes(folder);
    try {
      Scoring scoring = new DmojScores().read(tests);
      return notes.isUsable(scoring, true)
          ? Optional.of(new ScoredPackage(scoring, null, Map.of()))
          : Optional.empty();
    } catch (UsageException refused) {
      notes.notComputed(refused);
      return Optional.empty();
    }
  }

  /** Whether a group is a batch; its name may be null. */
  static boolean isBatch(String group) {
    return group != null && group.startsWith(BATCH);
  }

  /** The name of a batch's group. */
  static String batch(int number) {
    return BATCH + number;
  }

  private Scoring read(DmojTests tests) {
    for (DmojTests.Entry each : tests.all()) {
      if (each.isBatch()) {
        endRun();
        batches++;
        members.add(batch(each));
      } else {
        each.tests().forEach(this::add);
      }
    }
    endRun();
    double most = members.stream().mapToDouble(Scored::most).sum();
    return new Scoring(List.of(), TestGroup.of(TOTAL, most, Aggregation.SUM, members));
  }

  private void add(DmojTests.Worth test) {
    boolean isPretest = test.points() == 0;
    if (isPretest != isRunOfPretests) {
      endRun();
      isRunOfPretests = isPretest;
    }
    run.add(new ScoredTest(test.test().name(), test.points(), 0));
  }

  private void endRun() {
    if (run.isEmpty()) {
      return;
    }
    if (isRunOfPretests || !required.isEmpty()) {
      runs++;
      double most = run.stream().mapToDouble(ScoredTest::most).sum();
      String name = (isRunOfPretests ? PRETESTS : CASES) + (runs > 2 ? "-" + runs : "");
      members.add(
          TestGroup.of(name, most, Aggregation.SUM, run)
              .withRequires(required)
              .withStopsAtReject(isRunOfPretests));
      if (isRunOfPretests) {
        required.add(name);
      }
    } else {
      members.addAll(run);
    }
    run.clear();
  }

  private TestGroup batch(DmojTests.Entry declared) {
    List<ScoredTest> own =
        declared.tests().stream()
            .map(each -> new ScoredTest(each.test().name(), each.points(), 0))
            .toList();
    double most = own.stream().mapToDouble(ScoredTest::most).max().orElse(0);
    List<String> requires = new ArrayList<>(required);
    for (Declared each : declared.node().get("dependencies").elements()) {
      long other = each.count();
      if (other < 1 || other >= batches) {
        throw each.wrong("the number of an earlier batch");
      }
      requires.add(batch((int) other));
    }
    String name = batch(batches);
    if (most == 0) {
      required.add(name);
    }
    return TestGroup.of(name, most, Aggregation.MIN, own)
        .withRequires(requires.stream().distinct().toList())
        .withStopsAtReject(true);
  }
}
