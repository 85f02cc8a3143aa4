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

/** Looks for a small failing input among inputs generated with small arguments. */
record SmallDraws(SmallerDraws source, InputTrials.FirstFailing trial) {

  /** Largest number in arguments, increased in this order until something fails. */
  private static final List<Long> LARGEST = List.of(0L, 1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L);

  /** Number of draws tried for each setting, in a single round. */
  static final List<Integer> FEW = List.of(4);

  /** Number of draws tried for each setting if any size will do. */
  private static final int ANY = 6;

  /** Number of draws tried for each setting by the end of each of two rounds. */
  static final List<Integer> MANY = List.of(4, 20);

  /**
   * The first failing input with the smallest arguments that give one.
   *
   * @param than the result must be smaller than this
   * @param rounds number of draws tried for each setting by the end of each round
   * @return empty if none is found in time
   */
  Optional<Layout> first(Layout than, List<Integer> rounds, Deadline deadline) {
    Set<Setting> known = new HashSet<>();
    for (long largest : LARGEST) {
      List<Setting> settings = source.upTo(largest).stream().filter(known::add).toList();
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
          return Optional.empty(); // larger numbers give no smaller inputs
        }
        from = to;
      }
    }
    return Optional.empty();
  }

  /** The first failing input of any size, with the smallest arguments that give one. */
  Optional<Layout> any(Deadline deadline) {
    Set<Setting> known = new HashSet<>();
    for (long largest : LARGEST) {
      List<Setting> settings = source.upTo(largest).stream().filter(known::add).toList();
      Candidate failing =
          trial.of(
              drawn(settings, 0, ANY, deadline).stream().map(each -> new Candidate(each, 0)),
              deadline);
      if (failing != null || deadline.isOver()) {
        return Optional.ofNullable(failing).map(Candidate::layout);
      }
    }
    return Optional.empty();
  }

  private static SortedSet<Layout> drawn(
      List<Setting> settings, int from, int to, Deadline deadline) {
    return settings.stream()
        .flatMap(each -> draw(each, from, to, deadline).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Draws inputs from a generator; fewer if it fails or time is up. */
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
