/** Finds out which lines of a program its runs execute. A hint for people, never a verdict. */
@NullMarked
package harness.coverage;

import org.jspecify.annotations.NullMarked;
