package harness.problem;

import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How several submissions, none of which is known to be right, behaved on one case: groups of equal
 * outputs, and the submissions that failed. It does not depend on the order of the submissions.
 *
 * <p>A submission that prints nothing while at least as many others print something has failed. If
 * most print nothing, they are a group like any other.
 */
public final class Partition {

  /** Decides whether two outputs say the same. */
  @FunctionalInterface
  public interface Equality {
    boolean areEqual(Output one, Output other);
  }

  /**
   * What one submission did.
   *
   * @param output null if it failed
   * @param failure null if it printed an output
   */
  public record Act(String name, Output output, Judgement failure) {

    /** A submission that printed an output. */
    public static Act printing(String name, Output output) {
      return new Act(name, output, null);
    }

    /** A submission that failed. */
    public static Act failing(String name, Judgement failure) {
      return new Act(name, null, failure);
    }
  }

  /**
   * Submissions with equal outputs.
   *
   * @param output the one that most of them printed
   * @param names in order
   */
  public record Group(Output output, List<String> names) {
    public Group {
      names = List.copyOf(names);
    }

    private int size() {
      return names.size();
    }
  }

  private static final Comparator<Group> LARGEST_FIRST =
      Comparator.comparingInt(Group::size).reversed().thenComparing(group -> group.names().get(0));

  private final List<Group> groups;
  private final Map<String, Judgement> failures;
  private final boolean disputed;

  private Partition(List<Group> groups, Map<String, Judgement> failures, boolean disputed) {
    this.groups = groups;
    this.failures = failures;
    this.disputed = disputed;
  }

  /** Groups submissions, of which there may be none. */
  public static Partition of(List<Act> acts, Equality equality) {
    long blank = acts.stream().filter(Partition::isBlank).count();
    long printing = acts.stream().filter(each -> each.output() != null).count() - blank;
    boolean blankFails = blank > 0 && printing >= blank;
    Judgement nothing =
        Judgement.wrong(
            Reason.MISSING_OUTPUT,
            "prints nothing; "
                + (printing == 1 ? "1 other prints" : printing + " others print")
                + " something");
    return grouped(
        acts.stream()
            .map(each -> blankFails && isBlank(each) ? Act.failing(each.name(), nothing) : each)
            .toList(),
        equality,
        false);
  }

  /**
   * Groups submissions on an input that is probably not valid: printing nothing is a behaviour,
   * too.
   */
  static Partition disputed(List<Act> acts, Equality equality) {
    return grouped(acts, equality, true);
  }

  private static Partition grouped(List<Act> acts, Equality equality, boolean disputed) {
    Map<Output, List<String>> alike = new LinkedHashMap<>();
    Map<String, Judgement> failures = new TreeMap<>();
    acts.stream()
        .sorted(Comparator.comparing(Act::name))
        .forEach(
            each -> {
              if (each.output() == null) {
                failures.put(each.name(), each.failure());
              } else {
                alike.computeIfAbsent(each.output(), output -> new ArrayList<>()).add(each.name());
              }
            });
    List<Group> joined = new ArrayList<>();
    alike.entrySet().stream()
        .map(each -> new Group(each.getKey(), each.getValue()))
        .sorted(LARGEST_FIRST)
        .forEach(each -> join(joined, each, equality));
    joined.sort(LARGEST_FIRST);
    return new Partition(List.copyOf(joined), failures, disputed);
  }

  private static void join(List<Group> joined, Group each, Equality equality) {
    for (int i = 0; i < joined.size(); i++) {
      Group known = joined.get(i);
      if (equality.areEqual(known.output(), each.output())) {
        List<String> names =
            Stream.concat(known.names().stream(), each.names().stream()).sorted().toList();
        joined.set(i, new Group(known.output(), names));
        return;
      }
    }
    joined.add(each);
  }

  private static boolean isBlank(Act act) {
    return act.output() != null && isBlank(act.output());
  }

  /** Whether an output contains nothing but blanks. */
  static boolean isBlank(Output output) {
    return output instanceof Printed printed && printed.text().isBlank();
  }

  /** The groups, the largest first, and of equally large ones that with the first name. */
  public List<Group> groups() {
    return groups;
  }

  /** How each submission failed that did, by name. */
  public Map<String, Judgement> failures() {
    return failures;
  }

  /** Whether it is about an input that submissions which are all believed treat differently. */
  public boolean isDisputed() {
    return disputed;
  }

  /** Whether the outputs differ. */
  public boolean differs() {
    return groups.size() > 1;
  }

  /** Whether one group is larger than any other. */
  public boolean hasMajority() {
    return groups.size() == 1 || (differs() && groups.get(0).size() > groups.get(1).size());
  }

  /** The group of a submission; empty if it failed. */
  public Optional<Group> groupOf(String name) {
    return groups.stream().filter(each -> each.names().contains(name)).findFirst();
  }

  /**
   * Those outside the largest group, the smallest group first; empty if there is a tie, or if the
   * input is disputed.
   */
  public List<String> suspects() {
    if (!differs() || !hasMajority() || disputed) {
      return List.of();
    }
    return groups.stream()
        .skip(1)
        .sorted(Comparator.comparingInt(Group::size).thenComparing(group -> group.names().get(0)))
        .flatMap(each -> each.names().stream())
        .toList();
  }

  /**
   * The submission by which to name a difference: the first suspect; if there is a tie, the first
   * of the last group.
   */
  public String primary() {
    List<String> suspects = suspects();
    return suspects.isEmpty() ? groups.get(groups.size() - 1).names().get(0) : suspects.get(0);
  }

  /** The judgement on a submission of this partition: suspects disagree, or all if nobody leads. */
  public Judgement judgement(String name) {
    Judgement failure = failures.get(name);
    if (failure != null) {
      return failure;
    }
    boolean leads = hasMajority() && groups.get(0).names().contains(name);
    return !differs() || leads
        ? Judgement.accepted()
        : new Judgement(Verdict.DISAGREEMENT, null, sentence());
  }

  /** What each group printed and how others failed, in one line. */
  public String sentence() {
    return PartitionWords.of(behaviours());
  }

  /** The groups for a report. */
  public List<Behaviour> printed() {
    return groups.stream()
        .map(each -> Behaviour.printing(text(each.output()), each.names()))
        .toList();
  }

  /** The groups and those that failed alike, for a report. */
  public List<Behaviour> behaviours() {
    Map<String, List<String>> alike =
        failures.entrySet().stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.getValue().label(),
                    TreeMap::new,
                    Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
    return Stream.concat(
            printed().stream(),
            alike.values().stream()
                .map(names -> Behaviour.failing(failures.get(names.get(0)), names)))
        .toList();
  }

  private static String text(Output output) {
    return output instanceof Printed printed ? printed.text() : output.toString();
  }
}
