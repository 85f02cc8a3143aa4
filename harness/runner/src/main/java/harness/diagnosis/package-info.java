/** Names lines of a program that may be wrong, by its runs. A hint for people, never a verdict. */
@NullMarked
package harness.diagnosis;

import org.jspecify.annotations.NullMarked;
