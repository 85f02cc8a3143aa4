package harness.tally;

import harness.report.SanitizedReport;
import java.util.List;
import java.util.TreeMap;

/** Sums up what runs with checks for undefined behaviour say. */
final class SanitizedTally {

  private final TreeMap<SanitizedReport, SanitizedReport> programs =
      new TreeMap<>(SanitizedReport.ORDER);

  void add(SanitizedReport some) {
    programs.merge(some, some, SanitizedReport::and);
  }

  void addAll(List<SanitizedReport> all) {
    all.forEach(this::add);
  }

  List<SanitizedReport> reports() {
    return List.copyOf(programs.values());
  }
}
