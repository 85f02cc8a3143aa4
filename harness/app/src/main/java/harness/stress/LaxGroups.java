package harness.stress;

import harness.cases.CaseName;
import harness.cases.Generator;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.jury.OpenJury;
import harness.report.GroupCases;
import harness.report.ReportedFinding;
import harness.report.ReportedFindingBuilder;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds validators of groups that let inputs of harder groups pass. An accepted input alone proves
 * nothing: it may just be small. But if a submission fails on it that is expected to be accepted in
 * the easier group, then not both can be right.
 */
record LaxGroups(OpenJury jury) {

  /** A submission that fails in one group as expected, on an input that is valid in another. */
  private record Contradiction(String submission, GroupCases failed, GroupCases easier) {

    /** The verdicts with which it failed as expected. */
    List<Verdict> failures() {
      return failed.verdicts().keySet().stream().filter(failed.expected()::contains).toList();
    }

    boolean isPossible() {
      return failed.mustFail()
          && failed.caught() != null
          && easier.expected().contains(Verdict.ACCEPTED)
          && Collections.disjoint(failures(), easier.expected())
          && !isInside(failed.name(), easier.name())
          && !isInside(easier.name(), failed.name());
    }

    private static boolean isInside(String inner, String outer) {
      return (inner + "/").startsWith(outer + "/");
    }

    String text() {
      return "drawn for %s, but also valid in %s, where %s is expected to be accepted, and fails with %s: the validator of %s is too lax, or %s is wrong there"
          .formatted(
              failed.name(),
              easier.name(),
              submission,
              failures().stream().map(Verdict::label).collect(Collectors.joining(" or ")),
              easier.name(),
              submission);
    }
  }

  /** The judge errors that the cases show on which submissions failed as expected. */
  List<ReportedFinding> findings(RunReport report) {
    List<ReportedFinding> findings = new ArrayList<>();
    for (SubmissionReport each : report.submissions()) {
      for (GroupCases failed : each.separateGroups()) {
        each.separateGroups().stream()
            .map(easier -> new Contradiction(each.name(), failed, easier))
            .filter(Contradiction::isPossible)
            .filter(found -> jury.differInValidators(failed.name(), found.easier().name()))
            .forEach(found -> check(found, findings));
      }
    }
    return findings;
  }

  private void check(Contradiction found, List<ReportedFinding> findings) {
    CaseName name = CaseName.parse(found.failed().caught());
    Generator generator = jury.problem().generator(name.generator());
    String input = generator.draw(name.seed(), name.index()).input();
    jury.singleInputs()
        .acceptingIn(found.easier().name(), input)
        .ifPresent(
            validator ->
                findings.add(
                    ReportedFindingBuilder.builder()
                        .submission(validator)
                        .caseName(name.toString())
                        .verdict(Verdict.JUDGE_ERROR)
                        .reason(Reason.INVALID_INPUT)
                        .detail(found.text())
                        .group(found.easier().name())
                        .drawnBy(generator.call(name.seed(), name.index()))
                        .judging(found.submission())
                        .input(input)
                        .output("")
                        .right("")
                        .siding(List.of())
                        .build()));
  }
}
