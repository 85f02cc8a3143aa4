package harness.jury;

import harness.cases.Reason;
import harness.describe.Description;
import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import harness.describe.value.Budget;
import harness.problem.BoundsHit;
import harness.problem.JudgeFailure;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

/**
 * Validates inputs or answers against their description, in this process.
 *
 * @param time time limit for one of them
 */
record DescribedValidator(String name, Description description, Duration time)
    implements JuryValidator, AnswerValidator {

  @Override
  public Map<String, BoundsHit> measure(byte[] input) {
    validate(input);
    return Map.of();
  }

  @Override
  public void validate(byte[] input) {
    try {
      read(input);
    } catch (Refused refused) {
      throw new JudgeFailure(name, Reason.INVALID_INPUT, refused.getMessage());
    }
  }

  @Override
  public void validate(byte[] input, byte[] answer, String whose) {
    try {
      read(answer);
    } catch (Refused refused) {
      throw ProgramAnswerValidator.refused(whose, name, refused.getMessage());
    }
  }

  private void read(byte[] text) throws Refused {
    try {
      description.validate(new String(text, StandardCharsets.ISO_8859_1), time);
    } catch (BadDescription | Budget.Spent bad) {
      throw new JudgeFailure(name, Reason.VALIDATOR_FAILED, bad.getMessage());
    }
  }
}
