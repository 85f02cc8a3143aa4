package harness.report;

import harness.cases.Verdict;
import java.util.Map;

/**
 * The results on a saved file, or on a test of a package.
 *
 * @param why what it catches, empty if unknown
 * @param cases number of cases in it
 * @param failed verdicts of the submissions that are not accepted on it, by name
 */
public record FileReport(String name, String why, int cases, Map<String, Verdict> failed) {}
