package harness.jury;

import harness.cases.Case;
import harness.formats.PackageTest;
import harness.formats.TestJudging;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Function;

/**
 * The flags of drawn cases. A case that equals a test with its own flags has these, and otherwise
 * those of the rule that made it; but a case that a rule made for a group of tests has the flags of
 * the rule. A case that no rule made, such as a smaller one, has the usual flags, unless it is only
 * valid with those of a rule.
 */
final class DrawnFlags {

  private final JuryProblem problem;
  private final TestsByInput tests;
  private final List<JuryValidator> usual;

  /** The flags of the rules that have their own, by the names of the generators. */
  private final Map<String, Optional<TestJudging>> ofRules = new LinkedHashMap<>();

  private final Map<TestJudging, List<JuryValidator>> validators = new LinkedHashMap<>();
  private final Map<Case, Optional<TestJudging>> found =
      Collections.synchronizedMap(new WeakHashMap<>());

  /**
   * Reads the flags of rules.
   *
   * @param tests those with their own flags
   * @param usual the validators of other inputs
   * @param compiled the validators that flags declare
   */
  DrawnFlags(
      JuryProblem problem,
      TestsByInput tests,
      List<JuryValidator> usual,
      Function<TestJudging, List<JuryValidator>> compiled) {
    this.problem = problem;
    this.tests = tests;
    this.usual = usual;
    problem.sources().forEach(each -> ofRules.put(each.name(), Optional.empty()));
    for (ProgramGenerator each : problem.programs()) {
      TestJudging own = each.rule().judging();
      if (own != null) {
        ofRules.put(each.name(), Optional.of(own));
        validators.computeIfAbsent(own, compiled);
      }
    }
  }

  boolean areOfRules() {
    return !validators.isEmpty();
  }

  /** The flags of a case; empty if they are the usual ones. */
  Optional<TestJudging> of(Case each) {
    if (problem.group(each.name()) != null) {
      return ofRules.getOrDefault(each.name().generator(), Optional.empty());
    }
    Optional<TestJudging> ofTest = tests.of(each).map(PackageTest::judging);
    if (ofTest.isPresent()) {
      return ofTest;
    }
    Optional<TestJudging> ofRule = ofRules.get(each.name().generator());
    return ofRule != null ? ofRule : found.computeIfAbsent(each, this::search);
  }

  private Optional<TestJudging> search(Case each) {
    return validators.isEmpty() || JuryValidator.allAccept(usual, each.input())
        ? Optional.empty()
        : validators.keySet().stream()
            .filter(one -> JuryValidator.allAccept(validators.get(one), each.input()))
            .findFirst();
  }
}
