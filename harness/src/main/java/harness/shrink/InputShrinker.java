package harness.shrink;

import harness.problem.Problem;
import harness.problem.SmallerDraws;
import harness.shrink.text.Form;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Makes a failing input small where no more is known of a problem than what its programs say. */
final class InputShrinker {

  /** The part of the time for inputs that generators print for small arguments. */
  private static final double DRAWS = 0.35;

  /** An input with more tokens is made smaller from a small draw rather than from itself. */
  private static final int FEW = 12;

  /** The form of inputs is learned from so many of each generator and arguments. */
  private static final int FORMED = 16;

  /** The part of the time that is left for inputs that are smaller still, all of them. */
  private static final double PROOF = 0.6;

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
    Supplier<Form> form = remembered(() -> form(found, deadline));
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
    boolean alreadySmall = found.tokens() <= FEW;
    Layout start = alreadySmall ? TextReduction.smallest(found, trials) : found;
    Optional<Layout> drawn =
        draws == null
            ? Optional.empty()
            : new SmallDraws(draws, trials).first(start, deadline.share(DRAWS));
    Layout reduced =
        alreadySmall && drawn.isEmpty()
            ? start
            : TextReduction.smallest(drawn.orElse(start), trials);
    boolean ended = !deadline.isOver();
    AllSmaller.Tried tried =
        ended && draws != null && !trials.isChancy()
            ? new AllSmaller(form.get(), trials).than(reduced, deadline.share(PROOF))
            : new AllSmaller.Tried(reduced, 0, false);
    InputTrials.Failure failure = trials.failure(tried.smallest());
    boolean printed = tried.smallest().equals(drawn.orElse(found));
    String note = certainty(tried, ended) + validity(printed, tried.all()) + chance(trials);
    return description.of(List.of(failure.posed()), failure.seen(), note, tried.all());
  }

  private static String notSeen(InputTrials trials) {
    return trials.isOver()
        ? "not seen again in time: not made smaller"
        : "not seen again in " + InputTrials.CHANCES + " runs alone: not made smaller";
  }

  private static String certainty(AllSmaller.Tried tried, boolean ended) {
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

  private String validity(boolean printed, boolean formNamed) {
    if (areValidated()) {
      return "";
    }
    String form = formNamed ? "" : "; of the form of generated inputs";
    return printed ? "; printed by the generator" : form;
  }

  private static String chance(InputTrials trials) {
    return trials.isChancy()
        ? "; failed " + InputTrials.AGAIN + " times of " + InputTrials.AGAIN
        : "";
  }

  private boolean areValidated() {
    return draws != null && draws.areValidated();
  }

  /** What inputs look like, as learned from what the generators print. */
  private Form form(Layout found, Deadline deadline) {
    List<Layout> drawn = new ArrayList<>(List.of(found));
    Stream.ofNullable(draws)
        .flatMap(power -> Stream.concat(power.own().stream(), power.upTo(SMALL).stream()))
        .forEach(each -> drawn.addAll(SmallDraws.draw(each, 0, FORMED, deadline.share(DRAWS))));
    return Form.of(drawn);
  }

  private static <T> Supplier<T> remembered(Supplier<T> source) {
    List<T> made = new ArrayList<>();
    return () -> {
      if (made.isEmpty()) {
        made.add(source.get());
      }
      return made.get(0);
    };
  }
}
