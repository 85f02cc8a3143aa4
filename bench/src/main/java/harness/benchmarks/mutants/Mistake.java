package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.function.Function;

/**
 * A way to be wrong.
 *
 * @param words describes the wrong answer
 * @param made the answer for a case; the right one if the mistake is impossible there
 */
record Mistake(String words, Function<Sight, Answer> made) {}
