package harness.shrink;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.problem.Account;
import harness.problem.Posed;
import harness.problem.Problem;
import harness.shrink.text.Layout;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Describes failures of problems without distances. */
record PlainSummary(Problem problem, Probe.Setting setting, ProbePool pool, long startNanos) {

  /** Describes a failure without shrinking it; null if time is up. */
  Smallest asItIs(Finding finding, String note, Deadline deadline) {
    List<Posed> file = finding.file().stream().map(this::posed).toList();
    List<Observation> seen = pool.look(file, deadline);
    return seen == null ? null : of(file, seen.get(seen.size() - 1), note, false);
  }

  /**
   * Describes a failure without shrinking it, by the first of several runs that shows it; null if
   * time is up.
   */
  Smallest asFound(Finding finding, String note, int runs, Deadline deadline) {
    List<Posed> file = finding.file().stream().map(this::posed).toList();
    Observation last = null;
    for (int run = 0; run < runs; run++) {
      List<Observation> seen = pool.look(file, deadline);
      if (seen == null) {
        break;
      }
      last = seen.get(seen.size() - 1);
      if (file.size() > 1
          ? finding.kind().matchesInFile(last.judgement())
          : finding.kind().matchesOneRun(last.judgement())) {
        return of(file, last, note, false);
      }
    }
    String unseen = note + "; not seen again in " + pool.ran() + " runs";
    return last == null ? null : of(file, last, unseen, false);
  }

  /**
   * Describes a file in which the last case is wrong.
   *
   * @param seen observation of that case
   * @param proven whether all smaller cases were tried
   */
  Smallest of(List<? extends Posed> file, Observation seen, String note, boolean proven) {
    Posed wrong = file.get(file.size() - 1);
    Account account = setting.checker().account(wrong.each(), wrong.truth(), seen.output());
    List<String> inputs = file.stream().map(each -> each.each().input()).toList();
    String input = String.join("", inputs);
    return SmallestBuilder.builder()
        .input(input)
        .cases(file.size())
        .bytes(input.length())
        .tokens(Layout.of(input).tokens())
        .claimed(account.claimed())
        .expected(account.expected())
        .proven(proven)
        .file(new String(problem.files().file(inputs), StandardCharsets.ISO_8859_1))
        .wrong(file.size())
        .picture(wrong.each().input())
        .output(seen.printed() == null ? account.said() : seen.printed())
        .moves(account.moves())
        .answers(account.right())
        .right(account.right())
        .rightMoves(account.rightMoves())
        .reason(seen.judgement().reason())
        .detail(seen.judgement().detail())
        .groups(seen.partition() == null ? null : seen.partition().behaviours())
        .suspects(seen.partition() == null ? null : seen.partition().suspects())
        .note(note)
        .ran(pool.ran())
        .elapsedMs((System.nanoTime() - startNanos) / 1_000_000)
        .build();
  }

  private Posed posed(String input) {
    Case each = new Case(new CaseName(problem.name(), "found", 0, 0), input);
    return Posed.of(each, setting.truth(each));
  }
}
