package harness.cases;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The puzzle that a {@link Solver} solves, the solver's name, and its guarantee. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Solves {

  /** {@link #reach()} of a solver that is given every case, including unsolvable ones. */
  int EVERYTHING = Integer.MAX_VALUE;

  /** Lower-case name of the puzzle. */
  String puzzle();

  /** Lower-case name with hyphens, the same across puzzles: {@code ida-star}. */
  String name();

  /** The guarantee on its answers. */
  Guarantee guarantee() default Guarantee.OPTIMAL;

  /**
   * The largest exact distance, in moves, that it was measured to solve well within the puzzle's
   * limits. A default run gives it no farther case.
   */
  int reach() default EVERYTHING;
}
