package harness.jury;

import harness.cases.Case;
import harness.cases.Reason;
import harness.problem.JudgeFailure;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The groups of tests that inputs are drawn for.
 *
 * @param byGenerator the name of the group by that of the generator, or of its family; generators
 *     that draw for none are missing
 * @param validators those of each group that a generator draws for, by its name
 */
record DrawnGroups(Map<String, String> byGenerator, Map<String, List<JuryValidator>> validators) {

  static final DrawnGroups NONE = new DrawnGroups(Map.of(), Map.of());

  DrawnGroups {
    byGenerator = Collections.unmodifiableMap(new LinkedHashMap<>(byGenerator));
    validators = Collections.unmodifiableMap(new LinkedHashMap<>(validators));
  }

  /** A failure; if a generator drew an input that is invalid in its group, with both named. */
  JudgeFailure explained(JudgeFailure failure, Case each) {
    String group = byGenerator.get(each.name().generator());
    if (group == null || failure.judgement().reason() != Reason.INVALID_INPUT) {
      return failure;
    }
    List<String> others =
        validators.keySet().stream()
            .filter(other -> !other.equals(group))
            .filter(other -> JuryValidator.allAccept(validators.get(other), each.input()))
            .toList();
    String valid = others.isEmpty() ? "" : "; it is valid in " + String.join(", ", others);
    return failure.with(" (an input drawn for " + group + valid + ")");
  }
}
