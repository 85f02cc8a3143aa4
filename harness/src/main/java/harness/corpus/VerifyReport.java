package harness.corpus;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import harness.cases.Judgement;
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
public record VerifyReport(@JsonUnwrapped RunReport run, List<FileReport> files) {

  /**
   * One file.
   *
   * @param why what it catches, empty if unknown
   * @param cases number of cases in it
   * @param failed verdicts of the submissions that are not accepted on it, by name
   */
  public record FileReport(String name, String why, int cases, Map<String, String> failed) {}

  /**
   * Makes the report of a finished run.
   *
   * @param submissions names in the campaign's order
   */
  public static VerifyReport of(
      RunReport run, SavedFiles files, List<String> submissions, FileTally tally) {
    List<FileReport> reports = new ArrayList<>();
    for (int f = 0; f < files.files().size(); f++) {
      Map<String, String> failed = new LinkedHashMap<>();
      for (int s = 0; s < submissions.size(); s++) {
        Judgement worst = tally.worst(s, f);
        if (!worst.isAccepted()) {
          failed.put(submissions.get(s), worst.verdict().label());
        }
      }
      CaseFile file = files.files().get(f);
      reports.add(new FileReport(file.name(), file.why(), file.cases(), failed));
    }
    return new VerifyReport(run, reports);
  }
}
