package harness.export;

import harness.formats.CheckerCall;
import harness.formats.InteractorCall;
import harness.formats.ProblemPackage;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import java.util.List;
import java.util.function.Consumer;

/**
 * The flags of validators in the legacy ICPC format: words in one line, the same for all validators
 * of inputs.
 *
 * @param notes receives what cannot be written, in lines
 */
record LegacyFlags(ProgramsPackage problem, Consumer<String> notes) {

  /** The lines of a group's settings with the flags of all tests. */
  String ofAll() {
    ProblemPackage parts = problem.parts();
    return lines("data", ofInputs("data", parts.validators()), ofOutputs("data", usual()));
  }

  /**
   * The lines of a group's settings with the flags that its tests have in place of the usual ones.
   *
   * @param group its name, for notes
   * @param judging how its tests are judged, each once; null if like all tests
   */
  String ofGroup(String group, List<TestJudging> judging) {
    List<TestJudging> own =
        judging.stream().map(each -> each == null ? usual() : each).distinct().toList();
    if (own.size() > 1) {
      notes.accept(group + ": flags of single tests are left out; those of its first test hold");
    }
    TestJudging first = own.get(0);
    String inputs = ofInputs(group, first.validators());
    String outputs = ofOutputs(group, first);
    return lines(
        group,
        inputs.equals(ofInputs("data", problem.parts().validators())) ? null : inputs,
        outputs.equals(ofOutputs("data", usual())) ? null : outputs);
  }

  private TestJudging usual() {
    ProblemPackage parts = problem.parts();
    return new TestJudging(
        parts.validators(), parts.answerValidators(), parts.checker(), parts.interactor());
  }

  /** Lines for flags that are not null. */
  private static String lines(String group, String inputs, String outputs) {
    boolean isAll = group.equals("data");
    return line("input_validator_flags", inputs, isAll)
        + line("output_validator_flags", outputs, isAll);
  }

  private static String line(String key, String flags, boolean isAll) {
    boolean isNothing = flags == null || (isAll && flags.isEmpty());
    return isNothing ? "" : key + ": " + ExportFolder.quoted(flags) + "\n";
  }

  private String ofInputs(String group, List<ValidatorCall> calls) {
    List<List<String>> all =
        calls.stream()
            .filter(each -> !IcpcFlags.isDescription(each))
            .map(each -> each.call().arguments())
            .distinct()
            .toList();
    if (all.size() > 1) {
      notes.accept(
          group
              + ": flags of validators are left out: the legacy format icpc gives all validators the"
              + " same");
    }
    return all.size() == 1 ? joined(group, all.get(0)) : "";
  }

  private String ofOutputs(String group, TestJudging judging) {
    InteractorCall interactor = judging.interactor();
    if (interactor != null) {
      return joined(group, interactor.call().arguments());
    }
    CheckerCall checker = judging.checker();
    String comparison = ProgramsPackage.comparison(checker);
    return joined(
        group,
        comparison == null
            ? checker.programs().get(0).arguments()
            : IcpcFlags.ofComparison(comparison));
  }

  private String joined(String group, List<String> words) {
    if (words.stream().anyMatch(each -> each.isEmpty() || each.matches("(?s).*\\s.*"))) {
      notes.accept(
          group
              + ": flags with spaces are left out: the legacy format icpc splits flags at spaces");
      return "";
    }
    return String.join(" ", words);
  }
}
