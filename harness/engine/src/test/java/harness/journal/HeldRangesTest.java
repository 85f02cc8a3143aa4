package harness.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.campaign.IndexRange;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The cases that parts contain, contain twice and miss agree with counting case by case. */
final class HeldRangesTest {

  private static final int CASES = 60;
  private static final Path PART = Path.of("part");
  private static final Pattern OVERLAP =
      Pattern.compile("cases (\\d+) to (\\d+) are both in part\\d and in part\\d");

  /** Cases of a part, as in a journal or a report. */
  private record Added(int from, int cases, int part) {}

  @Provide
  Arbitrary<List<Added>> parts() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 40),
            Arbitraries.integers().between(1, 20),
            Arbitraries.integers().between(0, 2))
        .as(Added::new)
        .list()
        .ofMaxSize(6);
  }

  private static HeldRanges held(List<Added> parts) {
    HeldRanges held = new HeldRanges();
    for (Added each : parts) {
      held.add(each.from, each.from + each.cases, Path.of("part" + each.part));
    }
    return held;
  }

  /** The number of parts that contain each case. */
  private static int[] times(List<Added> parts) {
    int[] times = new int[CASES];
    for (Added each : parts) {
      for (int index = each.from; index < each.from + each.cases; index++) {
        times[index]++;
      }
    }
    return times;
  }

  /** The fewest ranges that contain exactly the cases that satisfy a condition. */
  private static List<IndexRange> runs(int from, int to, IntPredicate isIn) {
    List<IndexRange> runs = new ArrayList<>();
    for (int index = from; index < to; index++) {
      if (isIn.test(index)) {
        int begin = index;
        while (index < to && isIn.test(index)) {
          index++;
        }
        runs.add(new IndexRange(begin, index));
      }
    }
    return runs;
  }

  @Property
  void joinedRangesAreTheCasesOfAnyPart(@ForAll("parts") List<Added> parts) {
    int[] times = times(parts);
    HeldRanges held = held(parts);
    assertEquals(runs(0, CASES, index -> times[index] > 0), held.joined());
    List<IndexRange> all = held.joined();
    assertEquals(all.isEmpty() ? 0 : all.get(all.size() - 1).to(), held.end());
  }

  @Property
  void missingRangesAreTheCasesOfNoPart(@ForAll("parts") List<Added> parts) {
    int[] times = times(parts);
    assertEquals(
        runs(0, CASES, index -> times[index] == 0),
        held(parts).missing(0, CASES),
        () -> Arrays.toString(times));
  }

  @Property
  void overlapsAreTheCasesOfSeveralParts(@ForAll("parts") List<Added> parts) {
    boolean[] told = new boolean[CASES];
    for (String overlap : held(parts).overlaps()) {
      Matcher matcher = OVERLAP.matcher(overlap);
      assertEquals(true, matcher.matches(), overlap);
      MatchResult range = matcher.toMatchResult();
      int last = Integer.parseInt(range.group(2));
      Arrays.fill(told, Integer.parseInt(range.group(1)), last + 1, true);
    }
    int[] times = times(parts);
    assertEquals(
        runs(0, CASES, index -> times[index] > 1), runs(0, CASES, index -> told[index]), "told");
  }

  @Test
  void anOverlapNamesBothParts() {
    List<Added> parts = List.of(new Added(5, 2, 2), new Added(0, 10, 0), new Added(9, 5, 1));
    assertEquals(
        List.of(
            "cases 5 to 6 are both in part0 and in part2",
            "cases 9 to 9 are both in part0 and in part1"),
        held(parts).overlaps());
  }

  @Test
  void missingRangesBeginAtTheCampaignsFirstCase() {
    HeldRanges held = new HeldRanges();
    held.add(30, 40, PART);
    assertEquals(List.of(new IndexRange(20, 30), new IndexRange(40, 50)), held.missing(20, 50));
  }

  @Test
  void aRangeWithoutCasesIsRefused() {
    HeldRanges held = new HeldRanges();
    for (int to : new int[] {4, 5}) {
      assertThrows(IllegalArgumentException.class, () -> held.add(5, to, PART));
    }
    assertThrows(IllegalArgumentException.class, () -> held.add(-1, 5, PART));
  }
}
