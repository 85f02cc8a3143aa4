package harness.corpus;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import harness.cases.Verdict;
import harness.report.RunReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A run on saved files, as data. Its JSON is that of a run, with the files added.
 *
 * @param run the run with its findings
 * @param files the results of each file, in order
 */
record VerifyReport(@JsonUnwrapped RunReport run, List<FileReport> files) {

  /**
   * One file.
   *
   * @param why what it catches, empty if unknown
   * @param cases number of cases in it
   * @param failed verdicts of the submissions that are not accepted on it, by name
   */
  record FileReport(String name, String why, int cases, Map<String, String> failed) {}

  static VerifyReport of(RunReport run, FileTally tally) {
    List<FileReport> reports = new ArrayList<>();
    for (int f = 0; f < tally.files().size(); f++) {
      Map<String, String> failed = new LinkedHashMap<>();
      for (int s = 0; s < tally.submissions().size(); s++) {
        Verdict worst = tally.at(s, f).worst();
        if (worst != Verdict.ACCEPTED) {
          failed.put(tally.submissions().get(s).name(), worst.label());
        }
      }
      CaseFile file = tally.files().get(f);
      reports.add(new FileReport(file.name(), file.why(), file.cases(), failed));
    }
    return new VerifyReport(run, reports);
  }
}
