package harness.shrink;

import harness.shrink.text.Candidate;
import java.util.stream.Stream;

/** Tries inputs in order. */
@FunctionalInterface
interface FirstFailing {

  /** The first input that fails; null if none does in time. */
  Candidate of(Stream<Candidate> inputs, Deadline until);
}
