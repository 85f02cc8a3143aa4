package harness.shrink;

import harness.problem.Problem;
import harness.problem.SmallerDraws;
import harness.shrink.text.Candidate;
import harness.shrink.text.Form;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Makes a failing input small where no more is known of a problem than what its programs say. */
final class InputShrinker {

  /** The part of the time for inputs that generators print for small arguments. */
  private static final double DRAWS = 0.35;

  /** An input with more tokens is made smaller from a small draw rather than from itself. */
  private static final int FEW = 12;

  /** The form of inputs is learned from so many of each generator and arguments. */
  private static final int FORMED = 8;

  /** Numbers in arguments for small inputs. */
  private static final long SMALL = 2;

  private final Problem problem;
  private final Probe.Setting setting;
  private final ProbePool pool;
  private final FailureKind target;
  private final Finding finding;
  private final SmallerDraws draws;
  private final PlainDescription description;

  InputShrinker(Problem problem, Probe.Setting setting, Finding finding, ProbePool pool) {
    this.problem = problem;
    this.setting = setting;
    this.pool = pool;
    this.target = new FailureKind(finding.verdict(), finding.reason());
    this.finding = finding;
    this.draws = problem.power(SmallerDraws.class).orElse(null);
    this.description = new PlainDescription(problem, setting, pool);
  }

  /** The finding as it is; null where time is up. */
  Smallest unchanged(Deadline deadline) {
    return description.asItIs(finding, "as it is", deadline);
  }

  /** The smallest input that was found in time; null where not even the finding was seen again. */
  Smallest smallest(Deadline deadline) {
    if (finding.file().size() > 1 || target.needsFile()) {
      return unchanged(deadline);
    }
    Layout found = Layout.of(finding.file().get(0));
    InputTrials trials =
        new InputTrials(
            problem.name(), setting.checker(), pool, target, form(found, deadline), deadline);
    if (trials.first(Stream.of(new Candidate(found, 0)), deadline) == null) {
      return description.asItIs(
          finding, "not seen again when run alone: not made smaller", deadline);
    }
    boolean alreadySmall = found.tokens() <= FEW;
    Layout start = alreadySmall ? TextReduction.smallest(found, trials) : found;
    Optional<Layout> drawn =
        draws == null
            ? Optional.empty()
            : new SmallDraws(draws, trials).first(start, deadline.share(DRAWS));
    Layout smallest =
        alreadySmall && drawn.isEmpty()
            ? start
            : TextReduction.smallest(drawn.orElse(start), trials);
    InputTrials.Failure failure = trials.failure(smallest);
    boolean printed = smallest.equals(drawn.orElse(found));
    return description.of(List.of(failure.posed()), failure.seen(), note(deadline, printed));
  }

  private String note(Deadline deadline, boolean printed) {
    String end = deadline.isOver() ? "the smallest found in time" : "no single token can go";
    if (areValidated()) {
      return end;
    }
    return end + (printed ? "; printed by the generator" : "; of the form of generated inputs");
  }

  private boolean areValidated() {
    return draws != null && draws.areValidated();
  }

  /** What inputs must look like: where no validator sees them, like what the generators print. */
  private Predicate<Layout> form(Layout found, Deadline deadline) {
    if (areValidated()) {
      return layout -> true;
    }
    List<Layout> drawn = new ArrayList<>(List.of(found));
    Stream.ofNullable(draws)
        .flatMap(power -> Stream.concat(power.own().stream(), power.upTo(SMALL).stream()))
        .forEach(each -> drawn.addAll(SmallDraws.draw(each, 0, FORMED, deadline.share(DRAWS))));
    return Form.of(drawn);
  }
}
