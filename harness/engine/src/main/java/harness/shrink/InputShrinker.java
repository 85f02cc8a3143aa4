package harness.shrink;

import harness.problem.CommonRules;
import harness.problem.Problem;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Shrinks a failing input of a problem that is known only through its programs. Steps: the finding
 * must fail again; it is shortened in few runs; its values are lowered; small inputs are drawn, and
 * one that fails is reduced instead; finally all smaller inputs are tried.
 */
final class InputShrinker {

  /** Share of the time for inputs drawn with small arguments. */
  private static final double DRAWS = 0.35;

  /** An input with more tokens or bytes is reduced only if no small draw fails. */
  private static final int FEW_TOKENS = 12;

  private static final int FEW_BYTES = 100;

  /** Share of the remaining time for trying all smaller inputs. */
  private static final double PROOF = 0.6;

  /** Share of the time for steps under a lower time limit. */
  private static final double STEPS = 0.5;

  /** Divisor of the time limit for these steps. */
  private static final long LOWER = 8;

  /** Minimum of the lower limit, since a program needs time to start. */
  private static final long LEAST_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  /** Fewer generated inputs may not show the ends of all ranges. */
  private static final int FEW_DRAWN = 100;

  private static final String WINDOWS_END = "\r\n";

  /** Said if nothing shows which other inputs are valid. */
  private static final String ONE_INPUT =
      "; one input hardly shows which others are valid: a generator, a validator or a description"
          + " of the input (see describe) would";

  private final Problem problem;
  private final Probe.Setting setting;
  private final ProbePool pool;
  private final FailureKind target;
  private final Finding finding;
  private final PlainSummary summary;
  private InputSources sources;

  InputShrinker(Problem problem, Probe.Setting setting, Finding finding, ProbePool pool) {
    this.problem = problem;
    this.setting = setting;
    this.pool = pool;
    this.target = finding.kind();
    this.finding = finding;
    this.sources = InputSources.of(problem, finding);
    this.summary = new PlainSummary(problem, setting, pool, System.nanoTime());
  }

  /** Describes the finding unchanged; null if time is up. */
  Smallest unchanged(Deadline deadline) {
    return summary.asFound(finding, Smallest.AS_FOUND, InputTrials.CHANCES, deadline);
  }

  /** The smallest input found in time; null if not even the finding was seen again. */
  Smallest smallest(Deadline deadline) {
    if (finding.file().size() > 1 || target.needsFile()) {
      return unchanged(deadline);
    }
    String notSeen = "";
    for (Layout found : startingPoints()) {
      LearnedForm form = new LearnedForm(found, sources.draws(), deadline);
      InputTrials trials = trials(pool, form, deadline);
      if (trials.seesAgain(found)) {
        Layout start = withRules(found, trials, deadline);
        return target.hangsOnTime()
            ? simplest(start, form, trials, deadline)
            : smallest(start, form, trials, deadline);
      }
      notSeen = notSeen(trials);
    }
    return summary.asItIs(finding, notSeen, deadline);
  }

  /**
   * The finding, or a small draw instead that has all that the samples have in common, if the
   * finding does not. Such an input is most likely valid.
   */
  private Layout withRules(Layout found, InputTrials trials, Deadline deadline) {
    Optional<CommonRules> rules = sources.assumed();
    if (rules.isEmpty() || rules.get().isEmpty()) {
      return found;
    }
    Optional<Layout> start =
        rules.get().broken(found.text()) == null
            ? Optional.of(found)
            : new SmallDraws(rules.get().draws(), trials::first).any(deadline.share(DRAWS));
    if (start.isPresent()) {
      sources = sources.with(rules.get());
    }
    return start.orElse(found);
  }

  /**
   * The inputs to start from, the most promising first. If runs take long, not the shortest that
   * was found: it may exceed the time limit by chance only.
   */
  private List<Layout> startingPoints() {
    Optional<String> shorter = target.hangsOnTime() ? Optional.empty() : finding.shorter().get();
    return Stream.concat(shorter.stream(), finding.file().stream())
        .flatMap(InputShrinker::withUsualEnds)
        .map(Layout::of)
        .toList();
  }

  /** The input if a generator printed it: no user gave it, and it has its own ends of lines. */
  private Layout asPrinted(Layout found) {
    boolean windows = finding.file().stream().anyMatch(each -> each.contains(WINDOWS_END));
    return finding.given() || (windows && !found.text().contains(WINDOWS_END)) ? null : found;
  }

  /** An input; before it, if its lines end as on Windows, the same with usual ends. */
  private static Stream<String> withUsualEnds(String input) {
    return input.contains(WINDOWS_END)
        ? Stream.of(input.replace(WINDOWS_END, "\n"), input)
        : Stream.of(input);
  }

  private InputTrials trials(ProbePool with, LearnedForm form, Deadline until) {
    return new InputTrials(
        problem.name(),
        setting,
        with,
        target,
        layout -> areValidated() ? sources.keeps(layout.text()) : form.space().holds(layout),
        until);
  }

  private Smallest smallest(Layout found, LearnedForm form, InputTrials trials, Deadline deadline) {
    Reduced shorter = shortened(found, form, trials, deadline);
    long ranToShorten = pool.ran();
    Reduced reduced = reduced(shorter, trials, deadline);
    boolean ended = !deadline.isOver();
    AllSmaller tried =
        ended
                && sources.draws().isPresent()
                && !trials.isChancy()
                && (isDescribed() || form.isWhole())
            ? AllSmaller.than(reduced.smallest, sources.space(form), trials, deadline.share(PROOF))
            : AllSmaller.untried(reduced.smallest);
    InputTrials.Failure failure = trials.failure(tried.smallest());
    String certainty = certainty(tried, ended, trials, form) + doubt(reduced.printed, tried, form);
    String note = certainty + origin(reduced.printed, tried) + chance(trials, failure);
    Smallest smallest =
        summary
            .of(List.of(failure.posed()), failure.seen(), note, isProven(tried, trials))
            .with(copy -> copy.ranToShorten(ranToShorten).certainty(certainty));
    return trials.isChancy()
        ? smallest.with(copy -> copy.runs(failure.runs()).failed(failure.failed()))
        : smallest;
  }

  /**
   * A simple input that exceeds the time limit. To save time, the steps use a lower limit; a large
   * enough input that exceeds it most likely exceeds the real one, too.
   */
  private Smallest simplest(Layout found, LearnedForm form, InputTrials trials, Deadline deadline) {
    Deadline steps = deadline.share(STEPS);
    long nanos = setting.limits().timeNanos();
    long lower = Math.min(nanos, Math.max(nanos / LOWER, LEAST_NANOS));
    List<Layout> inputs = List.of(found);
    Reduced reduced = new Reduced(asPrinted(found), found);
    try (ProbePool hasty = pool.withTimeNanos(lower)) {
      InputTrials quick = trials(hasty, form, steps);
      if (quick.seesAgain(found)) {
        reduced = reduced(shortened(found, form, quick, steps), quick, steps);
        inputs = quick.exceeding();
      }
      Layout shown = new LastExceeding(trials::first, nanos).of(inputs, deadline);
      InputTrials.Failure last = trials.failure(shown);
      boolean ended = shown.equals(reduced.smallest) && !steps.isOver();
      AllSmaller tried = AllSmaller.untried(shown);
      String certainty =
          certainty(tried, ended, trials, form) + doubt(reduced.printed, tried, form);
      String note = certainty + origin(reduced.printed, tried) + size(shown);
      Smallest simplest = summary.of(List.of(last.posed()), last.seen(), note, false);
      return simplest.with(copy -> copy.ran(simplest.ran() + hasty.ran()).certainty(certainty));
    }
  }

  /** A reduced input, and the original one if a generator printed it, else null. */
  private record Reduced(Layout printed, Layout smallest) {}

  /** Shortens the finding in few runs; if it is large, a small failing draw instead. */
  private Reduced shortened(Layout found, LearnedForm form, InputTrials trials, Deadline deadline) {
    Layout own = simple(found, trials);
    Optional<Layout> drawn =
        isSmall(own) ? Optional.empty() : drawn(own, SmallDraws.FEW, trials, deadline);
    Layout start = simple(drawn.orElse(own), trials);
    return new Reduced(
        drawn.orElse(asPrinted(found)), TextReduction.shorter(start, trials, form.get()));
  }

  /** If runs take long, simplifies the input to few values, which usually takes few runs. */
  private Layout simple(Layout failing, InputTrials trials) {
    return target.hangsOnTime() ? TextReduction.simpler(failing, trials) : failing;
  }

  private static boolean isSmall(Layout layout) {
    return layout.tokens() <= FEW_TOKENS && layout.bytes() <= FEW_BYTES;
  }

  /** Applies all steps to a short input, and looks for a draw that becomes even smaller. */
  private Reduced reduced(Reduced shorter, InputTrials trials, Deadline deadline) {
    Layout own = TextReduction.smallest(shorter.smallest, trials);
    Optional<Layout> better = drawn(own, SmallDraws.MANY, trials, deadline);
    return better.isPresent()
        ? new Reduced(better.get(), TextReduction.smallest(better.get(), trials))
        : new Reduced(shorter.printed, own);
  }

  private Optional<Layout> drawn(
      Layout than, List<Integer> rounds, InputTrials trials, Deadline deadline) {
    return sources
        .draws()
        .flatMap(
            smaller ->
                new SmallDraws(smaller, trials::first).first(than, rounds, deadline.share(DRAWS)));
  }

  private static String notSeen(InputTrials trials) {
    return trials.isOver()
        ? "not seen again in time: not made smaller"
        : "not seen again in " + InputTrials.CHANCES + " runs alone: not made smaller";
  }

  private boolean isDescribed() {
    return sources.isDescribed();
  }

  /** Whether the form of the inputs is only assumed, so that others may be valid. */
  private boolean isAssumed() {
    return sources.assumed().isPresent();
  }

  /** Only a description shows all valid inputs; a form learned from some may allow too few. */
  private boolean isProven(AllSmaller tried, InputTrials trials) {
    return tried.all()
        && isDescribed()
        && !isAssumed()
        && !trials.isUnansweredBelow(tried.smallest())
        && trials.failedJuryBelow(tried.smallest()) == null;
  }

  private String certainty(AllSmaller tried, boolean ended, InputTrials trials, LearnedForm form) {
    if (!tried.all() && (!ended || tried.limit() == 0)) {
      return ended ? "no single token can be removed" : "the smallest found in time";
    }
    String bounds = tried.all() ? "" : " with numbers and lengths up to " + tried.limit();
    boolean anyLength = !tried.all() || !isDescribed() || tried.anyLength();
    String length = anyLength ? "" : " of at most " + tried.smallest().bytes() + " bytes";
    String culprit = trials.failedJuryBelow(tried.smallest());
    return (isProven(tried, trials) ? "proven: " : "")
        + (tried.all() ? "" : "no single token can be removed; ")
        + ("no smaller input" + length + whichOnes(tried, form) + bounds + " fails")
        + (trials.failsOtherwiseBelow(tried.smallest()) ? " in this way" : "")
        + (trials.isUnansweredBelow(tried.smallest()) ? ", as far as answers are known" : "")
        + (culprit == null ? "" : ", but " + culprit + " failed on some");
  }

  private String whichOnes(AllSmaller tried, LearnedForm form) {
    if (!isDescribed()) {
      return " shaped like " + drawnOnes(form);
    }
    if (isAssumed()) {
      return sources.kept().isPresent() ? " like the samples" : " of the assumed form";
    }
    return tried.all() ? " that the description allows" : "";
  }

  /** A form learned from few inputs may well be too narrow, so their number is told. */
  private String drawnOnes(LearnedForm form) {
    int drawn = form.drawn();
    String few = drawn > 0 && drawn < FEW_DRAWN ? drawn + " " : "";
    return isDrawn() ? "the " + few + "generated ones" : "the given one";
  }

  /** What says that the input is valid, if no validator does. */
  private String origin(Layout printed, AllSmaller tried) {
    return isPrinted(printed, tried) ? "; printed by the generator" : "";
  }

  private boolean isPrinted(Layout printed, AllSmaller tried) {
    return !areValidated() && (isDrawn() || isDescribed()) && tried.smallest().equals(printed);
  }

  /** Why the input may be invalid, if there is no validator. */
  private String doubt(Layout printed, AllSmaller tried, LearnedForm form) {
    if (isAssumed()) {
      String broken = sources.assumed().get().broken(tried.smallest().text());
      return broken == null
          ? ""
          : "; may be invalid, because the samples have more in common: " + broken;
    }
    if (areValidated() || isPrinted(printed, tried)) {
      return "";
    }
    if (!isDrawn() && !isDescribed()) {
      return ONE_INPUT;
    }
    if (finding.given() && !isDescribed() && !form.isLikeDrawn(tried.smallest())) {
      return "; the generator prints nothing of this shape";
    }
    return tried.limit() > 0 ? "" : "; shaped like " + drawnOnes(form);
  }

  private boolean isDrawn() {
    return !problem.generators().isEmpty();
  }

  private static String chance(InputTrials trials, InputTrials.Failure failure) {
    return trials.isChancy()
        ? "; failed in %d of %d runs".formatted(failure.failed(), failure.runs())
        : "";
  }

  /** Describes how simple a large input is; to exceed a time limit it may need to be large. */
  private String size(Layout shown) {
    if (!target.hangsOnTime() || isSmall(shown)) {
      return "";
    }
    boolean isList = shown.tokens() > FEW_TOKENS;
    long different = Stream.of(shown.text().split(isList ? "\\s+" : "")).distinct().count();
    return "; exceeding the time limit may need a large input; this one has %d different %s"
        .formatted(different, isList ? "tokens" : "characters");
  }

  private boolean areValidated() {
    return sources.areValidated();
  }
}
