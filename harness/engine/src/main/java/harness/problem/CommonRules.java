package harness.problem;

/**
 * What a problem's samples have in common beyond the form that its inputs are assumed to have.
 * Inputs that have it are most likely valid; others may be.
 */
public interface CommonRules {

  /** Whether there are none. */
  boolean isEmpty();

  /** The first rule that an input breaks, in a few words; null if it has all. */
  String broken(String input);

  /** Draws inputs that have all. */
  SmallerDraws draws();

  /** Lists inputs that have all. */
  AllInputs all();
}
