package harness.shrink;

import harness.cases.Verdict;
import harness.mutation.Mutation;
import harness.problem.Posed;
import harness.problem.Problem;
import harness.problem.SmallerDraws;
import harness.run.Submission;
import harness.shrink.text.Layout;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Valid inputs that are like a small failing one: changes of it, and inputs generated with small
 * arguments. Shows on which of them the submission is right.
 *
 * @param failing those on which it fails in the same way, the given one first
 * @param passing those on which it is right; first those on which it prints the same as on a
 *     failing one
 * @param alike the number of these first ones
 * @param isVaried whether what it prints does not tell failing from passing runs: some of them
 *     print the same, or passing runs print many things. Otherwise the lines that print a wrong
 *     output run whenever it fails, and only then
 */
public record NearbyInputs(
    List<String> failing, List<String> passing, int alike, boolean isVaried) {

  private static final int MOST_FAILING = 4;
  private static final int MOST_PASSING = 24;

  /** The most changes tried; most of them may be invalid. */
  private static final int MOST_CHANGES = 2000;

  /** Fewer different outputs of passing runs may all differ from those of failing ones. */
  private static final int FEWEST_OUTPUTS = 4;

  /** The most inputs that are drawn as in a usual run, to see whether the submission is right. */
  private static final int MOST_USUAL = 12;

  /** Draws for each generator and arguments. */
  private static final int DRAWS = 4;

  /** Largest number in arguments of generators. */
  private static final long SMALL = 3;

  /** Largest numbers in arguments of generators for further inputs. */
  private static final List<Long> FURTHER = List.of(3L, 5L, 8L, 2L);

  /** Longer inputs take too long. */
  private static final long MOST_BYTES = 4000;

  /** Share of the time for drawing inputs. */
  private static final double DRAWING = 0.3;

  /** Every third input is drawn. */
  private static final int TURNS = 3;

  public NearbyInputs {
    failing = List.copyOf(failing);
    passing = List.copyOf(passing);
  }

  /**
   * Looks for such inputs.
   *
   * @param posing tells what is right for them
   * @param kind how the submission fails on the input
   * @param smallest the failing input
   * @param few the search goes on longer if it has found fewer passing inputs than this
   * @param soon when it ends otherwise
   * @param latest when it ends in any case
   * @return no passing ones if nothing shows which inputs are valid
   */
  public static NearbyInputs of(
      Posing posing,
      Submission submission,
      FailureKind kind,
      String smallest,
      int few,
      Deadline soon,
      Deadline latest) {
    Optional<SmallerDraws> draws = posing.problem().capability(SmallerDraws.class);
    if (draws.isEmpty() || kind.needsFile() || kind.isUnsteady()) {
      return new NearbyInputs(List.of(smallest), List.of(), 0, false);
    }
    try (Probe probe = new Probe(submission, null, posing.setting())) {
      return new Search(posing, probe, kind, draws.get(), smallest, few, soon, latest).run();
    }
  }

  /** Small inputs as they are drawn, which need not be valid; none if nothing draws them. */
  public static List<String> drawn(Problem problem, int most, Deadline deadline) {
    return problem.capability(SmallerDraws.class).stream()
        .flatMap(draws -> FURTHER.stream().flatMap(largest -> draws.upTo(largest).stream()))
        .distinct()
        .flatMap(each -> SmallDraws.draw(each, DRAWS, 2 * DRAWS, deadline).stream())
        .map(Layout::text)
        .distinct()
        .limit(most)
        .toList();
  }

  /**
   * Inputs as they are drawn in a run, which need not be valid, if they are not too long; none if
   * nothing draws them.
   */
  public static List<String> usual(Problem problem, int most, Deadline deadline) {
    return problem.capability(SmallerDraws.class).stream()
        .flatMap(draws -> draws.own().stream())
        .distinct()
        .flatMap(each -> SmallDraws.draw(each, 0, most, deadline).stream())
        .filter(each -> each.bytes() <= MOST_BYTES)
        .map(Layout::text)
        .distinct()
        .limit(most)
        .toList();
  }

  /** A search in one thread. */
  private static final class Search {
    private final Posing posing;
    private final Probe probe;
    private final FailureKind kind;
    private final SmallerDraws draws;
    private final String smallest;
    private final int few;
    private final Deadline soon;
    private final Deadline latest;
    private final LearnedForm form;
    private final SplittableRandom random = new SplittableRandom(1);
    private final Set<String> seen = new HashSet<>();
    private final List<String> failing = new ArrayList<>();
    private final Map<String, String> passing = new LinkedHashMap<>();
    private final Set<String> failingOutputs = new HashSet<>();

    Search(
        Posing posing,
        Probe probe,
        FailureKind kind,
        SmallerDraws draws,
        String smallest,
        int few,
        Deadline soon,
        Deadline latest) {
      this.posing = posing;
      this.probe = probe;
      this.kind = kind;
      this.draws = draws;
      this.smallest = smallest;
      this.few = few;
      this.soon = soon;
      this.latest = latest;
      this.form = new LearnedForm(Layout.of(smallest), Optional.of(draws), soon);
    }

    NearbyInputs run() {
      take(smallest, true);
      if (failing.isEmpty()) {
        failing.add(smallest); // it is known to fail
      }
      Deque<String> drawn = new ArrayDeque<>(drawn());
      Deque<String> usual =
          new ArrayDeque<>(usual(posing.problem(), MOST_USUAL, soon.share(DRAWING)));
      for (int i = 0; i < MOST_CHANGES && passing.size() < MOST_PASSING; i++) {
        if ((passing.size() < few ? latest : soon).isOver()) {
          break;
        }
        if (i % TURNS == 0 && !drawn.isEmpty()) {
          take(drawn.remove(), true);
        } else if (i % TURNS == 1 && !usual.isEmpty()) {
          take(usual.remove(), false);
        } else {
          String changed = Mutation.of(smallest, random);
          if (draws.areValidated() || form.space().holds(Layout.of(changed))) {
            take(changed, true);
          }
        }
      }
      List<String> ordered = new ArrayList<>(passing.keySet());
      ordered.sort(Comparator.comparing(each -> !failingOutputs.contains(passing.get(each))));
      int alike = (int) passing.values().stream().filter(failingOutputs::contains).count();
      boolean isVaried =
          alike > 0
              || kind.verdict() != Verdict.WRONG_ANSWER
              || passing.values().stream().distinct().count() >= FEWEST_OUTPUTS;
      return new NearbyInputs(failing, ordered, alike, isVaried);
    }

    private List<String> drawn() {
      Deadline part = soon.share(DRAWING);
      return Stream.of(0L, 1L, SMALL)
          .flatMap(largest -> draws.upTo(largest).stream())
          .distinct()
          .flatMap(each -> SmallDraws.draw(each, 0, DRAWS, part).stream())
          .map(Layout::text)
          .distinct()
          .toList();
    }

    /** Runs the submission on an input, which need not be valid. */
    private void take(String input, boolean mayFail) {
      if (seen.add(input)) {
        posing.of(input).ifPresent(each -> run(each, mayFail));
      }
    }

    private void run(Posed posed, boolean mayFail) {
      String input = posed.each().input();
      Observation run = probe.quickly(posed, latest);
      if (run != null && run.judgement().isAccepted()) {
        passing.put(input, printed(run));
      } else if (run != null && mayFail && isFurther(run)) {
        failing.add(input);
        failingOutputs.add(printed(run));
      }
    }

    private boolean isFurther(Observation run) {
      return kind.matches(run.judgement()) && failing.size() < MOST_FAILING;
    }

    private static String printed(Observation run) {
      return run.printed() == null ? "" : run.printed().strip();
    }
  }
}
