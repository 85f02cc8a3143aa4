package harness.shrink;

import harness.problem.Account;
import harness.problem.Posed;
import harness.problem.Problem;
import harness.problem.SmallerDraws;
import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import harness.shrink.text.TextReduction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Makes a failing input small of a problem of which no more is known than what its programs say.
 */
final class InputShrinker {

  /** The part of the time for inputs that generators print for small arguments. */
  private static final double DRAWS = 0.35;

  private final Problem problem;
  private final Probe.Setting setting;
  private final ProbePool pool;
  private final long startNanos = System.nanoTime();

  InputShrinker(Problem problem, Probe.Setting setting, ProbePool pool) {
    this.problem = problem;
    this.setting = setting;
    this.pool = pool;
  }

  /** The smallest input that was found in time; null where not even the finding was seen again. */
  Smallest smallest(Finding finding, Deadline deadline) {
    FailureKind target = new FailureKind(finding.verdict(), finding.reason());
    Layout found = Layout.of(finding.file().get(finding.file().size() - 1));
    Optional<SmallerDraws> draws = problem.power(SmallerDraws.class);
    InputTrials trials =
        new InputTrials(problem.name(), setting.checker(), pool, target, layout -> true, deadline);
    boolean again = trials.first(Stream.of(new Candidate(found, 0)), deadline) != null;
    if (!again) {
      return null;
    }
    Layout start = found;
    if (draws.isPresent()) {
      Layout drawn = new SmallDraws(draws.get(), trials).first(found, deadline.share(DRAWS));
      start = drawn == null ? found : drawn;
    }
    Layout smallest = TextReduction.smallest(start, trials);
    String note = deadline.isOver() ? "the smallest found in time" : "no single token can go";
    return described(trials.failure(smallest), note);
  }

  private Smallest described(InputTrials.Failure failure, String note) {
    Posed wrong = failure.posed();
    Observation seen = failure.seen();
    Account account = setting.checker().account(wrong.each(), wrong.truth(), seen.output());
    String input = wrong.each().input();
    return new Smallest(
        input,
        1,
        null,
        account.claimed(),
        account.expected(),
        false,
        null,
        new String(problem.files().file(List.of(input)), StandardCharsets.ISO_8859_1),
        1,
        input,
        seen.printed() == null ? account.said() : seen.printed(),
        account.moves(),
        account.right(),
        account.right(),
        account.rightMoves(),
        Smallest.label(seen.judgement().reason()),
        seen.judgement().detail(),
        note,
        pool.ran(),
        (System.nanoTime() - startNanos) / 1_000_000,
        null);
  }
}
