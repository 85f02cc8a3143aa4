package harness.shrink;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.problem.Account;
import harness.problem.Posed;
import harness.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Describes a failure of a problem that has no reducer: as it is. */
final class PlainDescription {

  private final Problem problem;
  private final Probe.Setting setting;
  private final ProbePool pool;
  private final long startNanos = System.nanoTime();

  PlainDescription(Problem problem, Probe.Setting setting, ProbePool pool) {
    this.problem = problem;
    this.setting = setting;
    this.pool = pool;
  }

  /** The failure as it is; null where time is up. */
  Smallest of(Finding finding, Deadline deadline) {
    List<Posed> file = finding.file().stream().map(this::posed).toList();
    List<Observation> seen = pool.look(file, deadline);
    if (seen == null) {
      return null;
    }
    Observation last = seen.get(seen.size() - 1);
    Posed wrong = file.get(file.size() - 1);
    Account account = setting.checker().account(wrong.each(), wrong.truth(), last.output());
    return new Smallest(
        String.join("", finding.file()),
        file.size(),
        null,
        account.claimed(),
        account.expected(),
        false,
        null,
        new String(problem.files().file(finding.file()), StandardCharsets.ISO_8859_1),
        file.size(),
        wrong.each().input(),
        last.printed() == null ? account.said() : last.printed(),
        account.moves(),
        account.right(),
        account.right(),
        account.rightMoves(),
        Smallest.label(last.judgement().reason()),
        last.judgement().detail(),
        "as it is",
        pool.ran(),
        (System.nanoTime() - startNanos) / 1_000_000,
        null);
  }

  private Posed posed(String input) {
    Case each = new Case(new CaseName(problem.name(), "found", 0, 0), input);
    return Posed.of(each, setting.checker().truth(each));
  }
}
