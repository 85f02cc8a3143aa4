package harness.report.text;

import harness.report.Proof;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SanitizedReport;
import harness.report.SharedFinding;
import harness.report.UndefinedBehaviour;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Prints a run's report on one screen: what failed and on which input, what was tried, and the next
 * command.
 *
 * @param files names the file that holds the input of a finding, if there is one
 * @param onward the command to continue with if nothing is wrong
 */
public record BriefText(
    RunReport report,
    Style style,
    Function<ReportedFinding, Optional<String>> files,
    String onward) {

  /** Rows of the report. The rest of 24 is for what commands say on standard error. */
  static final int MOST_ROWS = 20;

  /** Findings after the first that are named. */
  private static final int MOST_NAMED = 2;

  private static final int MOST_TRIED = 3;

  /** Rows about what is proven, of all submissions together. */
  private static final int MOST_PROOFS = 6;

  public void print(PrintStream out) {
    CutRows end = end();
    CutRows findings = findings(MOST_ROWS - end.count());
    findings.print(out);
    end.print(out);
  }

  /** What is proven, what was tried, and the command. */
  private CutRows end() {
    CutRows end = proofs();
    Optional<String> next = next();
    String tried = new Conclusion(report).text() + "; " + seedAndTime();
    end.add(MOST_TRIED, printed -> printed.println(Text.wrap(tried)));
    next.ifPresent(each -> end.whole("next: " + each));
    return end;
  }

  /** What a run of every case proves, first about those that did not pass. */
  private CutRows proofs() {
    CutRows proofs = new CutRows();
    if (report.proofs() != null) {
      report.proofs().stream()
          .sorted(Comparator.comparing(Proof::proven))
          .forEach(each -> proofs.add(2, printed -> printed.println(Text.wrap(each.inWords()))));
      proofs.cut(MOST_PROOFS, "... more without --brief");
    }
    return proofs;
  }

  /** How the cases were drawn, and the time. */
  private String seedAndTime() {
    String seconds = String.format(Locale.ROOT, "%.1f s", report.elapsedMs() / 1e3);
    return Conclusion.isOfSavedFiles(report) ? seconds : "seed " + report.seed() + ", " + seconds;
  }

  private CutRows findings(int most) {
    List<SharedFinding> entries = SharedFinding.of(report.findings());
    List<SharedFinding> others = entries.subList(Math.min(1, entries.size()), entries.size());
    CutRows named = new CutRows();
    unbuilt().forEach(each -> named.add(2, printed -> printed.println(Text.wrap(each))));
    others.stream()
        .limit(MOST_NAMED)
        .forEach(each -> named.add(2, printed -> printed.println(Text.wrap(each.title()))));
    if (others.size() > MOST_NAMED) {
      named.whole("and " + (others.size() - MOST_NAMED) + " more findings: without --brief");
    }
    deviations().forEach(each -> named.add(2, printed -> printed.println(Text.wrap(each))));
    warnings().forEach(each -> named.add(2, printed -> printed.println(Text.wrap(each))));
    named.cut(most / 2, "... more without --brief");
    CutRows all = new CutRows();
    if (!entries.isEmpty()) {
      new BriefFinding(entries.get(0), style, files).addTo(all, most - named.count());
    }
    all.addAll(named);
    return all;
  }

  private List<String> unbuilt() {
    return report.findings().stream()
        .filter(ReportedFinding::isUnbuilt)
        .map(each -> each.submission() + ": compile-error: " + FirstError.of(each.detail()))
        .toList();
  }

  /** Results of groups of tests that are not as expected. */
  private List<String> deviations() {
    return report.scored().stream()
        .flatMap(each -> GroupWords.findings(each).stream().map(said -> each.name() + ": " + said))
        .toList();
  }

  private List<String> warnings() {
    return report.sanitized().stream()
        .filter(each -> !each.warnings().isEmpty())
        .map(each -> each.program() + ": warning: " + each.warnings().get(0).inWords())
        .toList();
  }

  /** The shortest command that shows the first finding or warning again, else the way on. */
  private Optional<String> next() {
    List<SharedFinding> entries = SharedFinding.of(report.findings());
    Stream<String> ofFindings =
        Stream.concat(entries.stream().map(SharedFinding::first), report.findings().stream())
            .map(BriefText::shortest)
            .flatMap(Optional::stream);
    Stream<String> ofWarnings =
        report.sanitized().stream()
            .map(SanitizedReport::warnings)
            .flatMap(List::stream)
            .map(UndefinedBehaviour::reproduce)
            .filter(Objects::nonNull);
    return Stream.concat(Stream.concat(ofFindings, ofWarnings), Stream.ofNullable(onward))
        .findFirst();
  }

  private static Optional<String> shortest(ReportedFinding finding) {
    return Stream.of(
            Optional.ofNullable(finding.smallest()).map(each -> each.reproduce()),
            Optional.ofNullable(finding.reproduce()))
        .flatMap(Optional::stream)
        .min(Comparator.comparingInt(String::length));
  }
}
