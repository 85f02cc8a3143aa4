package harness.shrink;

import harness.problem.JudgeFailure;
import harness.problem.SmallerDraws;
import harness.problem.SmallerDraws.Setting;
import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Looks for a small failing input among those that the generators print for small arguments. */
final class SmallDraws {

  /** The numbers in arguments grow like this until something fails. */
  private static final List<Long> LARGEST = List.of(0L, 1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L);

  private static final int SEEDS = 24;

  private final SmallerDraws power;
  private final InputTrials trials;

  SmallDraws(SmallerDraws power, InputTrials trials) {
    this.power = power;
    this.trials = trials;
  }

  /**
   * The first failing input of the smallest arguments that show one.
   *
   * @param than it must be smaller than this
   * @return null where none is found in time
   */
  Layout first(Layout than, Deadline deadline) {
    for (long largest : LARGEST) {
      TreeSet<Layout> drawn = new TreeSet<>();
      for (Setting setting : power.upTo(largest)) {
        drawn.addAll(draw(setting, SEEDS, deadline));
      }
      Candidate failing =
          trials.first(drawn.headSet(than).stream().map(each -> new Candidate(each, 0)), deadline);
      if (failing != null) {
        return failing.layout();
      }
      if (deadline.isOver()) {
        return null;
      }
    }
    return null;
  }

  /** Some inputs that a generator prints; fewer where it fails, or time is up. */
  static List<Layout> draw(Setting setting, int seeds, Deadline deadline) {
    return LongStream.range(0, seeds)
        .parallel()
        .mapToObj(number -> deadline.isOver() ? null : draw(setting, number))
        .filter(Objects::nonNull)
        .map(Layout::of)
        .collect(Collectors.toList());
  }

  private static String draw(Setting setting, long number) {
    try {
      return setting.draw(number);
    } catch (JudgeFailure cannot) {
      return null;
    }
  }
}
