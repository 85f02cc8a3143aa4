package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Reason;
import harness.describe.Description;
import harness.problem.JudgeFailure;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Small inputs of a form, of which validators decide. */
final class FormDrawsTest {

  private static final Description ONE_NUMBER = Description.parse("INT(1, 1000000) NEWLINE\n");

  private record Accepting(Predicate<Long> valid) implements JuryValidator {

    @Override
    public String name() {
      return "validator";
    }

    @Override
    public void validate(String input) {
      if (!valid.test(Long.valueOf(input.strip()))) {
        throw new JudgeFailure(name(), Reason.INVALID_INPUT, "no");
      }
    }
  }

  private static FormDraws draws(Description form, Predicate<Long> valid) {
    return new FormDraws("sum", FormDraws.NAME, () -> form, List.of(new Accepting(valid)));
  }

  @Test
  void onlyWhatTheValidatorsAcceptIsDrawn() {
    FormDraws odd = draws(ONE_NUMBER, number -> number % 2 == 1);
    Set<String> drawn = new HashSet<>();
    int skipped = 0;
    for (int index = 0; index < 100; index++) {
      try {
        drawn.add(odd.draw(1, index).input());
      } catch (JudgeFailure none) {
        assertTrue(none.isExcused());
        skipped++;
      }
    }
    assertTrue(drawn.stream().allMatch(each -> Long.parseLong(each.strip()) % 2 == 1));
    assertTrue(drawn.size() > 20, "" + drawn.size());
    assertTrue(skipped < 10, "" + skipped);
  }

  @Test
  void anIndexAlwaysHasTheSameInput() {
    for (int index = 0; index < 10; index++) {
      String once = draws(ONE_NUMBER, number -> true).draw(1, index).input();
      assertEquals(once, draws(ONE_NUMBER, number -> true).draw(1, index).input());
    }
  }

  @Test
  void aFormThatValidatorsRejectDoesNotPay() {
    FormDraws never = draws(ONE_NUMBER, number -> false);
    assertFalse(never.pays());
    assertTrue(assertThrows(JudgeFailure.class, () -> never.draw(1, 0)).isExcused());
    assertFalse(draws(null, number -> true).pays());
    assertTrue(draws(ONE_NUMBER, number -> true).pays());
  }
}
