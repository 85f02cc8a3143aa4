package harness.shrink;

import harness.problem.JudgeFailure;
import harness.problem.SmallerDraws;
import harness.problem.SmallerDraws.Setting;
import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Looks for a small failing input among those that the generators print for small arguments. */
final class SmallDraws {

  /** The numbers in arguments grow like this until something fails. */
  private static final List<Long> LARGEST = List.of(0L, 1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L);

  /** How many draws of each setting are tried. */
  static final List<Integer> FEW = List.of(4);

  /** The same; more of them if none of the first fails. */
  static final List<Integer> MANY = List.of(4, 20);

  private final SmallerDraws power;
  private final FirstFailing trial;

  SmallDraws(SmallerDraws power, FirstFailing trial) {
    this.power = power;
    this.trial = trial;
  }

  /**
   * The first failing input of the smallest arguments that show one.
   *
   * @param than it must be smaller than this
   * @param rounds how many draws of each setting are tried by the end of each round
   * @return empty if none is found in time
   */
  Optional<Layout> first(Layout than, List<Integer> rounds, Deadline deadline) {
    Set<Setting> known = new HashSet<>();
    for (long largest : LARGEST) {
      List<Setting> settings = power.upTo(largest).stream().filter(known::add).toList();
      int from = 0;
      for (int to : rounds) {
        Set<Layout> smaller = drawn(settings, from, to, deadline).headSet(than);
        Candidate failing =
            trial.of(smaller.stream().map(each -> new Candidate(each, 0)), deadline);
        if (failing != null) {
          return Optional.of(failing.layout());
        }
        boolean allLarger = smaller.isEmpty() && largest > 0 && !settings.isEmpty();
        if (allLarger || deadline.isOver()) {
          return Optional.empty(); // greater numbers give nothing smaller
        }
        from = to;
      }
    }
    return Optional.empty();
  }

  private static SortedSet<Layout> drawn(
      List<Setting> settings, int from, int to, Deadline deadline) {
    TreeSet<Layout> drawn = new TreeSet<>();
    settings.forEach(each -> drawn.addAll(draw(each, from, to, deadline)));
    return drawn;
  }

  /** Some inputs that a generator prints; fewer where it fails, or time is up. */
  static List<Layout> draw(Setting setting, int from, int to, Deadline deadline) {
    return LongStream.range(from, to)
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
