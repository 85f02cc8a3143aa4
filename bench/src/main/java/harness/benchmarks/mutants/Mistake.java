package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.function.Function;

/**
 * A way to be wrong.
 *
 * @param words what is said instead
 * @param made the answer for a case; the case's own right one where this mistake cannot be made
 */
record Mistake(String words, Function<Sight, Answer> made) {}
