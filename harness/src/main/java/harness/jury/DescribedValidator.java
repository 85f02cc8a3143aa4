package harness.jury;

import harness.cases.Reason;
import harness.describe.Description;
import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import harness.describe.value.Budget;
import harness.problem.JudgeFailure;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * Validates inputs or answers against their description, in this process.
 *
 * @param time time limit for one of them
 */
record DescribedValidator(String name, Description description, Duration time)
    implements JuryValidator, AnswerValidator {

  @Override
  public void validate(String input) {
    try {
      read(input);
    } catch (Refused refused) {
      throw new JudgeFailure(name, Reason.INVALID_INPUT, refused.getMessage());
    }
  }

  @Override
  public void validateAnswer(String input, byte[] answer, String whose) {
    try {
      read(new String(answer, StandardCharsets.ISO_8859_1));
    } catch (Refused refused) {
      throw AnswerValidator.refused(whose, name, refused.getMessage());
    }
  }

  private void read(String text) throws Refused {
    try {
      description.validate(text, time);
    } catch (BadDescription | Budget.Spent bad) {
      throw new JudgeFailure(name, Reason.VALIDATOR_FAILED, bad.getMessage());
    }
  }
}
