package harness.formats;

import harness.draw.ArgumentTemplate;
import java.util.List;

/**
 * What is known of the arguments of a generator that wants some, although nothing says which: calls
 * to try, the most likely first.
 *
 * @param wants the arguments that its source reads, for people; may be empty
 * @param calls at least one
 * @param optional whether the problem does without the generator if none of them works
 */
public record UnknownCall(String wants, List<Proposed> calls, boolean optional) {

  /** The arguments that generators get if nothing else is known: the seed. */
  public static final String SEED = "{seed}";

  public UnknownCall {
    calls = List.copyOf(calls);
  }

  /** These calls, of a generator that the problem need not have. */
  public UnknownCall asOptional() {
    return new UnknownCall(wants, calls, true);
  }

  /**
   * A call to try.
   *
   * @param guessed whether nobody wrote this call; inputs that it makes may be invalid
   */
  public record Proposed(ArgumentTemplate arguments, boolean guessed) {}
}
