package harness.jury;

import java.util.List;

/**
 * The programs of a problem, each as {@code --solution} takes it.
 *
 * @param name of the problem
 * @param generators programs with the template of their arguments behind them, in the order of
 *     their turns
 * @param references what is believed; the first one's output is shown
 * @param validators see every input before anything else does
 * @param checker a program, or {@code std:NAME}; null to compare by tokens
 * @param codes how a checker program speaks
 */
public record JuryParts(
    String name,
    List<String> generators,
    List<String> references,
    List<String> validators,
    String checker,
    CheckerCodes codes,
    JuryLimits limits) {
  public JuryParts {
    generators = List.copyOf(generators);
    references = List.copyOf(references);
    validators = List.copyOf(validators);
  }
}
