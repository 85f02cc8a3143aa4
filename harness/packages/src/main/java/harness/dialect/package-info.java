/**
 * How checkers of other judges are called, and how they say what they think of an output. A dialect
 * is one class, and one constant of {@link harness.formats.CheckerCodes}.
 */
@NullMarked
package harness.dialect;

import org.jspecify.annotations.NullMarked;
