package harness.problem;

import harness.cases.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Behaviours in words: {@code 3 of 4 print -1: a1, a2, a3; 1 prints 0: bad}. Outputs that are long,
 * or that look alike, are not quoted. The names of a large group are left out if those of the
 * others say who is not in it.
 */
final class PartitionWords {

  private static final int MOST_NAMES = 20;

  /** A first group that is larger than this, and of more than half, is not named. */
  private static final int LARGE = 6;

  private static final int MOST_BEHAVIOURS = 8;

  private final List<Behaviour> all;
  private final boolean quoted;

  private PartitionWords(List<Behaviour> all) {
    this.all = all;
    List<String> shown =
        all.stream().filter(Behaviour::printed).map(PartitionWords::shown).toList();
    this.quoted =
        shown.stream().allMatch(Objects::nonNull)
            && shown.stream().distinct().count() == shown.size();
  }

  static String of(List<Behaviour> all) {
    return new PartitionWords(all).text(all);
  }

  /** Only of the first behaviour and those of some submissions. */
  static String of(List<Behaviour> all, Set<String> named) {
    List<Behaviour> chosen = new ArrayList<>(all.subList(0, Math.min(1, all.size())));
    all.stream()
        .skip(1)
        .filter(each -> !Collections.disjoint(each.submissions(), named))
        .forEach(chosen::add);
    String text = new PartitionWords(all).text(chosen);
    int left = submissions(all) - submissions(chosen);
    return left == 0
        ? text
        : text + "; " + left + (left == 1 ? " other differs" : " others differ");
  }

  private String text(List<Behaviour> chosen) {
    int submissions = submissions(all);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(chosen.size(), MOST_BEHAVIOURS); i++) {
      Behaviour each = chosen.get(i);
      int count = each.submissions().size();
      text.append(i == 0 ? "" : "; ")
          .append(count)
          .append(i == 0 ? " of " + submissions : "")
          .append(did(each, count == 1, i > 0));
      if (i > 0 || count <= LARGE || 2 * count <= submissions) {
        text.append(": ").append(names(each.submissions()));
      }
    }
    int more = chosen.size() - MOST_BEHAVIOURS;
    return more > 0 ? text + "; " + more + " more ways" : text.toString();
  }

  private static int submissions(List<Behaviour> some) {
    return some.stream().mapToInt(each -> each.submissions().size()).sum();
  }

  private String did(Behaviour each, boolean one, boolean later) {
    if (each.verdict() == Verdict.JUDGE_ERROR) {
      return " fails"; // the reference, of which no other verdict is known
    }
    if (!each.printed()) {
      return (one ? " fails with " : " fail with ") + each.verdict().because(each.reason());
    }
    String verb = one ? " prints " : " print ";
    if (each.output().isBlank()) {
      return verb + "nothing";
    }
    return verb + (quoted ? shown(each) : later ? "another output" : "one output");
  }

  /** The output if it is short; else null. */
  private static String shown(Behaviour each) {
    String output = each.output().strip();
    return output.length() > Behaviour.LONGEST_QUOTED || output.lines().count() > 1 ? null : output;
  }

  private static String names(List<String> names) {
    String shown = names.stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
    return names.size() > MOST_NAMES
        ? shown + " and " + (names.size() - MOST_NAMES) + " more"
        : shown;
  }
}
