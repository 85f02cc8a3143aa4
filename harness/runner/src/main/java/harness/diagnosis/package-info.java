/** Names undefined behaviour of a program on an input. A hint for people, never a verdict. */
@NullMarked
package harness.diagnosis;

import org.jspecify.annotations.NullMarked;
