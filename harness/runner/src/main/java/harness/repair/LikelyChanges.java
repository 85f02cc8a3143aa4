package harness.repair;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells changes that show a mistake from those that mend a program by chance. */
public final class LikelyChanges {

  /** What a change replaces, and in which way. */
  private record Replaced(ChangeKind kind, List<Integer> places) {}

  private LikelyChanges() {}

  /**
   * Whether a program is right with a number or variable that is one larger, and also with one that
   * is one smaller. Then any other value would do, and changes that often mend by chance say
   * nothing.
   *
   * @param right changes with which the program is right
   */
  public static boolean anyValueMends(Collection<SourceChange> right) {
    Set<Replaced> seen = new HashSet<>();
    return right.stream()
        .filter(each -> each.kind() == ChangeKind.ONE_OFF || each.kind() == ChangeKind.SHIFTED)
        .anyMatch(each -> !seen.add(new Replaced(each.kind(), places(each))));
  }

  private static List<Integer> places(SourceChange change) {
    return change.edits().stream().map(Edit::start).toList();
  }

  /**
   * The changes of the most usual kind, one for each line. Of a kind that often mends by chance,
   * many lines say nothing.
   *
   * @param right changes with which the program is right
   * @param few the most lines of such a kind
   */
  public static List<SourceChange> named(Collection<SourceChange> right, int few) {
    ChangeKind first =
        right.stream().map(SourceChange::kind).min(ChangeKind::compareTo).orElse(null);
    Set<Integer> lines = new HashSet<>();
    List<SourceChange> named =
        right.stream().filter(each -> each.kind() == first && lines.add(each.line())).toList();
    return named.size() > few && named.get(0).kind().isOftenByChance() ? List.of() : named;
  }
}
