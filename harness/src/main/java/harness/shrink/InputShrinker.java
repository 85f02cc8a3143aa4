package harness.shrink;

import harness.problem.AllInputs;
import harness.problem.Problem;
import harness.problem.SmallerDraws;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;
import java.util.List;
import java.util.Optional;

/**
 * Makes a failing input small if no more is known of a problem than what its programs say. In
 * order: the finding must fail again; it is reduced; small inputs are drawn, and one that fails is
 * reduced instead; at last all smaller inputs are tried.
 */
final class InputShrinker {

  /** The part of the time for inputs that generators print for small arguments. */
  private static final double DRAWS = 0.35;

  /** An input with more tokens or bytes is reduced only if no small draw fails. */
  private static final int FEW_TOKENS = 12;

  private static final int FEW_BYTES = 100;

  /** The part of the time left for all smaller inputs. */
  private static final double PROOF = 0.6;

  private final Problem problem;
  private final Probe.Setting setting;
  private final ProbePool pool;
  private final FailureKind target;
  private final Finding finding;
  private final Optional<SmallerDraws> draws;
  private final PlainDescription description;

  InputShrinker(Problem problem, Probe.Setting setting, Finding finding, ProbePool pool) {
    this.problem = problem;
    this.setting = setting;
    this.pool = pool;
    this.target = new FailureKind(finding.verdict(), finding.reason());
    this.finding = finding;
    this.draws = problem.power(SmallerDraws.class);
    this.description = new PlainDescription(problem, setting, pool);
  }

  /** The finding as it is; null if time is up. */
  Smallest unchanged(Deadline deadline) {
    return description.asItIs(finding, "as it is", deadline);
  }

  /** The smallest input found in time; null if not even the finding was seen again. */
  Smallest smallest(Deadline deadline) {
    if (finding.file().size() > 1 || target.needsFile()) {
      return unchanged(deadline);
    }
    Layout found = Layout.of(finding.file().get(0));
    LearnedForm form = new LearnedForm(found, draws, deadline);
    InputTrials trials =
        new InputTrials(
            problem.name(),
            setting.checker(),
            pool,
            target,
            areValidated() ? layout -> true : form.get(),
            deadline);
    if (!trials.seesAgain(found)) {
      return description.asItIs(finding, notSeen(trials), deadline);
    }
    Reduced reduced = reduced(found, trials, deadline);
    boolean ended = !deadline.isOver();
    AllSmaller.Tried tried =
        ended && draws.isPresent() && !trials.isChancy() && (isDescribed() || form.isWhole())
            ? new AllSmaller(space(form), trials).than(reduced.smallest, deadline.share(PROOF))
            : new AllSmaller.Tried(reduced.smallest, 0, false);
    InputTrials.Failure failure = trials.failure(tried.smallest());
    String note =
        certainty(tried, ended, isDescribed()) + validity(reduced.printed, tried) + chance(trials);
    return description.of(List.of(failure.posed()), failure.seen(), note, tried.all());
  }

  /**
   * What the passes make of an input.
   *
   * @param printed the input, as a generator printed it
   */
  private record Reduced(Layout printed, Layout smallest) {}

  /** Reduces the finding, or a small draw that fails. */
  private Reduced reduced(Layout found, InputTrials trials, Deadline deadline) {
    boolean isSmall = found.tokens() <= FEW_TOKENS && found.bytes() <= FEW_BYTES;
    Layout own = isSmall ? TextReduction.smallest(found, trials) : found;
    Optional<Layout> drawn =
        draws.flatMap(power -> new SmallDraws(power, trials).first(own, deadline.share(DRAWS)));
    Layout start = drawn.orElse(found);
    return new Reduced(
        start, isSmall && drawn.isEmpty() ? own : TextReduction.smallest(start, trials));
  }

  private static String notSeen(InputTrials trials) {
    return trials.isOver()
        ? "not seen again in time: not made smaller"
        : "not seen again in " + InputTrials.CHANCES + " runs alone: not made smaller";
  }

  private boolean isDescribed() {
    return problem.power(AllInputs.class).isPresent();
  }

  private Space space(LearnedForm form) {
    return problem
        .power(AllInputs.class)
        .<Space>map(DescribedSpace::new)
        .orElseGet(() -> new FormSpace(form.get()));
  }

  private static String certainty(AllSmaller.Tried tried, boolean ended, boolean described) {
    if (tried.all() && described) {
      return "proven: no smaller input that the description allows fails";
    }
    if (tried.all()) {
      return "proven: no smaller input of the form of generated ones fails";
    }
    if (!ended) {
      return "the smallest found in time";
    }
    return tried.limit() == 0
        ? "no single token can go"
        : "no single token can go; nothing smaller with numbers up to " + tried.limit() + " fails";
  }

  /** How it is known that the input is valid, if no validator says so. */
  private String validity(Layout printed, AllSmaller.Tried tried) {
    if (areValidated()) {
      return "";
    }
    if (tried.smallest().equals(printed)) {
      return "; printed by the generator";
    }
    return tried.all() ? "" : "; of the form of generated inputs";
  }

  private static String chance(InputTrials trials) {
    return trials.isChancy()
        ? "; failed " + InputTrials.AGAIN + " times of " + InputTrials.AGAIN
        : "";
  }

  private boolean areValidated() {
    return draws.isPresent() && draws.get().areValidated();
  }
}
