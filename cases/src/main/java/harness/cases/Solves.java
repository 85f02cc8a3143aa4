package harness.cases;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a {@link Solver} solves, under which name, and what it promises. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Solves {

  /** {@link #reach()} of a solver that takes every case, those without a solution included. */
  int EVERYTHING = Integer.MAX_VALUE;

  /** Lower-case name of the puzzle. */
  String puzzle();

  /** Lower-case name with hyphens, the same across puzzles: {@code ida-star}. */
  String name();

  /** What its answers promise. */
  Guarantee guarantee() default Guarantee.OPTIMAL;

  /**
   * The largest exact distance, in moves, that it solves well within the puzzle's limits, as
   * measured; the default run gives it no case beyond.
   */
  int reach() default EVERYTHING;
}
